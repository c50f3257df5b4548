import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient, type Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { start } from '../server/server.ts';
import { errorOf, pluck, until, useEngine } from '../testing/harness.ts';
import { opened, soon, take } from '../testing/streams.ts';

const harness = useEngine();

function timeOf(event: Document | undefined): bigint {
  return (event as { clusterTime: Timestamp }).clusterTime.toBigInt();
}

function numbers(events: Document[]): unknown[] {
  return pluck(pluck(events, 'fullDocument') as Document[], 'n');
}

describe('change streams', () => {
  it('name the transaction that a change was part of', async () => {
    const { docs } = harness;
    await docs.insertOne({ n: 0 });
    const stream = await opened(docs.watch([], soon));
    const session = harness.client.startSession();
    await session.withTransaction(async () => docs.insertMany([{ n: 1 }, { n: 2 }], { session }));
    await docs.insertOne({ n: 3 });
    const [first, second, alone] = await take(stream, 3);
    await session.endSession();
    const { id } = session.id as { id: unknown };
    expect(first).toMatchObject({ txnNumber: 1, lsid: { id, uid: expect.anything() as unknown } });
    expect(second?.['lsid']).toEqual(first?.['lsid']);
    expect(alone).not.toHaveProperty('txnNumber');
    expect(alone).not.toHaveProperty('lsid');
  });

  it('refuse a token that is no token', async () => {
    const stream = harness.docs.watch([], { resumeAfter: { _data: 'zz' } });
    expect((await errorOf(stream.tryNext())).code).toBe(9);
    await stream.close();
  });

  it('tell every kind of change of a collection, then its end', async () => {
    const stream = await opened(harness.docs.watch([], soon));
    await harness.docs.insertOne({ _id: 1 as never, a: 1, list: [1], n: { x: 1, y: 1 } });
    await harness.docs.updateOne(
      {},
      { $set: { a: 2, 'n.x': 5 }, $unset: { 'n.y': 1 }, $push: { list: 2 } as never },
    );
    await harness.docs.updateOne({}, { $set: { a: 2 } });
    await harness.docs.replaceOne({}, { b: 1 });
    await harness.docs.updateOne({}, [{ $set: { b: { $add: ['$b', 1] } } }]);
    await harness.docs.deleteOne({});
    await harness.docs.drop();
    const events = await take(stream, 7);
    expect(pluck(events, 'operationType')).toEqual([
      'insert',
      'update',
      'replace',
      'update',
      'delete',
      'drop',
      'invalidate',
    ]);
    const [inserted, updated, replaced, piped, deleted] = events;
    expect(inserted).toMatchObject({
      fullDocument: { _id: 1, a: 1 },
      documentKey: { _id: 1 },
      ns: { db: 'tests', coll: harness.docs.collectionName },
    });
    expect(updated?.['updateDescription']).toEqual({
      updatedFields: { a: 2, 'n.x': 5, 'list.1': 2 },
      removedFields: ['n.y'],
      truncatedArrays: [],
    });
    expect(updated).not.toHaveProperty('fullDocument');
    expect(replaced).toMatchObject({ fullDocument: { _id: 1, b: 1 } });
    expect(piped).toMatchObject({ updateDescription: { updatedFields: { b: 2 } } });
    expect(deleted).toMatchObject({ documentKey: { _id: 1 } });
    const times = events.slice(0, 6).map(timeOf);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => (a < b ? -1 : 1)));
    const after = harness.docs.watch([], { resumeAfter: events[6]?.['_id'] });
    expect((await errorOf(after.tryNext())).code).toBe(260);
    await stream.close();
  });

  it('look up the current document, and filter and project events', async () => {
    const stream = await opened(
      harness.docs.watch(
        [
          { $match: { operationType: 'update', 'fullDocument.kind': 'x' } },
          { $project: { fullDocument: 1 } },
        ],
        { fullDocument: 'updateLookup', ...soon },
      ),
    );
    await harness.docs.insertMany([{ kind: 'x' }, { kind: 'y' }]);
    await harness.docs.updateMany({}, { $set: { n: 1 } });
    const [event] = await take(stream, 1);
    expect(event?.['fullDocument']).toMatchObject({ kind: 'x', n: 1 });
    await stream.close();
  });

  it('give all changes of a transaction the same time, across collections', async () => {
    const other = harness.db.collection(`${harness.docs.collectionName}other`);
    const stream = await opened(harness.db.watch([], soon));
    const session = harness.client.startSession();
    await session.withTransaction(async () => {
      await harness.docs.insertOne({ n: 1 }, { session });
      await other.insertOne({ n: 2 }, { session });
    });
    await session.endSession();
    await other.insertOne({ n: 3 });
    const [a, b, c] = await take(stream, 3);
    expect(timeOf(a)).toBe(timeOf(b));
    expect(timeOf(c)).toBeGreaterThan(timeOf(a));
    await stream.close();
  });

  it('go on from a token, from its middle of a transaction, and from a time', async () => {
    const stream = await opened(harness.docs.watch([], soon));
    await harness.docs.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
    const events = await take(stream, 3);
    await stream.close();
    const resumed = harness.docs.watch([], { resumeAfter: events[0]?.['_id'] });
    expect(numbers(await take(resumed, 2))).toEqual([2, 3]);
    await resumed.close();
    const timed = harness.docs.watch([], {
      startAtOperationTime: events[0]?.['clusterTime'] as Timestamp,
    });
    expect(await take(timed, 3)).toHaveLength(3);
    await timed.close();
  });

  it('watch the whole cluster and wake up at once', async () => {
    const stream = harness.client.watch([], { maxAwaitTimeMS: 30_000 });
    const next = stream.next();
    await expect.poll(() => stream.resumeToken).toBeTruthy();
    const started = performance.now();
    await harness.client.db('elsewhere').collection('c').insertOne({ n: 1 });
    expect(await next).toMatchObject({ ns: { db: 'elsewhere' } });
    expect(performance.now() - started).toBeLessThan(10_000);
    await stream.close();
  });

  it('tell arrays that got shorter, and which part of a path is a position', async () => {
    const { docs } = harness;
    await docs.insertOne({
      list: ['a long text', 2, 3],
      a: [{ 1: 1 }],
      b: { 1: 'a long text' },
      c: [1],
    });
    const stream = await opened(docs.watch([], { ...soon, showExpandedEvents: true }));
    await docs.updateOne({}, [{ $set: { list: ['a long text', 7] } }]);
    await docs.updateOne({}, { $set: { 'a.0.1': 2, 'b.1': 'another long text', 'c.0': 2 } });
    await docs.updateOne({}, [
      { $set: { b: { $setField: { field: 'x.y', input: '$b', value: 5 } } } },
    ]);
    const events = await take(stream, 3);
    expect(pluck(events, 'updateDescription')).toEqual([
      {
        updatedFields: { 'list.1': 7 },
        removedFields: [],
        truncatedArrays: [{ field: 'list', newSize: 2 }],
        disambiguatedPaths: {},
      },
      {
        updatedFields: { 'a.0.1': 2, 'b.1': 'another long text', 'c.0': 2 },
        removedFields: [],
        truncatedArrays: [],
        disambiguatedPaths: { 'a.0.1': ['a', 0, '1'], 'b.1': ['b', '1'] },
      },
      expect.objectContaining({
        updatedFields: { 'b.x.y': 5 },
        disambiguatedPaths: { 'b.x.y': ['b', 'x.y'] },
      }),
    ]);
    await stream.close();
  });

  it('give the document before and after a change where it is kept', async () => {
    const { docs, db } = harness;
    const name = docs.collectionName;
    await db.createCollection(name, { changeStreamPreAndPostImages: { enabled: true } });
    expect(await docs.options()).toEqual({ changeStreamPreAndPostImages: { enabled: true } });
    const images = { fullDocument: 'required', fullDocumentBeforeChange: 'required' } as const;
    const stream = await opened(docs.watch([], { ...soon, ...images }));
    await docs.insertOne({ n: 1 });
    await docs.updateOne({}, { $set: { n: 2 } });
    await docs.replaceOne({}, { n: 3 });
    await docs.deleteOne({});
    expect(await take(stream, 4)).toMatchObject([
      { fullDocument: { n: 1 } },
      { fullDocumentBeforeChange: { n: 1 }, fullDocument: { n: 2 } },
      { fullDocumentBeforeChange: { n: 2 }, fullDocument: { n: 3 } },
      { fullDocumentBeforeChange: { n: 3 } },
    ]);
    const lenient = await opened(
      docs.watch([], { ...soon, fullDocumentBeforeChange: 'whenAvailable' }),
    );
    await db.command({ collMod: name, changeStreamPreAndPostImages: { enabled: false } });
    await docs.insertOne({ n: 1 });
    await docs.updateOne({}, { $set: { n: 2 } });
    expect((await take(lenient, 2))[1]).toMatchObject({ fullDocumentBeforeChange: null });
    const missing = stream.next().then(() => stream.next());
    const error = await errorOf(missing);
    expect(error.code).toBe(47);
    expect(error['errorLabels']).toContain('NonResumableChangeStreamError');
    await lenient.close();
  });

  it('do not follow what is the own of the server', async () => {
    const everything = [{ $changeStream: { allChangesForCluster: true } }];
    const refused: [Promise<unknown>, number][] = [
      [harness.client.db('admin').watch().tryNext(), 73],
      [harness.client.db('local').collection('c').watch().tryNext(), 73],
      [harness.db.collection('system.views').watch().tryNext(), 73],
      [harness.db.aggregate(everything).toArray(), 72],
    ];
    for (const [each, code] of refused) expect((await errorOf(each)).code).toBe(code);
  });

  it('refuse stages that are not allowed, and events without their token', async () => {
    const grouped = harness.docs.watch([{ $group: { _id: 1 } }]);
    expect((await errorOf(grouped.tryNext())).code).toBe(20);
    await grouped.close();
    const unknown = harness.docs.watch([{ $nonsense: 1 }]);
    expect((await errorOf(unknown.tryNext())).code).toBe(40_324);
    await unknown.close();
    const withoutToken = await harness.db.command({
      aggregate: harness.docs.collectionName,
      pipeline: [{ $changeStream: {} }, { $addFields: { '_id.more': 1 } }],
      cursor: {},
    });
    await harness.docs.insertOne({ n: 1 });
    const { id } = withoutToken['cursor'] as { id: unknown };
    const reading = harness.db.command({ getMore: id, collection: harness.docs.collectionName });
    const error = await errorOf(reading);
    expect(error.code).toBe(280);
    expect(error.message).toContain('retain the unmodified _id field');
  });
});

describe('change streams over restarts', () => {
  it('resume where they stopped', async () => {
    const dbPath = await mkdtemp(join(tmpdir(), 'embedded-mongo-test-'));
    const first = await start({ dbPath, durability: 'relaxed' });
    const client = await MongoClient.connect(first.uri);
    const docs = client.db('d').collection('c');
    const stream = await opened(docs.watch([], soon));
    await docs.insertMany([{ n: 1 }, { n: 2 }]);
    const [one] = await take(stream, 1);
    await client.close();
    await first.stop();

    const second = await start({ dbPath, durability: 'relaxed' });
    const again = await MongoClient.connect(second.uri);
    await again.db('d').collection('c').insertOne({ n: 3 });
    const resumed = again.db('d').collection('c').watch([], { resumeAfter: one?.['_id'] });
    expect(numbers(await take(resumed, 2))).toEqual([2, 3]);
    await resumed.close();
    await again.close();
    await second.stop();
    await rm(dbPath, { recursive: true, force: true });
  });
});

describe('a change stream whose past was trimmed', () => {
  const small = useEngine({ ttlIntervalMs: 10, oplogKeepBytes: 2000 });

  it('is refused with ChangeStreamHistoryLost', async () => {
    const stream = await opened(small.docs.watch([], soon));
    await small.docs.insertOne({ n: 1 });
    const [first] = await take(stream, 1);
    await stream.close();
    await small.docs.insertMany(Array.from({ length: 200 }, (_, n) => ({ n, text: 'some text' })));
    await until(async () => {
      const resumed = small.docs.watch([], { resumeAfter: first?.['_id'] });
      try {
        await resumed.tryNext();
        return false;
      } catch (error) {
        return (error as { code: number }).code === 286;
      } finally {
        await resumed.close();
      }
    });
    expect(await small.docs.countDocuments()).toBe(201);
  });

  it('is refused when it was open all the time, instead of going on behind the gap', async () => {
    const stream = await opened(small.docs.watch([], { ...soon, batchSize: 1 }));
    await small.docs.insertMany(Array.from({ length: 200 }, (_, n) => ({ n, text: 'some text' })));
    const seen: unknown[] = [];
    const readOn = async (): Promise<void> => {
      for (;;) {
        seen.push((await stream.next())['fullDocument' as never]);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    expect(await errorOf(readOn())).toMatchObject({ code: 286 });
    expect(pluck(seen as Document[], 'n')).toEqual(Array.from(seen.keys()));
    await stream.close();
  });
});
