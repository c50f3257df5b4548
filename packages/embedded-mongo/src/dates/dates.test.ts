import fc from 'fast-check';
import { type DateObjectUnits, DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../bson/values.ts';
import { value } from '../testing/expressions.ts';
import type { TimeUnit } from './arithmetic.ts';

/** Zones with daylight saving on either side, at midnight, of half an hour, and with long histories. */
const difficult = [
  'Europe/Madrid',
  'America/Bogota',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Atlantic/Azores',
  'UTC',
  'GMT',
];
const offsets = ['+05', '-0330', '+05:30', '-11:00', '+14'];

const zones = fc.oneof(
  fc.constantFrom(...difficult),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  fc.constantFrom(...offsets),
);

const day = 24 * 3600 * 1000;
const monthEnds = fc
  .tuple(fc.integer({ min: 1970, max: 2037 }), fc.integer({ min: 0, max: 11 }))
  .map(([year, month]) => Date.UTC(year, month + 1, 0))
  .chain((end) => fc.integer({ min: end - day, max: end + 2 * day }));
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2037, 0) }),
  fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2100, 0) }),
  monthEnds,
);
const dates = instants.map((ms) => new Date(ms));

const calendarUnits = ['year', 'quarter', 'month', 'week', 'day'] as const;
const clockUnits = ['hour', 'minute', 'second', 'millisecond'] as const;
const allUnits = fc.constantFrom<TimeUnit>(...calendarUnits, ...clockUnits);
const weekStarts = ['monday', 'tue', 'Wednesday', 'thursday', 'FRI', 'saturday', 'sunday'];

function luxonZone(zone: string): string {
  const match = /^([+-]\d\d):?(\d\d)?$/.exec(zone);
  return match ? `UTC${match[1]}:${match[2] ?? '00'}` : zone;
}

const at = (date: Date, zone: string): DateTime =>
  DateTime.fromJSDate(date, { zone: luxonZone(zone) });

/** The instants at which a clock shows this time: two when the clocks were put back over it. */
const possible = (time: DateTime): number[] =>
  time.getPossibleOffsets().map((each) => each.toMillis());

/**
 * The instants at which a clock shows parts of a time; where the clocks pass over it, that of the
 * offset before. Not by `DateTime.fromObject`, which begins from today's offset and then misses the
 * one of zones that have crossed the date line since, such as Pacific/Kiritimati.
 */
function instantsOf(parts: DateObjectUnits, zone: string): number[] {
  const local = DateTime.fromObject(parts, { zone: 'utc' }).toMillis();
  const offsetAt = (instant: number) => at(new Date(instant), zone).offset * 60_000;
  const around = [local - day, local + day].map(offsetAt);
  const shown = around
    .map((offset) => local - offset)
    .filter((instant) => instant + offsetAt(instant) === local);
  return shown.length > 0 ? shown : [local - Math.min(...around)];
}

const check = <T>(arbitrary: fc.Arbitrary<T>, test: (given: T) => void): void =>
  fc.assert(fc.property(arbitrary, test), { numRuns: 600 });

/** Days from an arbitrary Monday to the local day. */
const localDay = (time: DateTime): number =>
  Date.UTC(time.year, time.month - 1, time.day) / day + 3;

describe('dates beside luxon', () => {
  it('takes dates apart in every zone', () => {
    check(fc.record({ date: dates, timezone: zones }), (spec) => {
      const time = at(spec.date, spec.timezone);
      const firstDay = localDay(time.startOf('year'));
      let sundays = 0;
      for (let each = firstDay; each <= localDay(time); each++)
        if ((each + 700_000) % 7 === 6) sundays++;
      const expected: Doc = {
        $year: time.year,
        $month: time.month,
        $dayOfMonth: time.day,
        $dayOfYear: time.ordinal,
        $dayOfWeek: (time.weekday % 7) + 1,
        $week: sundays,
        $isoWeek: time.weekNumber,
        $isoWeekYear: time.weekYear,
        $isoDayOfWeek: time.weekday,
        $hour: time.hour,
        $minute: time.minute,
        $second: time.second,
        $millisecond: time.millisecond,
      };
      const given = Object.keys(expected).map((name) => [name, value({ [name]: spec })]);
      expect(Object.fromEntries(given)).toEqual(expected);
      const { year, month, hour, minute, second, millisecond } = time;
      const clock = { hour, minute, second, millisecond };
      expect(value({ $dateToParts: spec })).toEqual({ year, month, day: time.day, ...clock });
      expect(value({ $dateToParts: { ...spec, iso8601: true } })).toEqual({
        isoWeekYear: time.weekYear,
        isoWeek: time.weekNumber,
        isoDayOfWeek: time.weekday,
        ...clock,
      });
    });
  });

  it('puts dates together', () => {
    check(fc.record({ date: dates, timezone: zones, shift: fc.integer({ max: 59 }) }), (given) => {
      const { date, timezone } = given;
      const { hour, minute, second, millisecond, ...time } = at(date, timezone).toObject();
      const clock = { hour, minute: given.shift, second, millisecond };
      for (const parts of [
        { year: time.year, month: time.month, day: time.day, ...clock, minute },
        { year: time.year, month: time.month, day: 1, ...clock, minute },
      ]) {
        const expected = instantsOf(parts, timezone);
        const result = value({ $dateFromParts: { ...parts, timezone } }) as Date;
        expect(expected).toContain(result.getTime());
      }
      const { weekYear, weekNumber, weekday } = at(date, timezone);
      const iso = { isoWeekYear: weekYear, isoWeek: weekNumber, isoDayOfWeek: weekday };
      const whole = { ...iso, hour, minute, second, millisecond, timezone };
      expect(possible(at(date, timezone))).toContain(
        (value({ $dateFromParts: whole }) as Date).getTime(),
      );
    });
  });

  it('adds and subtracts', () => {
    const given = fc.record({
      startDate: dates,
      unit: allUnits,
      amount: fc.oneof(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -2000, max: 2000 })),
      timezone: zones,
    });
    check(given, (spec) => {
      const { startDate, unit, amount, timezone } = spec;
      const time = at(startDate, timezone);
      expect(value({ $dateAdd: spec })).toEqual(time.plus({ [unit]: amount }).toJSDate());
      expect(value({ $dateSubtract: spec })).toEqual(time.minus({ [unit]: amount }).toJSDate());
    });
  });

  it('truncates', () => {
    const given = fc.record({ date: dates, unit: allUnits, timezone: zones });
    check(given, (spec) => {
      const time = at(spec.date, spec.timezone);
      const result = value({ $dateTrunc: { ...spec, startOfWeek: 'monday' } }) as Date;
      // Hours are counted from the year 2000: they begin where they begin there.
      const reference = DateTime.fromObject({ year: 2000 }, { zone: luxonZone(spec.timezone) });
      const length = reference.plus({ [spec.unit]: 1 }).toMillis() - reference.toMillis();
      const bins = Math.floor((spec.date.getTime() - reference.toMillis()) / length);
      const isClock = (clockUnits as readonly string[]).includes(spec.unit);
      const expected = isClock
        ? [reference.toMillis() + bins * length]
        : possible(time.startOf(spec.unit));
      expect(expected).toContain(result.getTime());
    });
  });

  it('truncates to bins and to weeks that begin on any day', () => {
    const given = fc.record({
      date: dates,
      unit: fc.constantFrom(...calendarUnits),
      binSize: fc.integer({ min: 1, max: 40 }),
      timezone: zones,
      startOfWeek: fc.constantFrom(...weekStarts),
    });
    check(given, (spec) => {
      const { unit, binSize, timezone, startOfWeek } = spec;
      const time = at(spec.date, timezone);
      let reference = DateTime.fromObject({ year: 2000 }, { zone: luxonZone(timezone) });
      const first = weekStarts.indexOf(startOfWeek) + 1;
      if (unit === 'week')
        while (reference.weekday !== first) reference = reference.plus({ day: 1 });
      const distances = {
        year: time.year - 2000,
        quarter: (time.year - 2000) * 4 + time.quarter - 1,
        month: (time.year - 2000) * 12 + time.month - 1,
        week: Math.floor((localDay(time) - localDay(reference)) / 7),
        day: localDay(time) - localDay(reference),
      };
      const bins = Math.floor(distances[unit] / binSize);
      const expected = reference.plus({ [unit]: bins * binSize });
      expect(possible(expected)).toContain((value({ $dateTrunc: spec }) as Date).getTime());
    });
  });

  it('counts the boundaries between two dates', () => {
    const given = fc.record({
      startDate: dates,
      endDate: dates,
      unit: allUnits,
      timezone: zones,
      startOfWeek: fc.constantFrom(...weekStarts),
    });
    check(given, (spec) => {
      const from = at(spec.startDate, spec.timezone);
      const to = at(spec.endDate, spec.timezone);
      const first = weekStarts.indexOf(spec.startOfWeek);
      const years = to.year - from.year;
      const hours = (localDay(to) - localDay(from)) * 24 + to.hour - from.hour;
      const moved = Math.round((from.offset - to.offset) * 60);
      const minutes = hours * 60 + to.minute - from.minute;
      const expected: Record<TimeUnit, number> = {
        year: years,
        quarter: years * 4 + to.quarter - from.quarter,
        month: years * 12 + to.month - from.month,
        week: Math.floor((localDay(to) - first) / 7) - Math.floor((localDay(from) - first) / 7),
        day: localDay(to) - localDay(from),
        hour: hours + Math.trunc(moved / 3600),
        minute: minutes + Math.trunc(moved / 60),
        second: minutes * 60 + to.second - from.second + moved,
        millisecond: spec.endDate.getTime() - spec.startDate.getTime(),
      };
      expect(value({ $dateDiff: spec })).toBe(expected[spec.unit] + 0);
    });
  });

  it('writes dates and reads them back', () => {
    check(fc.record({ date: dates, timezone: zones }), ({ date, timezone }) => {
      const time = at(date, timezone);
      const format = '%Y-%m-%d %H:%M:%S.%L %j %u %V %G %b %B %%';
      const expected = time.toFormat("yyyy-MM-dd HH:mm:ss.SSS ooo c WW kkkk LLL LLLL '%'");
      expect(value({ $dateToString: { date, format, timezone } })).toBe(expected);
      const text = time.toFormat("yyyy-MM-dd'T'HH:mm:ss.SSS");
      const read = value({ $dateFromString: { dateString: text, timezone } }) as Date;
      expect(possible(time)).toContain(read.getTime());
      const words = time.toFormat('d LLLL yyyy, HH:mm:ss');
      const fromWords = value({ $dateFromString: { dateString: words, timezone } }) as Date;
      expect(possible(time.set({ millisecond: 0 }))).toContain(fromWords.getTime());
      const parts = time.toFormat('dd/MM/yyyy HH.mm.ss,SSS');
      const byFormat = value({
        $dateFromString: { dateString: parts, format: '%d/%m/%Y %H.%M.%S,%L', timezone },
      }) as Date;
      expect(possible(time)).toContain(byFormat.getTime());
      expect(value({ $dateFromString: { dateString: date.toISOString() } })).toEqual(date);
    });
  });
});
