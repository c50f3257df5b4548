import {
  BSONRegExp,
  Binary,
  Code,
  Decimal128,
  type Doc,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from '../../bson/values.ts';
import type { Random } from './random.ts';

/** The fields that documents, indexes and queries share. */
const names = ['a', 'b', 'c'] as const;
const paths = ['a', 'b', 'c', 'a.b', 'a.c', 'b.a', 'a.b.c', 'a.0', 'b.1', 'a.0.b'] as const;

const decimal = (text: string): Decimal128 => Decimal128.fromString(text);

/** Few values, so that queries find something; of every type, many equal across types. */
const scalars: readonly (() => unknown)[] = [
  ...[0, 1, 2, 3, 5].map((value) => () => new Int32(value)),
  ...[-1, 0, 1, 1.5, 2, Number.NaN, Infinity, -Infinity, -0].map(
    (value) => () => new Double(value),
  ),
  ...['1', '2', '9007199254740993', '-9223372036854775808'].map(
    (text) => () => Long.fromString(text),
  ),
  ...['1', '1.5', '2.0', '0.1', 'NaN', 'Infinity', '9007199254740993'].map(
    (text) => () => decimal(text),
  ),
  ...['', 'a', 'ab', 'b', 'B', 'A', 'á', 'n', 'ñ', '\u{1F600}', '\uFFFD', 'a\0b'].map(
    (text) => () => text,
  ),
  () => true,
  () => false,
  () => null,
  () => new Date(0),
  () => new Date(86_400_000),
  () => new ObjectId('000000000000000000000001'),
  () => new ObjectId('000000000000000000000002'),
  () => new Binary(new Uint8Array([1, 2])),
  () => new Binary(new Uint8Array([1]), 4),
  () => new Timestamp({ t: 1, i: 2 }),
  () => new MinKey(),
  () => new MaxKey(),
];

const onlyStored: readonly (() => unknown)[] = [
  () => new BSONRegExp('a', ''),
  () => new BSONRegExp('a', 'i'),
  () => new Code('x'),
];

function scalar(random: Random): unknown {
  if (random.chance(0.5)) return new Int32(random.int(0, 4));
  return random.pick(scalars)();
}

/** A value as documents hold it: often a number, sometimes nested a few levels. */
function storedValue(random: Random, depth: number): unknown {
  const kind = random.next();
  if (depth < 3 && kind < 0.22) return random.list(0, 3, () => storedValue(random, depth + 1));
  if (depth < 3 && kind < 0.4) return fields(random, depth + 1, 0.6);
  if (kind < 0.42) return random.pick(onlyStored)();
  return scalar(random);
}

function fields(random: Random, depth: number, probability: number): Doc {
  const doc: Doc = {};
  for (const name of names) if (random.chance(probability)) doc[name] = storedValue(random, depth);
  return doc;
}

/** A document without its `_id`. */
export function document(random: Random): Doc {
  return fields(random, 0, 0.8);
}

/** A value as queries name it: one that documents may hold. */
function queried(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.08) return random.list(0, 2, () => scalar(random));
  if (kind < 0.14) return fields(random, 3, 0.5);
  return scalar(random);
}

const types = [
  'double',
  'string',
  'object',
  'array',
  'number',
  'int',
  'null',
  'date',
  'regex',
  'bool',
];

function operator(random: Random, depth: number): Doc {
  const comparisons = ['$eq', '$gt', '$gte', '$lt', '$lte', '$ne'];
  switch (random.int(0, depth > 1 ? 9 : 11)) {
    case 0:
    case 1:
    case 2:
      return { [random.pick(comparisons)]: queried(random) };
    case 3:
      return { $gte: queried(random), $lte: queried(random) };
    case 4:
      return { [random.pick(['$in', '$in', '$nin'])]: random.list(0, 5, () => queried(random)) };
    case 5:
      return { $exists: random.chance(0.5) };
    case 6:
      return { $type: random.pick(types) };
    case 7:
      return { $size: new Int32(random.int(0, 2)) };
    case 8:
      return { $all: random.list(0, 2, () => queried(random)) };
    case 9:
      return { $mod: [new Int32(2), new Int32(random.int(0, 1))] };
    case 10:
      return { $not: operator(random, depth + 1) };
    default:
      return {
        $elemMatch: random.chance(0.5) ? operator(random, depth + 1) : filter(random, depth + 1),
      };
  }
}

function condition(random: Random, depth: number): unknown {
  if (random.chance(0.35)) return queried(random);
  if (random.chance(0.05))
    return new BSONRegExp(random.pick(['a', '^a', 'b$', '^B']), random.pick(['', 'i']));
  return operator(random, depth);
}

/** A filter over a few paths, with nested conditions now and then. */
export function filter(random: Random, depth = 0): Doc {
  const result: Doc = {};
  for (let i = random.int(0, 2); i >= 0; i--) result[random.pick(paths)] = condition(random, depth);
  if (depth < 2 && random.chance(0.15)) {
    const list = random.list(1, 3, () => filter(random, depth + 1));
    result[random.pick(['$or', '$or', '$and', '$nor'])] = list;
  }
  return result;
}

/** Lists whose combinations no index walk can name one by one. */
export function longFilter(random: Random): Doc {
  const list = (): Doc => ({ $in: random.list(100, 220, () => new Int32(random.int(0, 400))) });
  return random.chance(0.5)
    ? { a: list(), b: list() }
    : { _id: { $in: random.list(500, 900, () => new Int32(random.int(0, 4000))) } };
}

/** An order that no two documents share a place in. */
export function order(random: Random): Doc {
  const sort: Doc = {};
  for (let i = random.int(0, 2); i > 0; i--) sort[random.pick(paths)] = direction(random);
  sort['_id'] = direction(random);
  return sort;
}

const direction = (random: Random): Int32 => new Int32(random.pick([1, -1]));

/** How strings are compared, for the engine and for the model. */
export interface Rules {
  collation: Doc;
  collator: Intl.Collator;
}

/** Rules of a language, or null for bytes. */
export function rules(random: Random): Rules | null {
  if (random.chance(0.7)) return null;
  const locale = random.pick(['en', 'es']);
  const strength = random.int(1, 3);
  const sensitivity = (['base', 'accent', 'variant'] as const)[strength - 1];
  return {
    collation: { locale, strength: new Int32(strength) },
    collator: new Intl.Collator(locale, { sensitivity }),
  };
}

/** Stages of a view that shows everything as it is. */
export function viewStages(): Doc[] {
  return [{ $match: { _id: { $gte: new Int32(0) } } }];
}

/** The command that makes the indexes of a collection. */
export function indexes(random: Random, given: Rules | null): Doc[] {
  return Array.from({ length: random.int(1, 4) }, (_, i) => {
    const key: Doc = {};
    for (let fieldsLeft = random.int(1, 3); fieldsLeft > 0; fieldsLeft--) {
      key[random.pick(paths)] = direction(random);
    }
    if (random.chance(0.12)) return { ...wildcard(random, given), name: `i${i}` };
    const index: Doc = { key, name: `i${i}` };
    if (given && random.chance(0.7)) index['collation'] = given.collation;
    if (random.chance(0.15)) index['sparse'] = true;
    else if (random.chance(0.2)) index['partialFilterExpression'] = partial(random);
    return index;
  });
}

/** An index over whatever fields there are, or those below one. */
function wildcard(random: Random, given: Rules | null): Doc {
  const pattern = random.pick(['$**', '$**', 'a.$**']);
  const key = { [pattern]: direction(random) };
  const index: Doc = given && random.chance(0.7) ? { key, collation: given.collation } : { key };
  if (pattern !== '$**' || random.chance(0.6)) return index;
  const one = new Int32(random.pick([0, 1]));
  return { ...index, wildcardProjection: { [random.pick(['a', 'b', 'a.b'])]: one } };
}

function partial(random: Random): Doc {
  const path = random.pick(paths);
  switch (random.int(0, 3)) {
    case 0:
      return { [path]: { $exists: true } };
    case 1:
      return { [path]: { $type: random.pick(['string', 'int', 'number']) } };
    case 2:
      return { [path]: new Int32(random.int(0, 4)) };
    default:
      return {
        [path]: { [random.pick(['$gt', '$gte', '$lt', '$lte'])]: new Int32(random.int(0, 4)) },
      };
  }
}

/** A change that any document takes. */
export function update(random: Random): Doc {
  const name = random.pick(names);
  switch (random.int(0, 4)) {
    case 0:
      return { $set: { [name]: storedValue(random, 0) } };
    case 1:
      return { $unset: { [name]: '' } };
    case 2:
      return { $set: { d: new Int32(random.int(0, 9)) } };
    case 3:
      return { $rename: { [name]: random.pick(names.filter((each) => each !== name)) } };
    default:
      return { $inc: { n: new Int32(1) } };
  }
}
