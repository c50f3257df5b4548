import { weekDayNamed } from './arithmetic.ts';
import { dayNumber, isoDayNumber, msPerDay } from './calendar.ts';
import { type ParsedDate, instantRead, monthNamed, noDate } from './parse-state.ts';
import type { Zone } from './zone.ts';

type Groups = Record<string, string | undefined>;

/** One way to write a part of a date. */
interface Form {
  pattern: RegExp;
  part: 'date' | 'time' | 'zone' | 'weekDay' | 'filler';
  /** Answers false when the words turn out not to be what the pattern took them for. */
  read: (parsed: ParsedDate, groups: Groups) => boolean | void;
}

/** Abbreviations with one meaning in MongoDB, in minutes ahead of UTC. */
const abbreviations: Record<string, number> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  cest: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
  jst: 540,
};

const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const monthWord = '(?<name>[a-z]{3,9})\\.?';

const numeric = (source: string): Form => ({
  pattern: new RegExp(`^${source}(?!\\d)`, 'i'),
  part: 'date',
  read: (parsed, groups) => {
    parsed.year = fullYear(groups['year'] as string);
    parsed.month = Number(groups['month']);
    parsed.day = Number(groups['day']);
  },
});

const worded = (source: string): Form => ({
  pattern: new RegExp(`^${source}(?!\\d)`, 'i'),
  part: 'date',
  read: (parsed, groups) => {
    const month = monthNamed(groups['name'] as string);
    if (month === undefined) return false;
    parsed.year = Number(groups['year']);
    parsed.month = month;
    parsed.day = Number(groups['day']);
    return true;
  },
});

function fullYear(text: string): number {
  if (text.length > 2) return Number(text);
  return Number(text) + (Number(text) < 70 ? 2000 : 1900);
}

function setTime(parsed: ParsedDate, groups: Groups): boolean {
  const half = groups['half']?.toLowerCase();
  let hour = Number(groups['hour']);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return false;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  parsed.hour = hour;
  parsed.minute = Number(groups['minute'] ?? 0);
  parsed.second = Number(groups['second'] ?? 0);
  parsed.millisecond = Number((groups['fraction'] ?? '').slice(0, 3).padEnd(3, '0'));
  return true;
}

const half = '(?:[ \\t]*(?<half>[ap])\\.?m\\.?(?![a-z]))?';

const forms: Form[] = [
  {
    pattern: /^@(?<seconds>-?\d+)(?:\.(?<fraction>\d{1,6}))?/,
    part: 'date',
    read: (parsed, groups) => {
      const ms = Number(groups['seconds']) * 1000;
      const days = Math.floor(ms / msPerDay);
      parsed.dayNumber = days;
      parsed.hour = 0;
      parsed.minute = 0;
      parsed.second = 0;
      parsed.millisecond =
        ms - days * msPerDay + Number((groups['fraction'] ?? '').slice(0, 3).padEnd(3, '0'));
      parsed.offset = { minutes: 0, kind: 'offset', text: '+00:00' };
    },
  },
  {
    pattern: /^(?<year>\d{4})-?W(?<week>\d{2})(?:-?(?<day>[0-7]))?(?!\d)/i,
    part: 'date',
    read: (parsed, groups) => {
      const week = Number(groups['week']);
      if (week > 53) return false;
      const weekDay = Number(groups['day'] ?? 1);
      parsed.dayNumber = isoDayNumber({ year: Number(groups['year']), week, day: weekDay });
      return true;
    },
  },
  numeric('(?<year>[+-]?\\d{4,6})-(?<month>\\d{1,2})-(?<day>\\d{1,2})'),
  numeric('(?<year>\\d{4})/(?<month>\\d{1,2})/(?<day>\\d{1,2})'),
  numeric('(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})'),
  numeric('(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4}|\\d{2})'),
  numeric('(?<day>\\d{1,2})[-.](?<month>\\d{1,2})[-.](?<year>\\d{4})'),
  {
    pattern: /^(?<year>\d{4})[-.]?(?<day>\d{3})(?!\d)/,
    part: 'date',
    read: (parsed, groups) => {
      const yearDay = Number(groups['day']);
      if (yearDay < 1 || yearDay > 366) return false;
      parsed.dayNumber = dayNumber(Number(groups['year']), 1, yearDay);
      return true;
    },
  },
  worded(`${day}[ \\t.-]*${monthWord}[ \\t,.-]*(?<year>\\d{4})`),
  worded(`${monthWord}[ \\t.-]*${day}[,. \\t]+(?<year>\\d{4})`),
  worded(`(?<year>\\d{4})[ \\t.-]*${monthWord}[ \\t.-]*${day}`),
  {
    pattern: new RegExp(
      `^t?(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?:[:.](?<second>\\d{2})(?:[.,:](?<fraction>\\d+))?)?${half}(?!\\d)`,
      'i',
    ),
    part: 'time',
    read: setTime,
  },
  {
    pattern:
      /^t(?<hour>\d{2})(?<minute>\d{2})(?:(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?(?!\d)/i,
    part: 'time',
    read: setTime,
  },
  {
    pattern: /^(?<hour>\d{1,2})[ \t]*(?<half>[ap])\.?m\.?(?![a-z])/i,
    part: 'time',
    read: setTime,
  },
  {
    pattern: /^(?:gmt|utc)?(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?(?!\d)/i,
    part: 'zone',
    read: (parsed, groups) => {
      const size = Number(groups['hours']) * 60 + Number(groups['minutes'] ?? 0);
      const minutes = groups['sign'] === '-' ? -size : size;
      parsed.offset = { minutes, kind: 'offset', text: groups['sign'] as string };
    },
  },
  {
    pattern: /^\(?(?<name>[a-z]{1,6})\)?(?![a-z/])/i,
    part: 'zone',
    read: (parsed, groups) => {
      const text = groups['name'] as string;
      const minutes = abbreviations[text.toLowerCase()];
      if (minutes !== undefined) parsed.offset = { minutes, kind: 'name', text };
      return minutes !== undefined;
    },
  },
  {
    pattern: /^(?<name>[a-z]{3,9})\.?(?![a-z])/i,
    part: 'weekDay',
    read: (parsed, groups) => {
      const weekDay = weekDayNamed(groups['name'] as string);
      if (weekDay !== undefined) parsed.weekDay = weekDay;
      return weekDay !== undefined;
    },
  },
  { pattern: /^(?:[ \t\n,]+|t(?=\d))/i, part: 'filler', read: () => undefined },
];

/**
 * Reads a date in the ways that MongoDB reads one without a format: ISO 8601, the common numeric
 * orders, and English month names. Throws 241 for anything else, relative forms included.
 */
export function parseDate(text: string, zone: Zone): number {
  const parsed: ParsedDate = {};
  const seen = new Set<Form['part']>();
  let rest = text;
  while (rest !== '') {
    const form = nextForm(rest, parsed);
    const position = text.length - rest.length;
    if (form === undefined) throw noDate(text, `${position}: ${reasonFor(rest)} '${rest[0]}'`);
    if (form.part !== 'filler' && seen.has(form.part)) {
      throw noDate(text, `${position}: Double ${form.part} specification '${rest[0]}'`);
    }
    seen.add(form.part);
    rest = rest.slice(form.length);
  }
  return instantRead(text, parsed, zone);
}

function nextForm(
  rest: string,
  parsed: ParsedDate,
): { part: Form['part']; length: number } | undefined {
  for (const { pattern, part, read } of forms) {
    const match = pattern.exec(rest);
    if (match && read(parsed, match.groups ?? {}) !== false) {
      return { part, length: match[0].length };
    }
  }
  return undefined;
}

function reasonFor(rest: string): string {
  return /^[a-z]+\/[a-z]/i.test(rest)
    ? 'passing a time zone identifier as part of the string is not allowed'
    : 'Unexpected character';
}
