import { asWhole } from '../../bson/numbers.ts';
import { type Doc, Int32, Long, isDoc, typeName } from '../../bson/values.ts';
import {
  calendarDay,
  dayNumber,
  dayOfYear,
  isoDayNumber,
  isoDayOfWeek,
  isoWeekOf,
  msPerDay,
  msPerHour,
  msPerMinute,
  msPerSecond,
  weekOfYear,
} from '../../dates/calendar.ts';
import { dateFrom } from '../../dates/arithmetic.ts';
import { instantOf, localTime } from '../../dates/zone.ts';
import { CommandError } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import {
  type Compile,
  type Operand,
  checked,
  instantFrom,
  namedOperands,
  zoneOperand,
} from './named-operands.ts';

const dayOf = (local: number): number => Math.floor(local / msPerDay);
const timeOf = (local: number): number => local - dayOf(local) * msPerDay;

const hourOf = (local: number): number => Math.floor(timeOf(local) / msPerHour);
const minuteOf = (local: number): number => Math.floor(timeOf(local) / msPerMinute) % 60;
const secondOf = (local: number): number => Math.floor(timeOf(local) / msPerSecond) % 60;
const millisecondOf = (local: number): number => timeOf(local) % msPerSecond;

/** An operator that takes a date, or `{ date, timezone }`, and gives a part of it. */
function part(name: string, read: (local: number) => number): OperatorCompiler {
  return (operand, compile) => {
    const spec = dateSpec(name, operand);
    const date = checked(spec['date'], compile, instantFrom);
    const zone = zoneOperand(spec, compile);
    return (doc, variables) => {
      const instant = date(doc, variables);
      if (instant === null) return null;
      const inZone = zone(doc, variables);
      return inZone === null ? null : new Int32(read(localTime(inZone, instant)));
    };
  };
}

function dateSpec(name: string, operand: unknown): Doc {
  if (Array.isArray(operand)) {
    if (operand.length === 1) return { date: operand[0] as unknown };
    throw new CommandError(
      40536,
      `${name} accepts exactly one argument if given an array, but was given ${operand.length}`,
    );
  }
  if (!isDoc(operand) || Object.keys(operand)[0]?.startsWith('$') === true) {
    return { date: operand };
  }
  const unknown = Object.keys(operand).find((key) => key !== 'date' && key !== 'timezone');
  if (unknown !== undefined) {
    throw new CommandError(40535, `unrecognized option to ${name}: "${unknown}"`);
  }
  if (!('date' in operand)) throw new CommandError(40539, `missing 'date' argument to ${name}`);
  return operand;
}

/** A whole-number operand of `$dateFromParts`; `limited` ones fit in 16 bits. */
function partOperand(
  spec: Doc,
  name: string,
  fallback: number,
  compile: Compile,
  limited = true,
): Operand<number> {
  if (!(name in spec)) return () => fallback;
  return checked(spec[name], compile, (value) => {
    const number = asWhole(value);
    if (number === undefined) {
      throw new CommandError(
        40515,
        `'${name}' must evaluate to an integer, found ${typeName(value)} with value ${String(value)}`,
      );
    }
    if (limited && (number < -32_768 || number > 32_767)) {
      throw new CommandError(
        31034,
        `'${name}' must evaluate to a value in the range [-32768, 32767]; value ${number} is not in range`,
      );
    }
    return number;
  });
}

const naturalParts = ['year', 'month', 'day'];
const isoParts = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek'];
const timeParts = ['hour', 'minute', 'second', 'millisecond', 'timezone'];

function checkParts(spec: Doc): void {
  if (!('year' in spec || 'isoWeekYear' in spec)) {
    throw new CommandError(
      40516,
      "$dateFromParts requires either 'year' or 'isoWeekYear' to be present",
    );
  }
  if ('year' in spec && isoParts.some((name) => name in spec)) {
    throw new CommandError(
      40489,
      '$dateFromParts does not allow mixing natural dates with ISO dates',
    );
  }
  if ('isoWeekYear' in spec && naturalParts.some((name) => name in spec)) {
    throw new CommandError(
      40525,
      '$dateFromParts does not allow mixing ISO dates with natural dates',
    );
  }
}

const compileFromParts: OperatorCompiler = (operand, compile) => {
  const spec = namedOperands(operand, [...naturalParts, ...isoParts, ...timeParts], {
    noObject: () =>
      new CommandError(40519, '$dateFromParts only supports an object as its argument'),
    unknown: (name) => new CommandError(40518, `Unrecognized argument to $dateFromParts: ${name}`),
  });
  checkParts(spec);
  const iso = 'isoWeekYear' in spec;
  const time = [
    partOperand(spec, 'hour', 0, compile),
    partOperand(spec, 'minute', 0, compile),
    partOperand(spec, 'second', 0, compile, false),
    partOperand(spec, 'millisecond', 0, compile, false),
  ];
  const names = iso ? isoParts : naturalParts;
  const days = names.map((name, i) =>
    partOperand(spec, name, i === 0 ? 1970 : 1, compile, i !== 0),
  );
  const zone = zoneOperand(spec, compile);
  return (doc, variables) => {
    const [hour, minute, second, millisecond] = time.map((each) => each(doc, variables));
    if (hour == null || minute == null || second == null || millisecond == null) return null;
    const inZone = zone(doc, variables);
    if (inZone === null) return null;
    const [year, middle, last] = days.map((each) => each(doc, variables));
    if (year == null || middle == null || last == null) return null;
    if (year < 1 || year > 9999) {
      throw new CommandError(
        iso ? 31095 : 40523,
        `'${names[0]}' must evaluate to an integer in the range 1 to 9999, found ${year}`,
      );
    }
    const day = iso
      ? isoDayNumber({ year, week: middle, day: last })
      : dayNumber(year, middle, last);
    const local = day * msPerDay + hour * msPerHour + minute * msPerMinute + second * msPerSecond;
    return dateFrom(instantOf(inZone, local) + millisecond, 5166406, '$dateFromParts');
  };
};

const compileToParts: OperatorCompiler = (operand, compile) => {
  const spec = namedOperands(operand, ['date', 'timezone', 'iso8601'], {
    noObject: () => new CommandError(40524, '$dateToParts only supports an object as its argument'),
    unknown: (name) => new CommandError(40520, `Unrecognized argument to $dateToParts: ${name}`),
  });
  if (!('date' in spec)) throw new CommandError(40522, "Missing 'date' parameter to $dateToParts");
  const date = checked(spec['date'], compile, (value) => value);
  const zone = zoneOperand(spec, compile);
  const iso8601 =
    'iso8601' in spec
      ? checked(spec['iso8601'], compile, (value) => {
          if (typeof value === 'boolean') return value;
          throw new CommandError(
            40521,
            `iso8601 must evaluate to a bool, found ${typeName(value)}`,
          );
        })
      : () => false;
  return (doc, variables) => {
    const value = date(doc, variables);
    const inZone = zone(doc, variables);
    const iso = iso8601(doc, variables);
    if (inZone === null || iso === null || value === null) return null;
    const local = localTime(inZone, instantFrom(value));
    return { ...dayParts(dayOf(local), iso), ...clockParts(local) };
  };
};

function dayParts(day: number, iso: boolean): Doc {
  if (iso) {
    const { year, week, day: weekDay } = isoWeekOf(day);
    return {
      isoWeekYear: new Int32(year),
      isoWeek: new Int32(week),
      isoDayOfWeek: new Int32(weekDay),
    };
  }
  const { year, month, day: monthDay } = calendarDay(day);
  return { year: new Int32(year), month: new Int32(month), day: new Int32(monthDay) };
}

function clockParts(local: number): Doc {
  return {
    hour: new Int32(hourOf(local)),
    minute: new Int32(minuteOf(local)),
    second: new Int32(secondOf(local)),
    millisecond: new Int32(millisecondOf(local)),
  };
}

const isoWeekYear = part('$isoWeekYear', (local) => isoWeekOf(dayOf(local)).year);

/** Operators that take dates apart and put them together. */
export const datePartOperators: Record<string, OperatorCompiler> = {
  $year: part('$year', (local) => calendarDay(dayOf(local)).year),
  $month: part('$month', (local) => calendarDay(dayOf(local)).month),
  $dayOfMonth: part('$dayOfMonth', (local) => calendarDay(dayOf(local)).day),
  $dayOfYear: part('$dayOfYear', (local) => dayOfYear(calendarDay(dayOf(local)))),
  $dayOfWeek: part('$dayOfWeek', (local) => (isoDayOfWeek(dayOf(local)) % 7) + 1),
  $week: part('$week', (local) => weekOfYear(dayOf(local))),
  $isoWeek: part('$isoWeek', (local) => isoWeekOf(dayOf(local)).week),
  $isoDayOfWeek: part('$isoDayOfWeek', (local) => isoDayOfWeek(dayOf(local))),
  $isoWeekYear: (operand, compile) => {
    const evaluate = isoWeekYear(operand, compile);
    return (doc, variables) => {
      const year = evaluate(doc, variables);
      return year instanceof Int32 ? Long.fromNumber(year.value) : year;
    };
  },
  $hour: part('$hour', hourOf),
  $minute: part('$minute', minuteOf),
  $second: part('$second', secondOf),
  $millisecond: part('$millisecond', millisecondOf),
  $dateFromParts: compileFromParts,
  $dateToParts: compileToParts,
};
