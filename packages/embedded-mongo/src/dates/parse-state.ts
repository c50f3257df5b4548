import { CommandError } from '../errors.ts';
import {
  dayNumber,
  daysInMonth,
  isoDayOfWeek,
  msPerDay,
  msPerHour,
  msPerMinute,
} from './calendar.ts';
import { monthNames } from './format.ts';
import { type Zone, instantOf } from './zone.ts';

/** What was read of a date so far. */
export interface ParsedDate {
  year?: number;
  month?: number;
  day?: number;
  /** A day number, from forms that name the day otherwise. */
  dayNumber?: number;
  hour?: number;
  minute?: number;
  second?: number;
  millisecond?: number;
  /** Minutes ahead of UTC, and how the text said so. */
  offset?: { minutes: number; kind: 'offset' | 'name'; text: string };
  /** A day of the week that the date is moved on to; Monday is 1. */
  weekDay?: number;
}

/** A text that is no date: 241, which `onError` answers. */
export function noDate(text: string, reason: string): CommandError {
  return new CommandError('ConversionFailure', `Error parsing date string '${text}'; ${reason}`);
}

/** The number of a month by its English name or first three letters; undefined for other words. */
export function monthNamed(name: string): number | undefined {
  const lower = name.toLowerCase();
  if (lower === 'sept') return 9;
  const place = monthNames.findIndex(
    (month) => month.toLowerCase() === lower || month.slice(0, 3).toLowerCase() === lower,
  );
  return place === -1 ? undefined : place + 1;
}

/** The instant that a text named, read in a zone unless the text named its own. */
export function instantRead(text: string, parsed: ParsedDate, zone: Zone): number {
  const { hour = 0, minute = 0, second = 0, millisecond = 0, offset } = parsed;
  if (hour > 23 || minute > 59 || second > 59) throw noDate(text, '0: The parsed time was invalid');
  let day = dayRead(text, parsed);
  if (parsed.weekDay !== undefined) day += (parsed.weekDay - isoDayOfWeek(day) + 7) % 7;
  const local = day * msPerDay + hour * msPerHour + minute * msPerMinute + second * 1000;
  if (offset) {
    if (!zone.isUtc) throw twoZones(offset);
    return local - offset.minutes * msPerMinute + millisecond;
  }
  return instantOf(zone, local) + millisecond;
}

function dayRead(text: string, parsed: ParsedDate): number {
  if (parsed.dayNumber !== undefined) return parsed.dayNumber;
  const { year, month, day } = parsed;
  if (year === undefined || month === undefined || day === undefined) {
    throw new CommandError(
      'ConversionFailure',
      `an incomplete date/time string has been found, with elements missing: "${text}"`,
    );
  }
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw noDate(text, `${text.length}: The parsed date was invalid ''`);
  }
  return dayNumber(year, month, day);
}

function twoZones(offset: NonNullable<ParsedDate['offset']>): CommandError {
  const what = offset.kind === 'offset' ? 'GMT offset' : `time zone information ('${offset.text}')`;
  return new CommandError(
    'ConversionFailure',
    `you cannot pass in a date/time string with ${what} together with a timezone argument`,
  );
}
