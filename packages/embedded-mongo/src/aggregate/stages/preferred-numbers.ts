import { numberValue } from '../../bson/codec.ts';
import { Double, type NumberValue } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';

/** Numbers that bucket ends are rounded to. */
export interface Series {
  /** The smallest number of the series above a number. */
  above(value: number): number;
  /** The largest number of the series below a number. */
  below(value: number): number;
  /** A number of the series in the type that it is answered in. */
  typed(value: number): NumberValue;
}

// Standardized roundings, which no formula gives.
const r80 = [
  1, 1.03, 1.06, 1.09, 1.12, 1.15, 1.18, 1.22, 1.25, 1.28, 1.32, 1.36, 1.4, 1.45, 1.5, 1.55, 1.6,
  1.65, 1.7, 1.75, 1.8, 1.85, 1.9, 1.95, 2, 2.06, 2.12, 2.18, 2.24, 2.3, 2.36, 2.43, 2.5, 2.58,
  2.65, 2.72, 2.8, 2.9, 3, 3.07, 3.15, 3.25, 3.35, 3.45, 3.55, 3.65, 3.75, 3.87, 4, 4.12, 4.25,
  4.37, 4.5, 4.62, 4.75, 4.87, 5, 5.15, 5.3, 5.45, 5.6, 5.8, 6, 6.15, 6.3, 6.5, 6.7, 6.9, 7.1, 7.3,
  7.5, 7.75, 8, 8.25, 8.5, 8.75, 9, 9.25, 9.5, 9.75,
];
const e24 = [
  1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8,
  7.5, 8.2, 9.1,
];
const e192 = Array.from({ length: 192 }, (_, i) =>
  i === 185 ? 9.2 : Math.round(10 ** (i / 192) * 100) / 100,
);

const every = (numbers: readonly number[], step: number): number[] =>
  numbers.filter((_, i) => i % step === 0);

const decades: Record<string, number[]> = {
  R5: every(r80, 16),
  R10: every(r80, 8),
  R20: every(r80, 4),
  R40: every(r80, 2),
  R80: r80,
  '1-2-5': [1, 2, 5],
  E6: every(e24, 4),
  E12: every(e24, 2),
  E24: e24,
  E48: every(e192, 4),
  E96: every(e192, 2),
  E192: e192,
};

const powersOfTwo: Series = {
  above: (value) => (value === 0 ? 0 : 2 ** (Math.floor(Math.log2(value)) + 1)),
  below: (value) => (value === 0 ? 0 : 2 ** (Math.ceil(Math.log2(value)) - 1)),
  typed: numberValue,
};

function decadic(numbers: readonly number[]): Series {
  const first = numbers[0] as number;
  const last = numbers.at(-1) as number;
  return {
    typed: (value) => new Double(value),
    above: (value) => {
      if (value === 0) return 0;
      const exponent = Math.floor(Math.log10(value) + 1e-12);
      const found = numbers.find((number) => scaled(number, exponent) > value);
      return found === undefined ? scaled(first, exponent + 1) : scaled(found, exponent);
    },
    below: (value) => {
      if (value === 0) return 0;
      const exponent = Math.floor(Math.log10(value) + 1e-12);
      const found = numbers.findLast((number) => scaled(number, exponent) < value);
      return found === undefined ? scaled(last, exponent - 1) : scaled(found, exponent);
    },
  };
}

/** A number times a power of ten, without the error of multiplying. */
function scaled(number: number, exponent: number): number {
  return Number(`${number}e${exponent}`);
}

/** The series that a `granularity` names; throws what MongoDB throws for another name. */
export function seriesNamed(name: unknown): Series {
  if (typeof name !== 'string') {
    throw new CommandError(40261, "The $bucketAuto 'granularity' field must be a string");
  }
  if (name === 'POWERSOF2') return powersOfTwo;
  const numbers = Object.hasOwn(decades, name) ? decades[name] : undefined;
  if (numbers) return decadic(numbers);
  throw new CommandError(40257, `Unknown rounding granularity '${name}'`);
}
