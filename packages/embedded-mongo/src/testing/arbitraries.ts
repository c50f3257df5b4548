import fc from 'fast-check';
import {
  BSONRegExp,
  Binary,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from '../bson/values.ts';

const bytes = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length });

/** Numbers of every BSON type, many of them equal or close to each other. */
export const numbers: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((value) => new Int32(value)),
  fc.integer().map((value) => new Int32(value)),
  fc.double().map((value) => new Double(value)),
  fc.integer({ min: -3, max: 3 }).map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.bigInt({ min: -5n, max: 5n }).map((value) => Long.fromBigInt(2n ** 60n + value)),
  fc.integer({ min: -5, max: 5 }).map((value) => new Double(2 ** 60 + value * 256)),
  fc
    .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -3, max: 3 }))
    .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`)),
  fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.constantFrom(0.1, 0.5, 0.7))
    .map(([whole, part]) => Decimal128.fromString(String(whole + part))),
  fc.constantFrom(0.1, -0.1, 0.5, 0.7).map((value) => new Double(value)),
  fc.constantFrom('Infinity', '-Infinity', 'NaN').map((text) => Decimal128.fromString(text)),
);

const scalars: fc.Arbitrary<unknown> = fc.oneof(
  numbers,
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ maxLength: 3 }),
  fc.constantFrom('', 'a', 'ab', 'a\0', 'a\0b', '\u{1F600}', '\uFFFD', 'ñ'),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  bytes(12).map((value) => new ObjectId(value)),
  fc
    .tuple(fc.uint8Array({ maxLength: 4 }), fc.constantFrom(0, 4, 128))
    .map(([data, type]) => new Binary(data, type)),
  fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
    .map(([t, i]) => new Timestamp({ t, i })),
  fc
    .tuple(fc.constantFrom('a', 'b', '^a'), fc.constantFrom('', 'i'))
    .map(([pattern, options]) => new BSONRegExp(pattern, options)),
  fc.constant(new MinKey()),
  fc.constant(new MaxKey()),
);

/** Values of every BSON type, nested ones included. */
export const values: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab', 'c'), tie('value'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).value;
