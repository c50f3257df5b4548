import type { Collation } from '../bson/collation.ts';
import { compareValues, equalValues } from '../bson/compare.ts';
import { arithmetic, toBigInt } from '../bson/numbers.ts';
import { deepClone } from '../bson/ordered.ts';
import { shownFields } from '../bson/shown.ts';
import {
  type Doc,
  Int32,
  Long,
  type NumberValue,
  type Timestamp,
  isDoc,
  isNumber,
  typeName,
  entryOf,
} from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import {
  compileAddToSet,
  compilePop,
  compilePull,
  compilePullAll,
  compilePush,
} from './array-operators.ts';
import { type Variables, collationKey } from '../aggregate/variables.ts';
import type { Target } from './target.ts';

/** What an operator may need besides the document. */
export interface UpdateContext {
  now: Date;
  clusterTime: Timestamp;
  inserting: boolean;
}

/** Applies one operator at one concrete path. */
export type FieldOperator = (target: Target, parts: string[], context: UpdateContext) => void;

/** Compiles the operand of an update operator for one field. */
export const fieldOperators: Record<
  string,
  (operand: unknown, path: string, constants: Variables) => FieldOperator
> = {
  $set: (operand) => (target, parts) => setIfChanged(target, parts, deepClone(operand)),
  $setOnInsert: (operand) => (target, parts, context) => {
    if (context.inserting) setIfChanged(target, parts, deepClone(operand));
  },
  $unset: () => (target, parts) => target.unset(parts),
  $inc: (operand, path) => calculation('$inc', 'add', operand, path),
  $mul: (operand, path) => calculation('$mul', 'multiply', operand, path),
  $min: (operand, _path, constants) => extreme(operand, -1, constants[collationKey]),
  $max: (operand, _path, constants) => extreme(operand, 1, constants[collationKey]),
  $currentDate: (operand) => {
    const kind = isDoc(operand)
      ? operand['$type']
      : operand === true || operand === false
        ? 'date'
        : null;
    if (kind !== 'date' && kind !== 'timestamp') {
      throw new CommandError(
        'BadValue',
        "$currentDate expects true or { $type: 'date' } or { $type: 'timestamp' }",
      );
    }
    return (target, parts, context) =>
      target.set(parts, kind === 'date' ? context.now : context.clusterTime);
  },
  $bit: (operand, path) => bitwise(operand, path),
  $push: (operand, _path, constants) => compilePush(operand, constants),
  $addToSet: (operand, _path, constants) => compileAddToSet(operand, constants),
  $pop: compilePop,
  $pull: (operand, _path, constants) => compilePull(operand, constants),
  $pullAll: (operand, _path, constants) => compilePullAll(operand, constants),
};

function setIfChanged(target: Target, parts: string[], value: unknown): void {
  const old = target.get(parts);
  if (old !== undefined && isSame(old, value)) return;
  target.set(parts, value);
}

/** Equal in value and in type: 1 as an int and 1 as a double differ. */
function isSame(a: unknown, b: unknown): boolean {
  if (isDoc(a) || Array.isArray(a)) return false;
  return typeName(a) === typeName(b) && equalValues(a, b);
}

function calculation(
  operator: string,
  operation: 'add' | 'multiply',
  operand: unknown,
  path: string,
): FieldOperator {
  const verb = operator === '$inc' ? 'increment' : 'multiply';
  if (!isNumber(operand)) {
    throw new CommandError(
      'TypeMismatch',
      `Cannot ${verb} with non-numeric argument: {${shownFields({ [path]: operand })}}`,
    );
  }
  return (target, parts) => {
    const old = target.get(parts);
    if (old === undefined) {
      target.set(parts, operation === 'add' ? operand : zeroLike(operand));
      return;
    }
    if (!isNumber(old)) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply ${operator} to a value of non-numeric type. {${shownId(target.doc)}} has the field '${parts.at(-1)}' of non-numeric type ${typeName(old)}`,
      );
    }
    const result = arithmetic(operation, old, operand, 'null');
    if (result === null) {
      throw new CommandError(
        'BadValue',
        `Failed to apply ${operator} operations to current value (${old instanceof Long ? '(NumberLong)' : ''}${old.toString()}) for document {${shownId(target.doc)}}`,
      );
    }
    setIfChanged(target, parts, result);
  };
}

/** The document that cannot be updated, as messages name it. */
function shownId({ _id }: Doc): string {
  return _id === undefined ? 'no id' : shownFields({ _id });
}

function zeroLike(value: NumberValue): NumberValue {
  return arithmetic('multiply', value, new Int32(0), 'double') as NumberValue;
}

function extreme(
  operand: unknown,
  sign: 1 | -1,
  collation: Collation | null | undefined,
): FieldOperator {
  return (target, parts) => {
    const old = target.get(parts);
    if (old === undefined || compareValues(operand, old, collation) * sign > 0) {
      target.set(parts, deepClone(operand));
    }
  };
}

const bitOperations: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

function bitwise(operand: unknown, path: string): FieldOperator {
  const steps = Object.entries(isDoc(operand) ? operand : {}).map(([name, value]) => {
    const apply = entryOf(bitOperations, name);
    if (!apply || !(value instanceof Int32 || value instanceof Long)) {
      throw new CommandError(
        'BadValue',
        `The $bit modifier takes and, or, xor with an integer argument: {${path}}`,
      );
    }
    return { apply, value };
  });
  if (steps.length === 0) throw new CommandError('BadValue', '$bit needs an operation');
  return (target, parts) => {
    const old = target.get(parts) ?? new Int32(0);
    if (!(old instanceof Int32 || old instanceof Long)) {
      throw new CommandError('BadValue', `Cannot apply $bit to a value of type ${typeName(old)}`);
    }
    let bits = toBigInt(old);
    let long = old instanceof Long;
    for (const { apply, value } of steps) {
      bits = apply(bits, toBigInt(value));
      long ||= value instanceof Long;
    }
    setIfChanged(
      target,
      parts,
      long ? Long.fromBigInt(bits) : new Int32(Number(BigInt.asIntN(32, bits))),
    );
  };
}
