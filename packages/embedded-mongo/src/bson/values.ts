import {
  BSONRegExp,
  BSONSymbol,
  Binary,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

/**
 * A document whose numbers keep their BSON type (Int32, Double, Long, Decimal128 objects),
 * as `decode` returns it. `undefined` stands for a missing field everywhere in the engine.
 */
export type Doc = Record<string, unknown>;

export type NumberValue = Int32 | Double | Long | Decimal128;

/** MongoDB's canonical type order, the first criterion of every comparison and sort. */
export const Rank = {
  MinKey: 1,
  EmptyArray: 3,
  Null: 5,
  Number: 10,
  String: 15,
  Object: 20,
  Array: 25,
  Binary: 30,
  ObjectId: 35,
  Boolean: 40,
  Date: 45,
  Timestamp: 47,
  Regex: 50,
  DbRef: 55,
  Code: 60,
  CodeWithScope: 65,
  MaxKey: 127,
} as const;

/** Stands for an empty array in sort and index keys: it sorts before null. */
class EmptyArrayKey {
  readonly _bsontype = 'EmptyArrayKey';
}

export const emptyArrayKey = new EmptyArrayKey();

const ranksByBsonType: Record<string, number> = {
  Int32: Rank.Number,
  Double: Rank.Number,
  Long: Rank.Number,
  Decimal128: Rank.Number,
  ObjectId: Rank.ObjectId,
  Binary: Rank.Binary,
  Timestamp: Rank.Timestamp,
  BSONRegExp: Rank.Regex,
  BSONSymbol: Rank.String,
  MinKey: Rank.MinKey,
  MaxKey: Rank.MaxKey,
  Code: Rank.Code,
  DBRef: Rank.Object,
  EmptyArrayKey: Rank.EmptyArray,
};

/** The canonical type rank of a value; missing counts as null. */
export function rankOf(value: unknown): number {
  switch (typeof value) {
    case 'undefined':
      return Rank.Null;
    case 'string':
      return Rank.String;
    case 'boolean':
      return Rank.Boolean;
    case 'number':
    case 'bigint':
      return Rank.Number;
    default:
  }
  if (value === null) return Rank.Null;
  if (Array.isArray(value)) return Rank.Array;
  if (value instanceof Date) return Rank.Date;
  if (value instanceof Code && value.scope) return Rank.CodeWithScope;
  const bsonType = bsonTypeOf(value);
  return bsonType === undefined ? Rank.Object : (ranksByBsonType[bsonType] ?? Rank.Object);
}

/** The `_bsontype` of the bson library's own classes; undefined for plain values. */
function bsonTypeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return undefined;
  return (value as { _bsontype?: string })._bsontype;
}

export function isNumber(value: unknown): value is NumberValue {
  return (
    value instanceof Int32 ||
    value instanceof Double ||
    (value instanceof Long && !(value instanceof Timestamp)) ||
    value instanceof Decimal128
  );
}

/** True for an embedded document (not an array, date or BSON scalar). */
export function isDoc(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** MongoDB's truth: false, null, missing and zero are false, everything else is true. */
export function isTruthy(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  if (isNumber(value)) return toNumber(value) !== 0;
  return true;
}

/** A numeric value as a JS number; precision beyond 2^53 is lost. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Long) return value.toNumber();
  if (value instanceof Decimal128) return Number(value.toString());
  return Number.NaN;
}

/** The BSON type name `$type` and error messages use. */
export function typeName(value: unknown): string {
  switch (rankOf(value)) {
    case Rank.MinKey:
      return 'minKey';
    case Rank.Null:
      return value === undefined ? 'missing' : 'null';
    case Rank.Number:
      if (value instanceof Int32) return 'int';
      if (value instanceof Double) return 'double';
      return value instanceof Decimal128 ? 'decimal' : 'long';
    case Rank.String:
      return value instanceof BSONSymbol ? 'symbol' : 'string';
    case Rank.Object:
      return 'object';
    case Rank.Array:
      return 'array';
    case Rank.Binary:
      return 'binData';
    case Rank.ObjectId:
      return 'objectId';
    case Rank.Boolean:
      return 'bool';
    case Rank.Date:
      return 'date';
    case Rank.Timestamp:
      return 'timestamp';
    case Rank.Regex:
      return 'regex';
    case Rank.Code:
      return 'javascript';
    case Rank.CodeWithScope:
      return 'javascriptWithScope';
    default:
      return 'maxKey';
  }
}

/** Sets a field; safe for names such as `__proto__`. */
export function setField(target: Doc, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else target[key] = value;
}

/** Reads an own field; inherited names such as `constructor` are missing. */
export function getField(source: Doc, key: string): unknown {
  return Object.hasOwn(source, key) ? source[key] : undefined;
}

/** An own entry of a table of operators; names such as `constructor` find nothing. */
export function entryOf<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export {
  BSONRegExp,
  BSONSymbol,
  Binary,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
};
