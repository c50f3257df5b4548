import { Double, isDoc, isNumber, toNumber } from '../bson/values.ts';
import { CommandError, missingField, unknownField } from '../errors.ts';
import type { Evaluator } from './variables.ts';

/** What `$percentile` and `$median` are asked for. */
export interface PercentileSpec {
  input: unknown;
  /** The result of the sorted numbers. */
  result: (sorted: readonly number[]) => unknown;
}

/** Reads `{ input, p, method }`, or `{ input, method }` of `$median`. */
export function parsePercentile(
  name: string,
  operand: unknown,
  compile: (expr: unknown) => Evaluator,
): PercentileSpec {
  if (!isDoc(operand)) {
    throw new CommandError(7436100, `specification must be an object; found ${String(operand)}`);
  }
  const fields = name === '$median' ? ['input', 'method'] : ['input', 'p', 'method'];
  for (const field of fields) if (!(field in operand)) throw missingField(`${name}.${field}`);
  const unknown = Object.keys(operand).find((key) => !fields.includes(key));
  if (unknown !== undefined) throw unknownField(`${name}.${unknown}`);
  if (operand['method'] !== 'approximate') {
    throw new CommandError(
      'BadValue',
      "Currently only 'approximate' can be used as percentile 'method'.",
    );
  }
  const { input } = operand;
  if (name === '$median') return { input, result: (sorted) => at(sorted, 0.5) };
  const places = placesOf(compile(operand['p'])({}, {}));
  return { input, result: (sorted) => places.map((place) => at(sorted, place)) };
}

function placesOf(values: unknown): number[] {
  if (!Array.isArray(values) || values.length === 0) {
    throw new CommandError(
      7750301,
      "The $percentile 'p' field must be an array of numbers from [0.0, 1.0]",
    );
  }
  return values.map((value: unknown) => {
    if (!isNumber(value)) {
      throw new CommandError(
        7750302,
        "The $percentile 'p' field must be an array of numbers from [0.0, 1.0]",
      );
    }
    const place = toNumber(value);
    if (place >= 0 && place <= 1) return place;
    throw new CommandError(
      7750303,
      `The $percentile 'p' field must be an array of numbers from [0.0, 1.0], but found: ${place}`,
    );
  });
}

/** The smallest number that at least this part of all numbers does not exceed. */
function at(sorted: readonly number[], place: number): Double | null {
  if (sorted.length === 0) return null;
  return new Double(sorted[Math.max(0, Math.ceil(place * sorted.length) - 1)] as number);
}

/** A number as percentiles take it; undefined for anything else. */
export function percentileNumber(value: unknown): number | undefined {
  return isNumber(value) ? toNumber(value) : undefined;
}

/** Orders numbers; NaN comes first. */
export function orderNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : Number(a > b);
}
