import type { Collation } from '../../bson/collation.ts';
import { compareValues, equalValues } from '../../bson/compare.ts';
import { asWhole } from '../../bson/numbers.ts';
import { Int32, isDoc, isTruthy } from '../../bson/values.ts';
import { compileWith } from '../scope.ts';
import { CommandError } from '../../errors.ts';
import { compileSort } from '../../query/sort.ts';
import { type Evaluator, type OperatorCompiler, collationKey } from '../variables.ts';
import { arrayOf } from './array-operands.ts';
import { namedOperands } from './named-operands.ts';
import { comparing, isNil, nullable, simple, wrongType } from './operands.ts';

function wholeOf(operator: string, value: unknown): number {
  const number = asWhole(value);
  if (number === undefined) throw wrongType(28691, operator, 'whole numbers', value);
  return number;
}

function at(array: unknown, position: unknown): unknown {
  return arrayOf('$arrayElemAt', array).at(wholeOf('$arrayElemAt', position));
}

function slice(array: unknown, first: unknown, second?: unknown): unknown {
  const list = arrayOf('$slice', array);
  const a = wholeOf('$slice', first);
  if (second === undefined) return a >= 0 ? list.slice(0, a) : list.slice(a);
  const count = wholeOf('$slice', second);
  if (count <= 0) throw new CommandError(28729, 'Third argument to $slice must be positive');
  const start = a >= 0 ? a : Math.max(0, list.length + a);
  return list.slice(start, start + count);
}

function range(start: unknown, end: unknown, step: unknown = new Int32(1)): unknown {
  const from = wholeOf('$range', start);
  const to = wholeOf('$range', end);
  const by = wholeOf('$range', step);
  if (by === 0) throw new CommandError(34449, '$range requires a non-zero step value');
  if (Math.abs((to - from) / by) > 1_000_000) {
    throw new CommandError('BadValue', '$range would make too many elements');
  }
  const result: Int32[] = [];
  for (let i = from; by > 0 ? i < to : i > to; i += by) result.push(new Int32(i));
  return result;
}

function indexOf(
  collation: Collation | null | undefined,
  array: unknown,
  search: unknown,
  start?: unknown,
  end?: unknown,
): unknown {
  if (isNil(array)) return null;
  const list = arrayOf('$indexOfArray', array);
  const from = start === undefined ? 0 : wholeOf('$indexOfArray', start);
  const to = end === undefined ? list.length : wholeOf('$indexOfArray', end);
  for (let i = from; i < Math.min(to, list.length); i++) {
    if (equalValues(list[i], search, collation)) return new Int32(i);
  }
  return new Int32(-1);
}

/** How many elements `$filter` keeps at most. */
function mostOf(limit: unknown): number {
  if (isNil(limit)) return Infinity;
  const most = asWhole(limit);
  if (most === undefined || most > 2 ** 31 - 1) {
    throw new CommandError(
      327_391,
      "$filter: 'limit' must be represented as a 32-bit integral value",
    );
  }
  if (most > 0) return most;
  throw new CommandError(327_392, `$filter: 'limit' must be greater than 0: ${most}`);
}

/** How `$map` and `$filter` differ: what they evaluate, and the codes of what is wrong. */
interface OverElements {
  name: '$map' | '$filter';
  body: string;
  fields: ReadonlySet<string>;
  codes: { type: number; unknown: number; input: number; body: number };
  collect: (item: unknown, value: unknown, result: unknown[]) => void;
}

/** `$map` and `$filter`: evaluates an expression with each element under a name. */
function overElements({
  name,
  body: bodyField,
  fields,
  codes,
  collect,
}: OverElements): OperatorCompiler {
  return (operand, compile) => {
    if (!isDoc(operand)) throw new CommandError(codes.type, `${name} only supports an object`);
    const other = Object.keys(operand).find((each) => !fields.has(each));
    if (other !== undefined) {
      throw new CommandError(codes.unknown, `Unrecognized parameter to ${name}: ${other}`);
    }
    if (!('input' in operand)) {
      throw new CommandError(codes.input, `Missing 'input' parameter to ${name}`);
    }
    if (!(bodyField in operand)) {
      throw new CommandError(codes.body, `Missing '${bodyField}' parameter to ${name}`);
    }
    const input = compile(operand['input']);
    const as = (operand['as'] as string | undefined) ?? 'this';
    const body = compileWith([as], () => compile(operand[bodyField]));
    const limit: Evaluator | null = isNil(operand['limit']) ? null : compile(operand['limit']);
    return (doc, variables) => {
      const list = input(doc, variables);
      if (isNil(list)) return null;
      const max = limit ? mostOf(limit(doc, variables)) : Infinity;
      const result: unknown[] = [];
      for (const item of arrayOf(name, list)) {
        if (result.length >= max) break;
        collect(item, body(doc, { ...variables, [as]: item }), result);
      }
      return result;
    };
  };
}

const compileReduce: OperatorCompiler = (operand, compile) => {
  if (!isDoc(operand)) throw new CommandError(40075, '$reduce requires an object as an argument');
  const input = compile(operand['input']);
  const initial = compile(operand['initialValue']);
  const body = compileWith(['this', 'value'], () => compile(operand['in']));
  return (doc, variables) => {
    const list = input(doc, variables);
    if (isNil(list)) return null;
    let value = initial(doc, variables);
    for (const item of arrayOf('$reduce', list)) {
      value = body(doc, { ...variables, this: item, value });
    }
    return value;
  };
};

const compileSortArray: OperatorCompiler = (operand, compile) => {
  if (!isDoc(operand)) throw new CommandError(2942500, '$sortArray requires an object');
  const input = compile(operand['input']);
  const { sortBy } = operand;
  const byFields = isDoc(sortBy);
  if (byFields) compileSort(sortBy);
  return (doc, variables) => {
    const list = input(doc, variables);
    if (isNil(list)) return null;
    const collation = variables[collationKey];
    const compare = byFields
      ? (compileSort(sortBy, collation) as (a: unknown, b: unknown) => number)
      : (a: unknown, b: unknown) => compareValues(a, b, collation) * (asWhole(sortBy) ?? 1);
    return arrayOf('$sortArray', list).toSorted(compare);
  };
};

const compileZip: OperatorCompiler = (operand, compile) => {
  const spec = namedOperands(operand, ['inputs', 'useLongestLength', 'defaults'], {
    noObject: () => new CommandError(34460, '$zip only supports an object as an argument'),
    unknown: (name) => new CommandError(34464, `$zip found an unknown argument: ${name}`),
  });
  const { inputs, useLongestLength = false, defaults = [] } = spec;
  if (!Array.isArray(inputs)) {
    throw new CommandError(34461, 'inputs must be an array of expressions');
  }
  if (!Array.isArray(defaults)) {
    throw new CommandError(34462, 'defaults must be an array of expressions');
  }
  if (typeof useLongestLength !== 'boolean') {
    throw new CommandError(34463, 'useLongestLength must be a bool');
  }
  if (inputs.length === 0) throw new CommandError(34465, '$zip requires at least one input array');
  if (defaults.length > 0 && !useLongestLength) {
    throw new CommandError(34466, 'cannot specify defaults unless useLongestLength is true');
  }
  if (defaults.length > 0 && defaults.length !== inputs.length) {
    throw new CommandError(34467, 'defaults and inputs must have the same length');
  }
  const lists = inputs.map(compile);
  const fallbacks = defaults.map(compile);
  return (doc, variables) => {
    const values = lists.map((each) => each(doc, variables));
    if (values.some(isNil)) return null;
    const arrays = values.map((value) => {
      if (Array.isArray(value)) return value as unknown[];
      throw new CommandError(34468, '$zip found a non-array expression in input');
    });
    const filling = fallbacks.map((each) => each(doc, variables));
    const lengths = arrays.map((array) => array.length);
    const length = useLongestLength ? Math.max(...lengths) : Math.min(...lengths);
    return Array.from({ length }, (_, i) =>
      arrays.map((array, place) => (i < array.length ? array[i] : filling[place]) ?? null),
    );
  };
};

/** Operators on arrays. */
export const arrayOperators: Record<string, OperatorCompiler> = {
  $arrayElemAt: nullable('$arrayElemAt', 2, 2, at),
  $first: nullable('$first', 1, 1, (array) => arrayOf('$first', array)[0]),
  $last: nullable('$last', 1, 1, (array) => arrayOf('$last', array).at(-1)),
  $size: simple('$size', 1, 1, (array) => new Int32(arrayOf('$size', array).length)),
  $isArray: simple('$isArray', 1, 1, (value) => Array.isArray(value)),
  $in: comparing('$in', 2, 2, (collation, value, array) =>
    arrayOf('$in', array).some((each) => equalValues(each, value, collation)),
  ),
  $concatArrays: nullable('$concatArrays', 0, Infinity, (...arrays) =>
    arrays.flatMap((array) => arrayOf('$concatArrays', array)),
  ),
  $slice: nullable('$slice', 2, 3, slice),
  $reverseArray: nullable('$reverseArray', 1, 1, (array) =>
    arrayOf('$reverseArray', array).toReversed(),
  ),
  $range: simple('$range', 2, 3, range),
  $indexOfArray: comparing('$indexOfArray', 2, 4, indexOf),
  $map: overElements({
    name: '$map',
    body: 'in',
    fields: new Set(['input', 'as', 'in']),
    codes: { type: 16_878, unknown: 16_879, input: 16_880, body: 16_882 },
    collect: (_item, value, result) => result.push(value ?? null),
  }),
  $filter: overElements({
    name: '$filter',
    body: 'cond',
    fields: new Set(['input', 'as', 'cond', 'limit']),
    codes: { type: 28_646, unknown: 28_647, input: 28_648, body: 28_650 },
    collect: (item, value, result) => {
      if (isTruthy(value)) result.push(item);
    },
  }),
  $reduce: compileReduce,
  $sortArray: compileSortArray,
  $zip: compileZip,
};
