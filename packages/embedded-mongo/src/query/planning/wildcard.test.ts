import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { start } from '../../server/server.ts';
import { errorOf, pluck, useEngine } from '../../testing/harness.ts';

const harness = useEngine();

/** The name of the index that answers a filter, with the documents it finds. */
async function answered(filter: Document): Promise<[index: unknown, ids: unknown[]]> {
  const query = harness.docs.find(filter);
  const { queryPlanner } = (await query.clone().explain('queryPlanner')) as {
    queryPlanner: Document;
  };
  const names: unknown[] = [];
  JSON.stringify(queryPlanner['winningPlan'], (key, value: unknown) => {
    if (key === 'indexName') names.push(value);
    return value;
  });
  const ids = pluck(await query.toArray(), '_id') as number[];
  return [names[0] ?? null, ids.toSorted((a, b) => a - b)];
}

const docs = [
  { _id: 1, a: 5, b: { c: 'x', d: [1, 2] } },
  { _id: 2, a: [5, 6], b: { c: 'y' } },
  { _id: 3, a: null, b: [{ c: 'x' }, { c: 'z' }] },
  { _id: 4, a: { e: 5 }, b: 'x' },
  { _id: 5, a: [[5]], b: { c: { x: 1 } } },
];

async function filled(key: Document, options: Document = {}): Promise<void> {
  await harness.docs.createIndex(key, options);
  await harness.docs.insertMany(docs as never[]);
}

describe('a wildcard index', () => {
  it('answers conditions on any field', async () => {
    await filled({ '$**': 1 });
    const name = '$**_1';
    expect(await answered({ a: 5 })).toEqual([name, [1, 2]]);
    expect(await answered({ a: { $gt: 5 } })).toEqual([name, [2]]);
    expect(await answered({ 'b.c': { $in: ['x', 'y'] } })).toEqual([name, [1, 2, 3]]);
    expect(await answered({ 'b.c': /^[xz]/ })).toEqual([null, [1, 3]]);
    expect(await answered({ 'b.c': /^z/ })).toEqual([name, [3]]);
    expect(await answered({ 'a.e': 5, b: 'x' })).toEqual([name, [4]]);
    expect(await answered({ $or: [{ a: 6 }, { 'b.d': 2 }] })).toEqual([name, [1, 2]]);
    expect(await answered({ a: { $elemMatch: { $gte: 6 } } })).toEqual([name, [2]]);
  });

  it('is left alone where it has no keys', async () => {
    await filled({ '$**': 1 });
    expect(await answered({ a: null })).toEqual([null, [3]]);
    expect(await answered({ a: { $in: [6, null] } })).toEqual([null, [2, 3]]);
    expect(await answered({ a: { e: 5 } })).toEqual([null, [4]]);
    expect(await answered({ a: [5, 6] })).toEqual([null, [2]]);
    expect(await answered({ 'a.0': 5 })).toEqual([null, [2, 5]]);
    expect(await answered({ a: { $exists: false } })).toEqual([null, []]);
    expect(await answered({ 'b.c': { $gt: {} } })).toEqual([null, [5]]);
    const hinted = harness.docs.find({ a: null }, { hint: '$**_1' }).toArray();
    expect((await errorOf(hinted)).code).toBe(291);
  });

  it('covers what it is told to', async () => {
    await filled({ 'b.$**': 1 }, { name: 'below' });
    expect(await answered({ 'b.c': 'y' })).toEqual(['below', [2]]);
    expect(await answered({ b: 'x' })).toEqual(['below', [4]]);
    expect(await answered({ a: 5 })).toEqual([null, [1, 2]]);
    await harness.docs.dropIndexes();
    await harness.docs.createIndex({ '$**': 1 }, { name: 'one', wildcardProjection: { 'b.c': 1 } });
    expect(await answered({ 'b.c': 'y' })).toEqual(['one', [2]]);
    expect(await answered({ b: 'x' })).toEqual([null, [4]]);
    await harness.docs.dropIndexes();
    await harness.docs.createIndex({ '$**': 1 }, { name: 'rest', wildcardProjection: { b: 0 } });
    expect(await answered({ 'b.c': 'y' })).toEqual([null, [2]]);
    expect(await answered({ a: 6 })).toEqual(['rest', [2]]);
  });

  it('follows changes and restarts', async () => {
    const dbPath = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    const explained = async (client: MongoClient): Promise<Document> => {
      const things = client.db('tests').collection('things');
      const plan = await things.find({ 'a.b': 2 }).explain('executionStats');
      return plan['executionStats'] as Document;
    };
    for (const turn of ['first', 'second']) {
      const engine = await start({ dbPath, durability: 'relaxed' });
      const client = await MongoClient.connect(engine.uri);
      const things = client.db('tests').collection('things');
      if (turn === 'first') {
        await things.createIndex({ '$**': 1 });
        await things.insertMany([{ a: { b: 1 } }, { a: { b: 3 } }]);
        await things.updateOne({ 'a.b': 1 }, { $set: { 'a.b': 2 } });
        await things.deleteOne({ 'a.b': 3 });
      }
      expect(await explained(client)).toMatchObject({ nReturned: 1, totalKeysExamined: 1 });
      expect(await client.db('tests').command({ validate: 'things' })).toMatchObject({
        valid: true,
        keysPerIndex: { '$**_1': 1 },
      });
      await client.close();
      await engine.stop();
    }
    await rm(dbPath, { recursive: true });
  });

  it.each([
    [2, { a: 1 }, { wildcardProjection: { b: 1 } }],
    [9, { '$**': 1 }, { wildcardProjection: {} }],
    [31_254, { '$**': 1 }, { wildcardProjection: { a: 1, b: 0 } }],
  ])('is refused with %i for %j and %j', async (code, key, options) => {
    const made = harness.docs.createIndex(key, options);
    expect((await errorOf(made)).code).toBe(code);
  });
});
