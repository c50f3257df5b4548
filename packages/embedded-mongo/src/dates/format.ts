import { CommandError } from '../errors.ts';
import {
  calendarDay,
  dayOfYear,
  isoDayOfWeek,
  isoWeekOf,
  msPerDay,
  msPerHour,
  msPerMinute,
  msPerSecond,
  weekOfYear,
} from './calendar.ts';
import type { Zone } from './zone.ts';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** What a format is filled from. */
interface Moment {
  /** The number of the local day. */
  day: number;
  /** Milliseconds since local midnight. */
  time: number;
  offset: number;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function yearText(year: number): string {
  if (year < 0 || year > 9999) {
    throw new CommandError(
      18537,
      `$dateToString is only defined on year 0-9999, tried to use year ${year}`,
    );
  }
  return pad(year, 4);
}

const monthName = (day: number): string => monthNames[calendarDay(day).month - 1] as string;

const specifiers: Record<string, (moment: Moment) => string> = {
  '%': () => '%',
  Y: ({ day }) => yearText(calendarDay(day).year),
  m: ({ day }) => pad(calendarDay(day).month, 2),
  d: ({ day }) => pad(calendarDay(day).day, 2),
  H: ({ time }) => pad(Math.floor(time / msPerHour), 2),
  M: ({ time }) => pad(Math.floor(time / msPerMinute) % 60, 2),
  S: ({ time }) => pad(Math.floor(time / msPerSecond) % 60, 2),
  L: ({ time }) => pad(time % msPerSecond, 3),
  j: ({ day }) => pad(dayOfYear(calendarDay(day)), 3),
  w: ({ day }) => String((isoDayOfWeek(day) % 7) + 1),
  u: ({ day }) => String(isoDayOfWeek(day)),
  U: ({ day }) => pad(weekOfYear(day), 2),
  V: ({ day }) => pad(isoWeekOf(day).week, 2),
  G: ({ day }) => yearText(isoWeekOf(day).year),
  b: ({ day }) => monthName(day).slice(0, 3),
  B: ({ day }) => monthName(day),
  z: ({ offset }) => {
    const minutes = Math.abs(Math.trunc(offset / msPerMinute));
    return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${pad(minutes % 60, 2)}`;
  },
  Z: ({ offset }) => {
    const minutes = Math.trunc(offset / msPerMinute);
    return `${minutes < 0 ? '-' : '+'}${Math.abs(minutes)}`;
  },
};

/** The specifiers `$dateFromString` understands. */
const parsed = new Set('bBdGHLmMSuVYzZ%');
const written = new Set(Object.keys(specifiers));

/** Refuses a format with an unknown specifier (18536) or a lone `%` at its end (18535). */
export function checkFormat(format: string, use: 'parse' | 'write'): void {
  const known = use === 'parse' ? parsed : written;
  for (let i = 0; i < format.length; i++) {
    if (format[i] !== '%') continue;
    const specifier = format[++i];
    if (specifier === undefined) {
      throw new CommandError(18535, "Unmatched '%' at end of format string");
    }
    if (!known.has(specifier)) {
      throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
    }
  }
}

const formatters = new Map<string, (zone: Zone, instant: number) => string>();

/** Writes an instant by a format that was checked. */
export function formatDate(zone: Zone, instant: number, format: string): string {
  let formatter = formatters.get(format);
  if (!formatter) {
    if (formatters.size >= 1000) formatters.clear();
    formatter = compileFormat(format);
    formatters.set(format, formatter);
  }
  return formatter(zone, instant);
}

function compileFormat(format: string): (zone: Zone, instant: number) => string {
  const parts = format.split(/(%.)/s).map((part) => {
    const write = part.startsWith('%') ? specifiers[part[1] as string] : undefined;
    return write ?? part;
  });
  return (zone, instant) => {
    const offset = zone.offsetAt(instant);
    const local = instant + offset;
    const day = Math.floor(local / msPerDay);
    const moment: Moment = { day, time: local - day * msPerDay, offset };
    let text = '';
    for (const part of parts) text += typeof part === 'string' ? part : part(moment);
    return text;
  };
}
