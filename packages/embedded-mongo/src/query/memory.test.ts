import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { spawnEngine } from '../server/spawn.ts';
import { errorOf, useEngine } from '../testing/harness.ts';
import { Held, Memory, holding } from './memory.ts';

const text = 'x'.repeat(1000);

describe('an engine with little memory', () => {
  const harness = useEngine({ memoryBytes: 2 * 2 ** 20 });

  beforeEach(async () => {
    const docs = Array.from({ length: 600 }, (_, n) => ({ n, half: n % 2, text }));
    await harness.docs.insertMany(docs);
  });

  const group = (fields: Document): Document[] => [{ $group: { _id: '$half', ...fields } }];

  it.each([
    ['$sort', [{ $match: {} }, { $addFields: { m: '$n' } }, { $sort: { m: -1 } }]],
    ['$group', group({ all: { $push: '$$ROOT' } })],
    ['$group', [{ $group: { _id: '$$ROOT' } }]],
    ['$group', group({ best: { $topN: { n: 1, sortBy: { n: 1 }, output: '$text' } } })],
    ['$facet', [{ $facet: { all: [{ $match: {} }] } }]],
    [
      '$bucketAuto',
      [{ $bucketAuto: { groupBy: '$n', buckets: 2, output: { a: { $push: '$text' } } } }],
    ],
    ['$setWindowFields', [{ $setWindowFields: { sortBy: { n: 1 }, output: {} } }]],
    ['$densify', [{ $densify: { field: 'n', range: { step: 1, bounds: 'full' } } }]],
  ])('refuses %s of more than it may hold: %j', async (stage, pipeline) => {
    const error = await errorOf(harness.docs.aggregate(pipeline).toArray());
    expect(error).toMatchObject({ code: 292 });
    expect(error.message).toContain(`Exceeded memory limit for ${stage}`);
  });

  it('refuses the orders of find, but not the first few of many', async () => {
    const ordered = harness.docs.find().sort({ n: -1 });
    expect((await errorOf(ordered.toArray())).code).toBe(292);
    const [best] = await harness.docs.find().project({ n: 1 }).sort({ n: -1 }).limit(1).toArray();
    expect(best).toMatchObject({ n: 599 });
  });

  it('answers what holds little of much, again and again', async () => {
    for (let i = 0; i < 20; i++) {
      const small = harness.docs.aggregate([{ $match: { n: { $lt: 100 } } }, { $sort: { n: -1 } }]);
      expect(await small.toArray()).toHaveLength(100);
      const sums = harness.docs.aggregate(group({ n: { $sum: '$n' }, last: { $last: '$text' } }));
      expect(await sums.toArray()).toHaveLength(2);
      await errorOf(harness.docs.find().sort({ n: -1 }).toArray());
      const left = harness.docs.find({ n: { $lt: 200 } }, { batchSize: 2 }).sort({ n: -1 });
      expect(await left.next()).toMatchObject({ n: 199 });
      await left.close();
    }
  });
});

describe('what a step holds', () => {
  it('is given back however the step ends', () => {
    const memory = new Memory(100_000);
    const step = (ends: () => void): Generator<number> =>
      holding(memory, 'a test', function* run(held) {
        held.add(text);
        yield memory.held;
        ends();
      });
    expect([...step(() => undefined)][0]).toBeGreaterThan(1000);
    expect(memory.held).toBe(0);
    const failing = step(() => {
      throw new Error('on purpose');
    });
    expect(() => [...failing]).toThrow('on purpose');
    expect(memory.held).toBe(0);
    const left = step(() => undefined);
    left.next();
    left.return(undefined);
    expect(memory.held).toBe(0);
  });

  it('is about what the documents take', () => {
    const memory = new Memory(Infinity);
    const held = new Held(memory, 'a test');
    for (let i = 0; i < 100; i++) held.add({ text });
    expect(memory.held).toBeGreaterThan(100 * 1000);
    expect(memory.held).toBeLessThan(100 * 10_000);
  });
});

it('is told to a process of its own', async () => {
  const dbPath = await mkdtemp(join(tmpdir(), 'embedded-mongo-memory-'));
  const engine = await spawnEngine({ dbPath, memoryBytes: 256 * 2 ** 20, durability: 'relaxed' });
  const client = await MongoClient.connect(engine.uri);
  const status = await client.db('admin').command({ serverStatus: 1 });
  expect(status['mem']).toMatchObject({ limitMB: 256, heapLimitMB: expect.any(Number) as number });
  const { heapLimitMB } = status['mem'] as { heapLimitMB: number };
  // The heap has some room beside what lives long.
  expect(heapLimitMB).toBeLessThan(256 * 2);
  await client.close();
  await engine.stop();
  await rm(dbPath, { recursive: true, force: true });
});
