import type { Collation } from '../../bson/collation.ts';
import { compareValues, equalValues } from '../../bson/compare.ts';
import { asWhole } from '../../bson/numbers.ts';
import { withField } from '../../bson/ordered.ts';
import { type Doc, Int32, isDoc, isNumber, toNumber } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { AccumulatorField } from '../accumulators.ts';
import { holding } from '../../query/memory.ts';
import { compileExpression } from '../expression.ts';
import { collationKey } from '../variables.ts';
import type { StageCompiler } from '../pipeline.ts';
import type { Variables } from '../variables.ts';
import { Pace } from '../windows/partition.ts';
import { collect } from './basic.ts';
import { compileFields } from './group.ts';
import { seriesNamed, type Series } from './preferred-numbers.ts';

interface Entry {
  doc: Doc;
  value: unknown;
}

interface Bucket {
  min: unknown;
  max: unknown;
  entries: Entry[];
}

const fieldNames = new Set(['groupBy', 'buckets', 'output', 'granularity']);

const compileBucketAuto: StageCompiler = (spec, context) => {
  if (!isDoc(spec)) throw new CommandError(40240, 'The argument to $bucketAuto must be an object');
  const unknown = Object.keys(spec).find((name) => !fieldNames.has(name));
  if (unknown !== undefined) {
    throw new CommandError(40245, `Unrecognized option to $bucketAuto: ${unknown}.`);
  }
  if (!('groupBy' in spec && 'buckets' in spec)) {
    throw new CommandError(40246, "$bucketAuto requires 'groupBy' and 'buckets' to be specified.");
  }
  const { groupBy, granularity } = spec;
  const count = bucketCount(spec['buckets']);
  if (!isDoc(groupBy) && !(typeof groupBy === 'string' && groupBy.startsWith('$'))) {
    throw new CommandError(
      40239,
      "The $bucketAuto 'groupBy' field must be defined as a $-prefixed path or an expression object",
    );
  }
  const { output = { count: { $sum: new Int32(1) } } } = spec;
  if (!isDoc(output))
    throw new CommandError(40244, "The $bucketAuto 'output' field must be an object");
  const series = granularity === undefined ? null : seriesNamed(granularity);
  const valueOf = compileExpression(groupBy);
  const fields = compileFields(output);
  return (input) =>
    holding(context.memory, '$bucketAuto', function* bucketAuto(held) {
      const docs = yield* collect(input, held);
      const entries = docs.map((doc) => ({
        doc,
        value: valueOf(doc, { ...context.variables, ROOT: doc }) ?? null,
      }));
      if (series) for (const { value } of entries) checkGranular(value);
      const collation = context.variables[collationKey];
      entries.sort((a, b) => compareValues(a.value, b.value, collation));
      const buckets = series ? rounded(entries, count, series) : even(entries, count, collation);
      const pace = new Pace();
      for (const bucket of buckets) yield* gather(bucket, fields, context.variables, pace);
    });
};

function bucketCount(value: unknown): number {
  if (!isNumber(value)) {
    throw new CommandError(40241, "The $bucketAuto 'buckets' field must be a numeric value");
  }
  const count = asWhole(value);
  if (count === undefined) {
    throw new CommandError(
      40242,
      "The $bucketAuto 'buckets' field must be representable as a 32-bit integer",
    );
  }
  if (count > 0) return count;
  throw new CommandError(
    40243,
    `The $bucketAuto 'buckets' field must be greater than 0, but found: ${count}`,
  );
}

function checkGranular(value: unknown): void {
  if (!isNumber(value)) {
    throw new CommandError(
      40258,
      "$bucketAuto can specify a 'granularity' with numeric boundaries only",
    );
  }
  const number = toNumber(value);
  if (Number.isNaN(number)) {
    throw new CommandError(
      40259,
      "$bucketAuto can specify a 'granularity' with numeric boundaries only, but found a value with type NaN",
    );
  }
  if (number < 0) {
    throw new CommandError(
      40260,
      "$bucketAuto can specify a 'granularity' with non-negative numbers only",
    );
  }
}

/** Buckets of about as many documents each; equal values stay together. */
function even(
  entries: readonly Entry[],
  count: number,
  collation: Collation | null | undefined,
): Bucket[] {
  const size = Math.max(1, Math.round(entries.length / count));
  const buckets: Bucket[] = [];
  let from = 0;
  while (from < entries.length) {
    // The last bucket takes what is left.
    let to = buckets.length === count - 1 ? entries.length : Math.min(entries.length, from + size);
    const last = entries[to - 1]?.value;
    while (to < entries.length && equalValues(entries[to]?.value, last, collation)) to++;
    const max = to < entries.length ? entries[to]?.value : last;
    buckets.push({ min: entries[from]?.value, max, entries: entries.slice(from, to) });
    from = to;
  }
  return buckets;
}

/** The same with ends that are numbers of a series. */
function rounded(entries: readonly Entry[], count: number, series: Series): Bucket[] {
  const size = Math.max(1, Math.round(entries.length / count));
  const numberAt = (place: number): number => toNumber(entries[place]?.value);
  const buckets: Bucket[] = [];
  let from = 0;
  while (from < entries.length) {
    const min = buckets.at(-1)?.max ?? series.typed(series.below(numberAt(from)));
    let to = buckets.length === count - 1 ? entries.length : Math.min(entries.length, from + size);
    const end = numberAt(to - 1);
    let max = series.above(end);
    while (to < entries.length && (numberAt(to) < max || numberAt(to) === end)) to++;
    // Zero has nothing above it: its bucket ends below the next value.
    if (max === 0 && to < entries.length) max = series.below(numberAt(to));
    buckets.push({ min, max: series.typed(max), entries: entries.slice(from, to) });
    from = to;
  }
  return buckets;
}

function* gather(
  bucket: Bucket,
  fields: readonly [string, AccumulatorField][],
  constants: Variables,
  pace: Pace,
): Generator<Doc | null> {
  const accumulators = fields.map(([, field]) => field.create());
  for (const { doc } of bucket.entries) {
    if (pace.due()) yield null;
    const variables = { ...constants, ROOT: doc };
    for (const [i, [, field]] of fields.entries()) {
      accumulators[i]?.add(field.evaluate(doc, variables));
    }
  }
  let result: Doc = { _id: { min: bucket.min, max: bucket.max } };
  for (const [i, [name]] of fields.entries()) {
    result = withField(result, name, accumulators[i]?.result());
  }
  yield result;
}

/** The stage that makes buckets of about equal size. */
export const bucketAutoStages: Record<string, StageCompiler> = { $bucketAuto: compileBucketAuto };
