import type { Document } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../testing/harness.ts';

const harness = useEngine();

describe('filters are refused in the words of MongoDB', () => {
  it.each<[string, Document]>([
    ['$and must be an array', { $and: 1 }],
    ['$and/$or/$nor must be a nonempty array', { $or: [] }],
    ['$or/$and/$nor entries need to be full objects', { $nor: [1] }],
    ['$not cannot be empty', { a: { $not: {} } }],
    ['Failed to parse $size. Expected a non-negative number in: $size: -1', { a: { $size: -1 } }],
    ['Failed to parse $size. Expected an integer: $size: 1.5', { a: { $size: 1.5 } }],
    ['malformed mod, needs to be an array', { a: { $mod: 1 } }],
    ['malformed mod, not enough elements', { a: { $mod: [1] } }],
    ['malformed mod, too many elements', { a: { $mod: [1, 2, 3] } }],
    ['malformed mod, remainder not a number', { a: { $mod: [1, 'b'] } }],
  ])('%s', async (message, filter) => {
    const error = await errorOf(harness.docs.findOne(filter));
    expect(error).toMatchObject({ code: 2, message });
  });
});

describe('projections are refused with the field that does not fit', () => {
  it.each<[number, string, Document]>([
    [31_254, 'Cannot do exclusion on field c in inclusion projection', { a: 1, c: 0 }],
    [31_253, 'Cannot do inclusion on field c in exclusion projection', { a: 0, b: 0, c: 1 }],
  ])('%i: %s', async (code, message, projection) => {
    const error = await errorOf(harness.docs.findOne({}, { projection }));
    expect(error).toMatchObject({ code, message });
  });
});

/** A branch of `$switch` that is never taken; its fields in a list, since an object with `then` looks like a promise. */
const branch = (...names: string[]): Document =>
  Object.fromEntries(names.map((name) => [name, false]));

describe('expressions are refused in the words of MongoDB', () => {
  beforeEach(async () => {
    await harness.docs.insertOne({ s: 'text' });
  });

  it.each<[number, string, Document]>([
    [17_124, 'The argument to $size must be an array, but was of type: string', { $size: '$s' }],
    [40_081, '$in requires an array as a second argument, found: string', { $in: [1, '$s'] }],
    [16_883, 'input to $map must be an array not string', { $map: { input: '$s', in: 1 } }],
    [
      28_689,
      "$arrayElemAt's first argument must be an array, but is string",
      { $arrayElemAt: ['$s', 0] },
    ],
    [
      17_043,
      'All operands of $setUnion must be arrays. One argument is of type: string',
      { $setUnion: ['$s', [1]] },
    ],
    [
      17_049,
      'both operands of $setDifference must be arrays. Second argument is of type: string',
      { $setDifference: [[1], '$s'] },
    ],
    [
      4_161_108,
      "'$s' is a field path reference which is not allowed in this context. Did you mean {$literal: '$s'}?",
      { $setField: { field: '$s', input: {}, value: 1 } },
    ],
    [
      4_161_106,
      "$unsetField requires 'field' to evaluate to a constant, but got a non-constant argument",
      { $unsetField: { field: { $toLower: 'S' }, input: {} } },
    ],
    [
      4_161_107,
      "$setField requires 'field' to evaluate to type String, but got int",
      { $setField: { field: { $literal: 1 }, input: {}, value: 1 } },
    ],
    [
      4_161_105,
      "$unsetField requires 'input' to evaluate to type Object, but got string",
      { $unsetField: { field: 'a', input: '$s' } },
    ],
    [
      4_161_103,
      "$setField requires 'value' to be specified",
      { $setField: { field: 'a', input: {} } },
    ],
    [
      40_397,
      '$arrayToObject requires an array of size 2 arrays,found array of size: 1',
      { $arrayToObject: [[['a']]] },
    ],
    [
      40_396,
      'Array was detected, now found: object',
      { $arrayToObject: [[['a', 1], { k: 'b', v: 1 }]] },
    ],
    [40_392, 'Found incorrect number of keys:1', { $arrayToObject: [[{ k: 'a' }]] }],
    [40_393, 'Missing either or both keys from', { $arrayToObject: [[{ k: 'a', w: 1 }]] }],
    [40_398, 'Unrecognised input type format for $arrayToObject: int', { $arrayToObject: [[1]] }],
    [
      40_066,
      '$switch could not find a matching branch for an input, and no default was specified.',
      { $switch: { branches: [branch('case', 'then')] } },
    ],
  ])('%i: %s', async (code, message, expression) => {
    const running = harness.docs.aggregate([{ $project: { r: expression } }]).toArray();
    const error = await errorOf(running);
    expect(error).toMatchObject({ code });
    expect(error.message).toContain(message);
  });
});
