import type { Collation } from '../bson/collation.ts';
import { type Variables, collationKey } from '../aggregate/variables.ts';
import { compareValues, equalValues } from '../bson/compare.ts';
import { asWhole } from '../bson/numbers.ts';
import { shownFields } from '../bson/shown.ts';
import { type Doc, isDoc, typeName } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { compileElementTest } from '../query/matcher.ts';
import { equalityTest, isOperatorDoc } from '../query/operators.ts';
import { compileSort } from '../query/sort.ts';
import type { Target } from './target.ts';

type Apply = (target: Target, parts: string[]) => void;

function arrayAt(target: Target, parts: string[], operator: string): unknown[] | undefined {
  const value = target.get(parts);
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value as unknown[];
  throw new CommandError('BadValue', noArray(target, parts, operator, typeName(value)));
}

/** What MongoDB says where an operator of arrays meets something else. */
function noArray({ doc }: Target, parts: string[], operator: string, type: string): string {
  const name = parts.at(-1);
  if (operator === '$push') {
    const id = '_id' in doc ? shownFields({ _id: doc['_id'] }) : 'no id';
    return `The field '${name}' must be an array but is of type ${type} in document {${id}}`;
  }
  return operator === '$addToSet'
    ? `Cannot apply $addToSet to non-array field. Field named '${name}' has non-array type ${type}`
    : 'Cannot apply $pull to a non-array value';
}

function eachOf(operand: unknown, operator: string): unknown[] {
  if (!isDoc(operand) || !('$each' in operand)) return [operand];
  const each = operand['$each'];
  if (!Array.isArray(each)) {
    throw new CommandError('BadValue', `The argument to $each in ${operator} must be an array`);
  }
  return each as unknown[];
}

const pushModifiers = new Set(['$each', '$slice', '$sort', '$position']);

/** `$push` with its modifiers. */
export function compilePush(operand: unknown, constants: Variables): Apply {
  const items = eachOf(operand, '$push');
  const modifiers = isDoc(operand) && '$each' in operand ? operand : {};
  for (const name of Object.keys(modifiers)) {
    if (!pushModifiers.has(name)) {
      throw new CommandError('BadValue', `Unrecognized clause in $push: ${name}`);
    }
  }
  const position = wholeModifier(modifiers, '$position');
  const slice = wholeModifier(modifiers, '$slice');
  const order = pushOrder(modifiers['$sort'], constants[collationKey]);
  return (target, parts) => {
    const old = arrayAt(target, parts, '$push');
    const next = [...(old ?? [])];
    next.splice(position ?? next.length, 0, ...items);
    if (order) next.sort(order);
    const kept = slice === undefined ? next : takeSlice(next, slice);
    replaceArray(target, parts, old, kept);
  };
}

function takeSlice(items: unknown[], slice: number): unknown[] {
  if (slice === 0) return [];
  return slice > 0 ? items.slice(0, slice) : items.slice(slice);
}

function wholeModifier(modifiers: Doc, name: string): number | undefined {
  if (!(name in modifiers)) return undefined;
  const value = asWhole(modifiers[name]);
  if (value === undefined) {
    throw new CommandError('BadValue', `The value for ${name} must be an integer value`);
  }
  return value;
}

function pushOrder(
  sort: unknown,
  collation: Collation | null | undefined,
): ((a: unknown, b: unknown) => number) | null {
  if (sort === undefined) return null;
  if (!isDoc(sort)) {
    const direction = asWhole(sort);
    if (direction !== 1 && direction !== -1) {
      throw new CommandError(
        'BadValue',
        'The $sort is invalid: use 1/-1 to sort the whole element',
      );
    }
    return (a, b) => compareValues(a, b, collation) * direction;
  }
  const compare = compileSort(sort, collation);
  return (a, b) => compare(isDoc(a) ? a : {}, isDoc(b) ? b : {});
}

/** Stores the new array; when elements were only added, just those count as changed. */
function replaceArray(
  target: Target,
  parts: string[],
  old: unknown[] | undefined,
  next: unknown[],
): void {
  const appended =
    old !== undefined &&
    old.length > 0 &&
    next.length >= old.length &&
    old.every((item, i) => item === next[i]);
  if (appended) {
    target.appended(parts, old.length, next.length);
    old.push(...next.slice(old.length));
  } else if (old === undefined || next.length !== old.length || next.some((v, i) => v !== old[i])) {
    target.set(parts, next);
  }
}

export function compileAddToSet(operand: unknown, constants: Variables): Apply {
  const items = eachOf(operand, '$addToSet');
  return (target, parts) => {
    const old = arrayAt(target, parts, '$addToSet');
    const next = [...(old ?? [])];
    for (const item of items) {
      if (!next.some((each) => equalValues(each, item, constants[collationKey]))) next.push(item);
    }
    replaceArray(target, parts, old, next);
  };
}

export function compilePop(operand: unknown): Apply {
  const end = asWhole(operand);
  if (end !== 1 && end !== -1) {
    throw new CommandError('FailedToParse', '$pop expects 1 or -1');
  }
  return (target, parts) => {
    const old = popTarget(target, parts);
    if (old === undefined || old.length === 0) return;
    target.set(parts, end === 1 ? old.slice(0, -1) : old.slice(1));
  };
}

function popTarget(target: Target, parts: string[]): unknown[] | undefined {
  const value = target.get(parts);
  if (value === undefined || Array.isArray(value)) return value;
  throw new CommandError(
    'TypeMismatch',
    `Path '${parts.join('.')}' contains an element of non-array type '${typeName(value)}'`,
  );
}

function removing(test: (value: unknown) => boolean, operator: string): Apply {
  return (target, parts) => {
    const old = arrayAt(target, parts, operator);
    const next = old?.filter((item) => !test(item));
    if (old && next && next.length !== old.length) target.set(parts, next);
  };
}

export function compilePull(operand: unknown, constants: Variables): Apply {
  if (
    !isDoc(operand) &&
    !(typeof operand === 'object' && operand !== null && 'pattern' in operand)
  ) {
    return removing(equalityTest(operand, constants[collationKey]), '$pull');
  }
  if (!isDoc(operand)) return removing(compileElementTest({ $in: [operand] }, constants), '$pull');
  if (isOperatorDoc(operand)) return removing(compileElementTest(operand, constants), '$pull');
  const test = compileElementTest(operand, constants);
  return removing((value) => isDoc(value) && test(value), '$pull');
}

export function compilePullAll(operand: unknown, constants: Variables): Apply {
  if (!Array.isArray(operand)) {
    throw new CommandError('BadValue', '$pullAll requires an array argument');
  }
  return removing(
    (value) => operand.some((each) => equalValues(each, value, constants[collationKey])),
    '$pullAll',
  );
}
