import { isoDayNumber } from './calendar.ts';
import { type ParsedDate, instantRead, monthNamed, noDate } from './parse-state.ts';
import type { Zone } from './zone.ts';

/** The fields of a date and, apart from them, those of an ISO week. */
interface Fields extends ParsedDate {
  isoYear?: number;
  isoWeek?: number;
  isoDay?: number;
}

interface Specifier {
  pattern: RegExp;
  missing: string;
  read: (fields: Fields, text: string) => boolean | void;
}

const number = (
  digits: string,
  missing: string,
  set: (fields: Fields, value: number) => void,
): Specifier => ({
  pattern: new RegExp(`^\\d{${digits}}`),
  missing,
  read: (fields, text) => set(fields, Number(text)),
});

const month: Specifier = {
  pattern: /^[a-z]+/i,
  missing: 'A textual month could not be found',
  read: (fields, text) => {
    const value = monthNamed(text);
    if (value !== undefined) fields.month = value;
    return value !== undefined;
  },
};

const specifiers: Record<string, Specifier> = {
  Y: number('4', 'A four digit year could not be found', (to, value) => (to.year = value)),
  m: number('1,2', 'A two digit month could not be found', (to, value) => (to.month = value)),
  d: number('1,2', 'A two digit day could not be found', (to, value) => (to.day = value)),
  H: number('1,2', 'A two digit hour could not be found', (to, value) => (to.hour = value)),
  M: number('2', 'A two digit minute could not be found', (to, value) => (to.minute = value)),
  S: number('2', 'A two digit second could not be found', (to, value) => (to.second = value)),
  G: number('4', 'A four digit ISO year could not be found', (to, value) => (to.isoYear = value)),
  V: number('1,2', 'A two digit week could not be found', (to, value) => (to.isoWeek = value)),
  u: number(
    '1',
    'A single digit day of week could not be found',
    (to, value) => (to.isoDay = value),
  ),
  b: month,
  B: month,
  L: {
    pattern: /^\d{1,3}/,
    missing: 'A three digit millisecond could not be found',
    read: (fields, text) => {
      fields.millisecond = Number(text.padEnd(3, '0'));
    },
  },
  z: {
    pattern: /^(?:[+-]\d\d:?\d\d|[+-]\d{1,2}|z|utc|gmt)/i,
    missing: 'The timezone could not be found in the database',
    read: (fields, text) => {
      const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d?):?(\d\d)?/.exec(text) ?? [];
      const size = Number(hours) * 60 + Number(minutes);
      const kind = sign === undefined ? 'name' : 'offset';
      fields.offset = { minutes: sign === '-' ? -size : size, kind, text };
    },
  },
  Z: {
    pattern: /^[+-]?\d{1,4}/,
    missing: 'Invalid timezone offset in minutes',
    read: (fields, text) => {
      fields.offset = { minutes: Number(text), kind: 'offset', text };
    },
  },
};

/** Reads a date by a format that was checked; throws 241 when the text does not follow it. */
export function parseByFormat(text: string, format: string, zone: Zone): number {
  const fields: Fields = {};
  let rest = text;
  const fail = (reason: string): Error => noDate(text, `${text.length - rest.length}: ${reason}`);
  for (let i = 0; i < format.length; i++) {
    const character = format[i] as string;
    const specifier = character === '%' ? specifiers[format[++i] as string] : undefined;
    if (specifier === undefined) {
      if (!rest.startsWith(character)) throw fail('The separation symbol could not be found');
      rest = rest.slice(1);
      continue;
    }
    const found = specifier.pattern.exec(rest)?.[0];
    if (found === undefined || specifier.read(fields, found) === false) {
      throw fail(specifier.missing);
    }
    rest = rest.slice(found.length);
  }
  if (rest !== '') throw fail('Trailing data');
  return instantRead(text, withIsoDay(fields, fail), zone);
}

function withIsoDay(fields: Fields, fail: (reason: string) => Error): ParsedDate {
  const { isoYear, isoWeek, isoDay } = fields;
  if (isoYear === undefined && isoWeek === undefined && isoDay === undefined) return fields;
  const { year, month: monthRead, day } = fields;
  if (year !== undefined || monthRead !== undefined || day !== undefined) {
    throw fail('Mixing of ISO dates with natural dates is not allowed');
  }
  if (isoYear === undefined) return fields;
  if ((isoWeek ?? 1) < 1 || (isoWeek ?? 1) > 53 || (isoDay ?? 1) < 1 || (isoDay ?? 1) > 7) {
    throw fail('The parsed date was invalid');
  }
  return {
    ...fields,
    dayNumber: isoDayNumber({ year: isoYear, week: isoWeek ?? 1, day: isoDay ?? 1 }),
  };
}
