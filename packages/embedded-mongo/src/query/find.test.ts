import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode } from '../bson/codec.ts';
import { FieldSet } from '../bson/partial.ts';
import { Int32 } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import { useEngine, pluck } from '../testing/harness.ts';
import { LocalEngine } from '../testing/local-engine.ts';
import { type Query, find } from './find.ts';

const harness = useEngine();

describe('a walk through an index', () => {
  it('goes both ways, past what is read at once', async () => {
    const { docs } = harness;
    await docs.createIndex({ at: 1 });
    await docs.insertMany(Array.from({ length: 1500 }, (_, at) => ({ at, other: at % 3 })));
    const walked = async (direction: 1 | -1, limit: number): Promise<unknown[]> => {
      const cursor = docs.find({ at: { $gte: 100 }, other: 1 }, { projection: { _id: 0, at: 1 } });
      return pluck(await cursor.sort({ at: direction }).limit(limit).toArray(), 'at');
    };
    const fitting = Array.from({ length: 1500 }, (_, at) => at).filter(
      (at) => at >= 100 && at % 3 === 1,
    );
    expect(await walked(1, 0)).toEqual(fitting);
    expect(await walked(-1, 0)).toEqual(fitting.toReversed());
    expect(await walked(-1, 40)).toEqual(fitting.toReversed().slice(0, 40));
  });

  it('shows fields of documents of any size', async () => {
    const { docs } = harness;
    const sizes = [0, 1, 4000, 100_000, 5_000_000, 10];
    await docs.createIndex({ at: 1 });
    await docs.insertMany(
      sizes.map((size, at) => ({ at, before: 'b', text: 'x'.repeat(size), after: 'a' })),
    );
    const shown = await docs
      .find({ at: { $gte: 0 }, after: 'a' }, { projection: { _id: 0, text: 1, after: 1 } })
      .sort({ at: 1 })
      .toArray();
    expect(shown.map((each) => (each as unknown as { text: string }).text.length)).toEqual(sizes);
    expect(new Set(pluck(shown, 'after'))).toEqual(new Set(['a']));
  });

  it('tests what was changed since its key was read', async () => {
    const { docs } = harness;
    await docs.createIndex({ state: 1 });
    await docs.insertMany(Array.from({ length: 9 }, (_, n) => ({ n, state: 'open' })));
    const cursor = docs.find({ state: 'open' }, { projection: { n: 1 }, batchSize: 3 });
    const found = [await cursor.next(), await cursor.next(), await cursor.next()];
    await docs.updateMany({ n: { $in: [4, 5] } }, { $set: { state: 'closed' } });
    found.push(...(await cursor.toArray()));
    expect(pluck(found as never[], 'n')).toEqual([0, 1, 2, 3, 6, 7, 8]);
  });

  it('tests what was changed since its key was read beside those of other ranges', async () => {
    const { docs } = harness;
    await docs.createIndex({ kind: 1, n: 1 });
    await docs.insertMany(Array.from({ length: 12 }, (_, n) => ({ n, kind: n % 2 ? 'x' : 'y' })));
    const cursor = docs
      .find({ kind: { $in: ['x', 'y'] } }, { projection: { n: 1 }, batchSize: 3 })
      .sort({ n: 1 });
    const found = [await cursor.next(), await cursor.next(), await cursor.next()];
    await docs.updateMany({ n: { $in: [5, 8] } }, { $set: { kind: 'z' } });
    found.push(...(await cursor.toArray()));
    expect(pluck(found as never[], 'n')).toEqual([0, 1, 2, 3, 4, 6, 7, 9, 10, 11]);
  });
});

describe('what is found of documents that pass', () => {
  let local: LocalEngine;
  let collection: Collection;

  beforeAll(async () => {
    local = await LocalEngine.start();
    const documents = Array.from({ length: 1000 }, (_, n) => ({
      n: new Int32(n),
      kind: 'x',
      text: `text ${n}`,
      rare: n % 250 === 249,
    }));
    await local.run({ insert: 'rows', $db: 'test' }, documents);
    await local.run({
      createIndexes: 'rows',
      indexes: [{ key: { kind: new Int32(1) }, name: 'kind' }],
      $db: 'test',
    });
    const there = local.engine.catalog.find('test', 'rows');
    if (!there) throw new Error('There is no such collection');
    collection = there;
  });
  afterAll(() => local.stop());

  /** What a query shows, when something else is read at each of its pauses. */
  function shownOf(query: Query): unknown[] {
    const kept = new FieldSet(['text']);
    const other = collection.recordKey(500);
    const shown: unknown[] = [];
    for (const found of find(local.engine.env, collection, { ...query, kept })) {
      local.engine.env.peek(other);
      if (found) shown.push(decode(found.shown(kept))['text']);
    }
    return shown;
  }

  const rare = ['text 249', 'text 499', 'text 749', 'text 999'];

  it('is not what was read during a pause', () => {
    expect(shownOf({ filter: { kind: 'x', rare: true } })).toEqual(rare);
  });

  it('is there when it was sorted', () => {
    const sorted = shownOf({ filter: { kind: 'x', rare: true }, sort: { n: new Int32(-1) } });
    expect(sorted).toEqual(rare.toReversed());
  });

  it('is there when the whole document had to be looked at', () => {
    const filter = { kind: 'x', $expr: { $eq: [{ $getField: 'rare' }, true] } };
    expect(shownOf({ filter })).toEqual(rare);
  });
});
