import { compareValues } from '../../bson/compare.ts';
import { asWhole } from '../../bson/numbers.ts';
import {
  type Doc,
  Int32,
  type NumberValue,
  isDoc,
  isNumber,
  toNumber,
  typeName,
} from '../../bson/values.ts';
import { type TimeUnit, addUnits } from '../../dates/arithmetic.ts';
import { utc } from '../../dates/zone.ts';
import { CommandError } from '../../errors.ts';
import { valueAt } from '../../query/paths.ts';
import { compareSortKeys, parseSort, sortKeys } from '../../query/sort.ts';
import { plus } from '../expressions/arithmetic.ts';
import { unitNamed } from '../expressions/named-operands.ts';
import { identityOf } from '../expressions/value-set.ts';
import type { StageCompiler } from '../pipeline.ts';
import { Pace } from '../windows/partition.ts';
import { holding } from '../../query/memory.ts';
import { collect, withValue } from './basic.ts';
import { checkFields, objectSpec } from './windows.ts';

type Bounds = 'full' | 'partition' | { min: unknown; max: unknown };

interface Range {
  bounds: Bounds;
  next: (value: unknown) => unknown;
  hasUnit: boolean;
}

/** Documents a stage may make, as MongoDB allows by default. */
const maxMade = 500_000;

function parseRange(given: unknown): Range {
  const spec = objectSpec('$densify.range', given);
  checkFields('$densify.range', spec, ['step', 'bounds', 'unit'], ['step', 'bounds']);
  const { step, unit } = spec;
  if (!isNumber(step) || !(toNumber(step) > 0)) {
    throw new CommandError(
      5733401,
      'The step parameter in a range statement must be a strictly positive numeric value',
    );
  }
  if (unit !== undefined && asWhole(step) === undefined) {
    throw new CommandError(
      6586400,
      'The step parameter in a range statement must be a whole number when densifying a date range',
    );
  }
  if (unit !== undefined && typeof unit !== 'string') {
    throw new CommandError('TypeMismatch', "BSON field '$densify.range.unit' is the wrong type");
  }
  const timeUnit = unit === undefined ? null : unitNamed(unit);
  const bounds = parseBounds(spec['bounds'], step, timeUnit);
  return { bounds, next: stepper(step, timeUnit), hasUnit: timeUnit !== null };
}

function stepper(step: NumberValue, unit: TimeUnit | null): (value: unknown) => unknown {
  if (unit === null) return (value) => plus(value as NumberValue, step);
  const amount = asWhole(step) as number;
  return (value) => new Date(addUnits(utc, (value as Date).getTime(), unit, amount));
}

function parseBounds(bounds: unknown, step: NumberValue, unit: TimeUnit | null): Bounds {
  if (bounds === 'full' || bounds === 'partition') return bounds;
  if (typeof bounds === 'string') {
    throw new CommandError(5946802, "Bounds string must either be 'full' or 'partition'");
  }
  if (!Array.isArray(bounds)) {
    throw new CommandError(
      5733404,
      "The bounds in a range statement must be the string 'full', 'partition', or an ascending array of two numbers or two dates",
    );
  }
  if (bounds.length !== 2) {
    throw new CommandError(
      5733403,
      'A bounding array in a range statement must have exactly two elements',
    );
  }
  const [min, max] = bounds as [unknown, unknown];
  if (compareValues(min, max) > 0) {
    throw new CommandError(
      5733402,
      'A bounding array must be an ascending array of either two dates or two numbers',
    );
  }
  const mixed = 'A bounding array must contain either both dates or both numeric types';
  if (isNumber(min)) {
    if (unit !== null)
      throw new CommandError(5733409, 'Numeric bounds may not have unit parameter');
    if (!isNumber(max)) throw new CommandError(5733406, mixed);
    if (typeName(min) !== typeName(max) || typeName(min) !== typeName(step)) {
      throw new CommandError(
        5876900,
        'Upper bound, lower bound, and step must all have the same type',
      );
    }
  } else if (min instanceof Date) {
    if (!(max instanceof Date)) throw new CommandError(5733405, mixed);
    if (unit === null) {
      throw new CommandError(5733410, 'A bounding array of dates must specify a unit');
    }
  } else throw new CommandError(5946800, 'Explicit bounds must be numeric or dates');
  return { min, max };
}

function checkValue(value: unknown, hasUnit: boolean): void {
  if (!isNumber(value) && !(value instanceof Date)) {
    throw new CommandError(5733201, 'Densify field type must be numeric or a date');
  }
  if (isNumber(value) && hasUnit) {
    throw new CommandError(
      6053600,
      'Encountered numeric densify value in collection when step has a date unit.',
    );
  }
  if (value instanceof Date && !hasUnit) {
    throw new CommandError(
      6053601,
      'Encountered date densify value in collection when step does not have a date unit.',
    );
  }
}

/** What the next made document of a partition holds. */
interface Progress {
  next: unknown;
  fields: Doc;
}

const compileDensify: StageCompiler = (given, context) => {
  const spec = objectSpec('$densify', given);
  const fields = ['field', 'partitionByFields', 'range'];
  checkFields('$densify', spec, fields, ['field', 'range']);
  const { field, partitionByFields = [] } = spec;
  if (typeof field !== 'string') {
    throw new CommandError('TypeMismatch', "BSON field '$densify.field' is the wrong type");
  }
  if (
    !Array.isArray(partitionByFields) ||
    !partitionByFields.every((each) => typeof each === 'string')
  ) {
    throw new CommandError('TypeMismatch', "'$densify.partitionByFields' needs names of fields");
  }
  const partitions = partitionByFields.map((path: string) => path.split('.'));
  const { bounds, next, hasUnit } = parseRange(spec['range']);
  if (bounds === 'partition' && partitions.length === 0) {
    throw new CommandError(
      5733408,
      "One cannot specify the bounds as 'partition' without specifying a non-empty array of partitionByFields. You may have meant to specify 'full' bounds.",
    );
  }
  const parts = field.split('.');
  const order = orderOf(field, bounds === 'full' ? [] : partitionByFields);
  const explicit = isDoc(bounds) ? bounds : null;
  return (input) =>
    holding(context.memory, '$densify', function* densify(held) {
      const docs = yield* collect(input, held);
      const keyed = docs.map((doc) => ({ doc, keys: sortKeys(doc, order) }));
      keyed.sort((a, b) => compareSortKeys(a.keys, b.keys, order));
      const pace = new Pace();
      const seen = new Map<string, Progress>();
      let made = 0;
      const make = function* make(progress: Progress, end: unknown, inclusive: boolean) {
        for (;;) {
          const distance = compareValues(progress.next, end);
          if (distance > 0 || (distance === 0 && !inclusive)) return;
          if (pace.due()) yield null;
          if (++made > maxMade) throw tooMany(made);
          yield withValue(progress.fields, parts, progress.next);
          progress.next = next(progress.next);
        }
      };
      if (explicit && partitions.length === 0) seen.set('', { next: explicit.min, fields: {} });
      let first: unknown;
      let last: unknown;
      for (const { doc } of keyed) {
        if (pace.due()) yield null;
        const value = valueAt(doc, parts);
        if (value === undefined || value === null) {
          yield doc;
          continue;
        }
        checkValue(value, hasUnit);
        first ??= value;
        last = value;
        const key = keyOf(doc, partitions);
        let progress = seen.get(key.identity);
        if (!progress) {
          const start = bounds === 'partition' ? value : first;
          progress = { next: explicit ? explicit.min : start, fields: key.fields };
          seen.set(key.identity, progress);
        }
        const end = explicit && compareValues(value, explicit.max) > 0 ? explicit.max : value;
        yield* make(progress, end, false);
        if (compareValues(progress.next, value) === 0) progress.next = next(value);
        yield doc;
      }
      if (explicit)
        for (const progress of seen.values()) yield* make(progress, explicit.max, false);
      else if (bounds === 'full' && partitions.length > 0) {
        for (const progress of seen.values()) yield* make(progress, last, true);
      }
    });
};

function orderOf(field: string, partitions: readonly string[]): ReturnType<typeof parseSort> {
  const one = new Int32(1);
  return parseSort(Object.fromEntries([...partitions, field].map((path) => [path, one])));
}

function keyOf(doc: Doc, partitions: readonly string[][]): { identity: string; fields: Doc } {
  if (partitions.length === 0) return { identity: '', fields: {} };
  let fields: Doc = {};
  const values = partitions.map((parts) => {
    const value = valueAt(doc, parts);
    if (value !== undefined) fields = withValue(fields, parts, value);
    return value ?? null;
  });
  return { identity: identityOf(values), fields };
}

function tooMany(made: number): CommandError {
  return new CommandError(
    5897900,
    `Generated ${made} documents in $densify, which is over the limit of ${maxMade}. Increase the 'internalQueryMaxAllowedDensifyDocs' parameter to allow more generated documents`,
  );
}

/** The stage that adds the documents that a sequence lacks. */
export const densifyStages: Record<string, StageCompiler> = { $densify: compileDensify };
