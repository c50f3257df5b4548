import { numberValue } from '../bson/codec.ts';
import type { Collation } from '../bson/collation.ts';
import { compareValues } from '../bson/compare.ts';
import { type Doc, entryOf, isDoc, isNumber } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import { compileSort } from '../query/sort.ts';
import { compileExpression } from './expression.ts';
import { countFrom } from './expressions/counts.ts';
import { mergeDocs } from './expressions/objects.ts';
import { ValueSet } from './expressions/value-set.ts';
import { orderNumbers, parsePercentile, percentileNumber } from './percentiles.ts';
import { Spread } from './spread.ts';
import { Sum } from './sum.ts';
import type { Variables } from './variables.ts';

/** Gathers one value per document of a group. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

/** One field of `$group`: what to take from each document, and how to gather it. */
export interface AccumulatorField {
  evaluate: (doc: Doc, variables: Variables) => unknown;
  create: (collation?: Collation | null) => Accumulator;
  /** Set when it keeps what it is given, instead of one result. */
  keepsValues?: true;
}

/** Compiles `{ $sum: expr }` and the like. */
export function compileAccumulator(spec: unknown): AccumulatorField {
  const [name, ...others] = isDoc(spec) ? Object.keys(spec) : [];
  if (name === undefined) {
    throw new CommandError(40234, 'The field must be an accumulator object');
  }
  if (others.length > 0) {
    throw new CommandError(40238, 'The field must specify one accumulator');
  }
  const operand = (spec as Doc)[name];
  if (name === '$count') return { evaluate: () => null, create: counter };
  const create = entryOf(simple, name);
  if (create) {
    const keeps = name === '$push' || name === '$addToSet';
    return {
      evaluate: compileExpression(operand),
      create,
      ...(keeps ? { keepsValues: true } : {}),
    };
  }
  const listing = entryOf(lists, name);
  if (listing) return { ...listing(operand, name), keepsValues: true };
  if (name === '$accumulator') throw unsupported(name);
  throw new CommandError(15952, `unknown group operator '${name}'`);
}

function sum(): Accumulator {
  const total = new Sum();
  return {
    add: (value) => {
      if (isNumber(value)) total.add(value);
    },
    result: () => total.result(),
  };
}

/** Counts documents without evaluating anything for them. */
function counter(): Accumulator {
  let count = 0;
  return {
    add: () => {
      count++;
    },
    result: () => numberValue(count),
  };
}

function percentile(operand: unknown, name: string): AccumulatorField {
  const { input, result } = parsePercentile(name, operand, compileExpression);
  return {
    evaluate: compileExpression(input),
    create: () => {
      const numbers: number[] = [];
      return {
        add: (value) => {
          const number = percentileNumber(value);
          if (number !== undefined) numbers.push(number);
        },
        result: () => result(numbers.toSorted(orderNumbers)),
      };
    },
  };
}

function average(): Accumulator {
  const total = new Sum();
  let count = 0;
  return {
    add: (value) => {
      if (!isNumber(value)) return;
      total.add(value);
      count++;
    },
    result: () => (count === 0 ? null : total.average(count)),
  };
}

function extreme(sign: 1 | -1): (collation?: Collation | null) => Accumulator {
  return (collation) => {
    let best: unknown = null;
    return {
      add: (value) => {
        if (value === undefined || value === null) return;
        if (best === null || compareValues(value, best, collation) * sign > 0) best = value;
      },
      result: () => best,
    };
  };
}

function deviation(isSample: boolean): () => Accumulator {
  return () => {
    const spread = new Spread();
    return {
      add: (value) => {
        if (isNumber(value)) spread.add(value);
      },
      result: () => spread.deviation(isSample),
    };
  };
}

const simple: Record<string, (collation?: Collation | null) => Accumulator> = {
  $sum: sum,
  $avg: average,
  $min: extreme(-1),
  $max: extreme(1),
  $stdDevPop: deviation(false),
  $stdDevSamp: deviation(true),
  $first: () => {
    let first: { value: unknown } | null = null;
    return {
      add: (value) => {
        first ??= { value };
      },
      result: () => first?.value ?? null,
    };
  },
  $last: () => {
    let last: unknown = null;
    return {
      add: (value) => {
        last = value;
      },
      result: () => last ?? null,
    };
  },
  $push: () => {
    const values: unknown[] = [];
    return {
      add: (value) => {
        if (value !== undefined) values.push(value);
      },
      result: () => values,
    };
  },
  $addToSet: (collation) => {
    const values = new ValueSet([], collation);
    return {
      add: (value) => {
        if (value !== undefined) values.add(value);
      },
      result: () => [...values.values()],
    };
  },
  $mergeObjects: () => {
    let merged: Doc = {};
    return {
      add: (value) => {
        merged = mergeDocs([merged, value]);
      },
      result: () => merged,
    };
  },
};

type ListCompiler = (operand: unknown, name: string) => AccumulatorField;

/** The `n` of `$firstN` and its like, which is the same for all documents. */
export function countOf(operand: Doc, name: string): number {
  return countFrom(name, compileExpression(operand['n'])({}, {}));
}

/** `$firstN`, `$maxN`…: keeps values and takes `n` of them in the end. */
function listOf(
  take: (values: unknown[], n: number, collation: Collation | null | undefined) => unknown[],
): ListCompiler {
  return (operand, name) => {
    if (!isDoc(operand)) throw new CommandError(5787801, `${name} needs an object`);
    const n = countOf(operand, name);
    return {
      evaluate: compileExpression(operand['input']),
      create: (collation) => {
        const values: unknown[] = [];
        return {
          add: (value) => void values.push(value ?? null),
          result: () => take(values, n, collation),
        };
      },
    };
  };
}

/** `$top`, `$bottomN`…: orders the documents and gives an expression of the best. */
function ranked(fromEnd: boolean, single: boolean): ListCompiler {
  return (operand, name) => {
    if (!isDoc(operand) || !isDoc(operand['sortBy'])) {
      throw new CommandError(5788002, `${name} needs sortBy and output`);
    }
    const n = single ? 1 : countOf(operand, name);
    const { sortBy } = operand as { sortBy: Doc };
    compileSort(sortBy);
    const output = compileExpression(operand['output']);
    return {
      evaluate: (doc, variables) => ({ doc, value: output(doc, variables) ?? null }),
      create: (collation) => {
        const compare = compileSort(sortBy, collation);
        const entries: { doc: Doc; value: unknown }[] = [];
        return {
          add: (entry) => void entries.push(entry as { doc: Doc; value: unknown }),
          result: () => {
            const sorted = entries.toSorted((a, b) => compare(a.doc, b.doc));
            const best = fromEnd ? sorted.slice(-n) : sorted.slice(0, n);
            return single ? best[0]?.value : best.map((entry) => entry.value);
          },
        };
      },
    };
  };
}

const notNull = (values: unknown[]): unknown[] => values.filter((value) => value !== null);

const lists: Record<string, ListCompiler> = {
  $firstN: listOf((values, n) => values.slice(0, n)),
  $lastN: listOf((values, n) => values.slice(-n)),
  $minN: listOf((values, n, collation) =>
    notNull(values)
      .toSorted((a, b) => compareValues(a, b, collation))
      .slice(0, n),
  ),
  $maxN: listOf((values, n, collation) =>
    notNull(values)
      .toSorted((a, b) => compareValues(b, a, collation))
      .slice(0, n),
  ),
  $top: ranked(false, true),
  $topN: ranked(false, false),
  $bottom: ranked(true, true),
  $bottomN: ranked(true, false),
  $median: percentile,
  $percentile: percentile,
};
