import type { Collation } from '../../bson/collation.ts';
import { compareValues } from '../../bson/compare.ts';
import { type Doc, Double, isDoc, isNumber, toNumber, typeName } from '../../bson/values.ts';
import { type TimeUnit, unitLength } from '../../dates/arithmetic.ts';
import { CommandError } from '../../errors.ts';
import { compareSortKeys, parseSort, sortKeys } from '../../query/sort.ts';
import { countOf } from '../accumulators.ts';
import { compileExpression } from '../expression.ts';
import { identityOf } from '../expressions/value-set.ts';
import { unitNamed } from '../expressions/named-operands.ts';
import { orderNumbers, parsePercentile, percentileNumber } from '../percentiles.ts';
import type { Evaluator } from '../variables.ts';
import { type WindowSpec, spansOf, wholePartition } from './bounds.ts';
import * as combinations from './combinations.ts';
import type { WindowFunction } from './partition.ts';
import { Combined, type Combination, Listed, Ordered, Queue, type Sliding } from './sliding.ts';

export type WindowCompiler = (spec: WindowSpec) => WindowFunction;

/** Keeps the different values of a window, each with how often it is there. */
class Distinct implements Sliding {
  readonly #values = new Map<string, { value: unknown; times: number }>();
  readonly #queue = new Queue<string | undefined>();
  readonly #collation: Collation | null | undefined;

  constructor(collation: Collation | null | undefined) {
    this.#collation = collation;
  }

  add(value: unknown): void {
    const identity = value === undefined ? undefined : identityOf(value, this.#collation);
    this.#queue.push(identity);
    if (identity === undefined) return;
    const known = this.#values.get(identity);
    if (known) known.times++;
    else this.#values.set(identity, { value, times: 1 });
  }

  remove(): void {
    const identity = this.#queue.shift();
    const known = identity === undefined ? undefined : this.#values.get(identity);
    if (known && --known.times === 0) this.#values.delete(identity as string);
  }

  result(): unknown {
    return [...this.#values.values()].map(({ value }) => value);
  }
}

/** Slides a window over a partition; windows with the same ends share their result. */
function slide(
  { window = wholePartition }: WindowSpec,
  input: (partition: Parameters<WindowFunction>[0], place: number) => unknown,
  create: () => Sliding,
): WindowFunction {
  return function* slideOver(partition) {
    const { docs, pace } = partition;
    const spanAt = spansOf(window, docs.length, (place) => partition.sortValue(place));
    const results: unknown[] = [];
    const state = create();
    const empty = create().result();
    let from = 0;
    let to = -1;
    let shown = { from: -1, to: -1, result: empty };
    for (let place = 0; place < docs.length; place++) {
      if (pace.due()) yield null;
      const span = spanAt(place);
      if (span === null) {
        results.push(empty);
        continue;
      }
      const [first, last] = span;
      while (to < last) {
        state.add(input(partition, ++to));
        if (pace.due()) yield null;
      }
      for (; from < first; from++) state.remove();
      if (shown.from !== from || shown.to !== to) shown = { from, to, result: state.result() };
      results.push(shown.result);
    }
    return results;
  };
}

function gather(create: () => Sliding): WindowCompiler {
  return (spec) => {
    const input = compileExpression(spec.operand);
    return slide(spec, (partition, place) => partition.evaluate(input, place), create);
  };
}

function combine<T>(combination: Combination<T>): WindowCompiler {
  return gather(() => new Combined(combination));
}

const compileCount: WindowCompiler = (spec) => {
  if (!isDoc(spec.operand) || Object.keys(spec.operand).length > 0) {
    throw new CommandError('FailedToParse', '$count only accepts an empty object as input');
  }
  return slide(
    spec,
    () => null,
    () => new Combined(combinations.count),
  );
};

/** `$first`, `$last`, `$firstN`, `$lastN`: looks only at the ends of the window. */
function atEnd(end: 'first' | 'last', many: boolean): WindowCompiler {
  return (spec) => {
    const { name, operand, window = wholePartition } = spec;
    if (many && !isDoc(operand)) throw new CommandError(5787801, `${name} needs an object`);
    const n = many ? countOf(operand as Doc, name) : 1;
    const input = compileExpression(many ? (operand as Doc)['input'] : operand);
    return function* ends(partition) {
      const { docs, pace } = partition;
      const spanAt = spansOf(window, docs.length, (place) => partition.sortValue(place));
      const results: unknown[] = [];
      for (let place = 0; place < docs.length; place++) {
        if (pace.due()) yield null;
        const span = spanAt(place);
        const values: unknown[] = [];
        if (span) {
          const from = end === 'first' ? span[0] : Math.max(span[0], span[1] - n + 1);
          for (let i = from; i <= span[1] && values.length < n; i++) {
            values.push(partition.evaluate(input, i) ?? null);
          }
        }
        results.push(many ? values : (values[0] ?? null));
      }
      return results;
    };
  };
}

function listOfExtremes(sign: 1 | -1): WindowCompiler {
  return (spec) => {
    if (!isDoc(spec.operand)) throw new CommandError(5787801, `${spec.name} needs an object`);
    const n = countOf(spec.operand, spec.name);
    const keep = (value: unknown): unknown => value ?? undefined;
    const order = (a: unknown, b: unknown): number => compareValues(a, b, spec.collation) * sign;
    const create = (): Sliding => new Ordered(order, keep, (sorted) => sorted.slice(0, n));
    return gather(create)({ ...spec, operand: spec.operand['input'] });
  };
}

interface Ranked {
  keys: unknown[];
  value: unknown;
}

/** `$top`, `$bottom`, `$topN`, `$bottomN`: by an order of their own. */
function ranked(end: 'top' | 'bottom', many: boolean): WindowCompiler {
  return (spec) => {
    const { name, operand } = spec;
    if (!isDoc(operand) || !isDoc(operand['sortBy'])) {
      throw new CommandError(5788002, `${name} needs sortBy and output`);
    }
    const n = many ? countOf(operand, name) : 1;
    const fields = parseSort(operand['sortBy'], spec.collation);
    const output = compileExpression(operand['output']);
    const create = (): Sliding =>
      new Ordered<Ranked>(
        (a, b) => compareSortKeys(a.keys, b.keys, fields),
        (value) => value as Ranked,
        (sorted) => {
          const best = end === 'top' ? sorted.slice(0, n) : sorted.slice(-n);
          return many ? best.map(({ value }) => value) : (best[0]?.value ?? null);
        },
      );
    const input = (partition: Parameters<WindowFunction>[0], place: number): Ranked => ({
      keys: sortKeys(partition.docs[place] as Doc, fields),
      value: partition.evaluate(output, place) ?? null,
    });
    return slide(spec, input, create);
  };
}

const compilePercentile: WindowCompiler = (spec) => {
  const { input, result } = parsePercentile(spec.name, spec.operand, compileExpression);
  const create = (): Sliding => new Ordered(orderNumbers, percentileNumber, result);
  return gather(create)({ ...spec, operand: input });
};

/** The operand of `$integral` and `$derivative`: an input, and the unit that time counts in. */
export function rateOperand({ name, operand, sortBy }: WindowSpec): {
  input: Evaluator;
  unitMs: number | null;
} {
  const refuse = (message: string): CommandError => new CommandError('FailedToParse', message);
  if (!sortBy) throw refuse(`${name} requires a sortBy`);
  if (sortBy.length !== 1) throw refuse(`${name} requires a non-compound sortBy`);
  if (!isDoc(operand)) throw refuse(`${name} expects an object, but got a ${typeName(operand)}`);
  const unknown = Object.keys(operand).find((key) => key !== 'input' && key !== 'unit');
  if (unknown !== undefined) throw refuse(`${name} got unexpected argument: ${unknown}`);
  if (!('input' in operand)) throw refuse(`${name} requires an 'input' expression`);
  const { unit } = operand;
  if (unit !== undefined && typeof unit !== 'string') throw refuse("'unit' must be a string");
  return {
    input: compileExpression(operand['input']),
    unitMs: unit === undefined ? null : fixedLength(unitNamed(unit)),
  };
}

function fixedLength(unit: TimeUnit): number {
  const length = unitLength(unit);
  if (length === undefined) throw new CommandError(5490710, "unit must be 'week' or smaller");
  return length;
}

const compileIntegral: WindowCompiler = (spec) => {
  const { input, unitMs } = rateOperand(spec);
  const point = (partition: Parameters<WindowFunction>[0], place: number): Doc => {
    const x = partition.sortValue(place);
    const y = partition.evaluate(input, place);
    if (!isNumber(y) || !(isNumber(x) || x instanceof Date)) {
      throw new CommandError(
        5423900,
        'The input value of $integral window function must be a vector of 2 value, the first value must be numeric or date type and the second must be numeric.',
      );
    }
    if (unitMs !== null && !(x instanceof Date)) {
      throw new CommandError(
        5423901,
        "$integral with 'outputUnit' expects the sortBy field to be a Date",
      );
    }
    if (unitMs === null && !isNumber(x)) {
      throw new CommandError(
        5423902,
        "$integral (with no 'outputUnit') expects the sortBy field to be numeric",
      );
    }
    const along = x instanceof Date ? x.getTime() / (unitMs ?? 1) : toNumber(x);
    return { x: new Double(along), y: new Double(toNumber(y)) };
  };
  return slide(spec, point, () => new Combined(combinations.area));
};

/** Window functions that gather what the documents of a window hold. */
export const gatheringFunctions: Record<string, WindowCompiler> = {
  $sum: combine(combinations.sum),
  $avg: combine(combinations.average),
  $min: (spec) => combine(combinations.extreme(-1, spec.collation))(spec),
  $max: (spec) => combine(combinations.extreme(1, spec.collation))(spec),
  $stdDevPop: combine(combinations.deviation(false)),
  $stdDevSamp: combine(combinations.deviation(true)),
  $covariancePop: combine(combinations.covariance(false)),
  $covarianceSamp: combine(combinations.covariance(true)),
  $mergeObjects: combine(combinations.merged),
  $count: compileCount,
  $push: gather(() => new Listed()),
  $addToSet: (spec) => gather(() => new Distinct(spec.collation))(spec),
  $first: atEnd('first', false),
  $last: atEnd('last', false),
  $firstN: atEnd('first', true),
  $lastN: atEnd('last', true),
  $minN: listOfExtremes(1),
  $maxN: listOfExtremes(-1),
  $top: ranked('top', false),
  $bottom: ranked('bottom', false),
  $topN: ranked('top', true),
  $bottomN: ranked('bottom', true),
  $median: compilePercentile,
  $percentile: compilePercentile,
  $integral: compileIntegral,
};
