import { CommandError } from '../errors.ts';
import {
  calendarDay,
  dayNumber,
  daysInMonth,
  isoDayOfWeek,
  msPerDay,
  msPerHour,
  msPerMinute,
  msPerSecond,
} from './calendar.ts';
import { type Zone, instantOf, localTime } from './zone.ts';

const units = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
] as const;

export type TimeUnit = (typeof units)[number];

/** Milliseconds of the units that are the same everywhere and always. */
const fixedUnits: Partial<Record<TimeUnit, number>> = {
  hour: msPerHour,
  minute: msPerMinute,
  second: msPerSecond,
  millisecond: 1,
};

/** Reads the name of a unit; undefined when there is no such unit. */
export function timeUnit(name: string): TimeUnit | undefined {
  return units.find((unit) => unit === name);
}

/** The milliseconds of a unit that has a fixed length (a week included), else undefined. */
export function unitLength(unit: TimeUnit): number | undefined {
  if (unit === 'week') return 7 * msPerDay;
  return unit === 'day' ? msPerDay : fixedUnits[unit];
}

const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Reads the name of a day of the week, whole or its first three letters; Monday is 1. */
export function weekDayNamed(name: string): number | undefined {
  const lower = name.toLowerCase();
  const place = weekDays.findIndex((day) => day === lower || day.slice(0, 3) === lower);
  return place === -1 ? undefined : place + 1;
}

/** A date from milliseconds; refuses what lies outside the range of dates. */
export function dateFrom(ms: number, code: number, what: string): Date {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) throw new CommandError(code, `${what} overflowed`);
  return date;
}

/**
 * Adds units to an instant. Days and longer units keep the local time of day; months keep the day,
 * or take the last of a shorter month.
 */
export function addUnits(zone: Zone, instant: number, unit: TimeUnit, amount: number): number {
  if (amount === 0) return instant;
  const fixed = fixedUnits[unit];
  if (fixed !== undefined) return instant + amount * fixed;
  const offset = zone.offsetAt(instant);
  const local = instant + offset;
  const day = Math.floor(local / msPerDay);
  const target = addDays(day, unit, amount);
  return instantOf(zone, target * msPerDay + (local - day * msPerDay), offset);
}

function addDays(day: number, unit: TimeUnit, amount: number): number {
  switch (unit) {
    case 'year':
      return addMonths(day, amount * 12);
    case 'quarter':
      return addMonths(day, amount * 3);
    case 'month':
      return addMonths(day, amount);
    case 'week':
      return day + amount * 7;
    default:
      return day + amount;
  }
}

function addMonths(number: number, amount: number): number {
  const { year, month, day } = calendarDay(number);
  const months = year * 12 + (month - 1) + amount;
  const newYear = Math.floor(months / 12);
  const newMonth = months - newYear * 12 + 1;
  return dayNumber(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** How many boundaries of a unit lie between two instants. */
export function countUnits(
  zone: Zone,
  start: number,
  end: number,
  unit: TimeUnit,
  startOfWeek: number,
): number {
  if (unit === 'millisecond') return end - start;
  const from = localTime(zone, start);
  const to = localTime(zone, end);
  const fixed = fixedUnits[unit];
  if (fixed !== undefined) {
    // By the clock, put right by how far the clocks were moved in between.
    const moved = from - start - (to - end);
    return Math.floor(to / fixed) - Math.floor(from / fixed) + Math.trunc(moved / fixed);
  }
  return (
    unitNumber(Math.floor(to / msPerDay), unit, startOfWeek) -
    unitNumber(Math.floor(from / msPerDay), unit, startOfWeek)
  );
}

/** Numbers the days, weeks, months, quarters or years; the difference of two is their distance. */
function unitNumber(day: number, unit: TimeUnit, startOfWeek: number): number {
  if (unit === 'day') return day;
  // Day 0, in 1970, was a Thursday.
  if (unit === 'week') return Math.floor((day + 4 - startOfWeek) / 7);
  const { year, month } = calendarDay(day);
  if (unit === 'year') return year;
  return unit === 'quarter' ? year * 4 + Math.floor((month - 1) / 3) : year * 12 + month - 1;
}

/** 1 January 2000, a Saturday: from here `$dateTrunc` counts its bins. */
const referenceDay = dayNumber(2000, 1, 1);

/** The start of the bin of `size` units that an instant lies in; bins are counted from 2000. */
export function truncateTo(
  zone: Zone,
  instant: number,
  unit: TimeUnit,
  size: number,
  startOfWeek: number,
): number {
  const offset = zone.offsetAt(referenceDay * msPerDay);
  const fixed = fixedUnits[unit];
  if (fixed !== undefined) {
    const reference = referenceDay * msPerDay - offset;
    return instant - modulo(instant - reference, size * fixed);
  }
  const reference =
    unit === 'week'
      ? referenceDay + modulo(startOfWeek - isoDayOfWeek(referenceDay), 7)
      : referenceDay;
  const day = Math.floor(localTime(zone, instant) / msPerDay);
  const distance = unitNumber(day, unit, startOfWeek) - unitNumber(reference, unit, startOfWeek);
  const target = addDays(reference, unit, distance - modulo(distance, size));
  return instantOf(zone, target * msPerDay, offset);
}

function modulo(value: number, by: number): number {
  const rest = value % by;
  return rest < 0 ? rest + by : rest;
}
