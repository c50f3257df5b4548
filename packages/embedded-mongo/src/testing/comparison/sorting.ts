import { type Doc, type Int32, MinKey } from '../../bson/values.ts';
import { compare, isObject } from './model.ts';

// How MongoDB sorts documents that hold arrays, in the plainest way.

/** A place before null, which empty arrays take in sorts. */
const empty = Symbol('empty');

/** A value on the way along a path, and what is left of that; `taken` is the way so far. */
interface Step {
  value: unknown;
  taken: string;
  left: string[];
}

/** Goes on until the end of the path or an array; positions in an array are names like others. */
function advance({ value, taken, left }: Step): Step {
  const [name, ...rest] = left;
  if (name === undefined) return { value, taken, left };
  const isPosition = /^\d+$/.test(name);
  if (Array.isArray(value)) {
    if (!isPosition || Number(name) >= value.length) return { value, taken, left };
    return advance({ value: value[Number(name)], taken: `${taken}.${name}`, left: rest });
  }
  const next: unknown = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return advance({ value: next, taken: `${taken}.${name}`, left: rest });
}

/** The lists of values at the paths, one for each element; null when two arrays would cross. */
function lists(given: Step[], done: Set<number>): unknown[][] | null {
  const steps = given.map((step, i) => (done.has(i) ? step : advance(step)));
  const first = steps.findIndex((step, i) => !done.has(i) && Array.isArray(step.value));
  if (first === -1) return [steps.map(({ value }) => value ?? null)];
  const array = steps[first] as Step & { value: unknown[] };
  const together = steps.map(
    ({ value, taken }, i) => !done.has(i) && Array.isArray(value) && taken === array.taken,
  );
  if (steps.some((step, i) => !done.has(i) && Array.isArray(step.value) && !together[i])) {
    return null;
  }
  const result: unknown[][] = [];
  for (const element of array.value.length === 0 ? [empty] : array.value) {
    const ended = new Set(done);
    const next = steps.map((step, i): Step => {
      if (!together[i]) return step;
      if (step.left.length > 0) {
        return { ...step, value: isObject(element) ? element : undefined };
      }
      ended.add(i);
      return { ...step, value: element };
    });
    const inner = lists(next, ended);
    if (inner === null) return null;
    result.push(...inner);
  }
  return result;
}

function compareSorted(a: unknown, b: unknown): number {
  if (a !== empty && b !== empty) return compare(a, b);
  if (a === b) return 0;
  const other = a === empty ? b : a;
  const before = other instanceof MinKey ? 1 : -1;
  return a === empty ? before : -before;
}

/** The documents in the order of a sort; null when one has two arrays, which cannot be sorted by. */
export function sorted(docs: readonly Doc[], sort: Doc): Doc[] | null {
  const directions = Object.values(sort).map((value) => (value as Int32).value);
  const paths = Object.keys(sort).map((path) => path.split('.'));
  const order = (a: unknown[], b: unknown[]): number => {
    for (const [i, direction] of directions.entries()) {
      const difference = compareSorted(a[i], b[i]) * direction;
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const keyed: { doc: Doc; keys: unknown[] }[] = [];
  for (const doc of docs) {
    const all = lists(
      paths.map((left) => ({ value: doc, taken: '', left })),
      new Set(),
    );
    if (all === null) return null;
    keyed.push({ doc, keys: all.reduce((least, each) => (order(each, least) < 0 ? each : least)) });
  }
  return keyed.toSorted((a, b) => order(a.keys, b.keys)).map(({ doc }) => doc);
}
