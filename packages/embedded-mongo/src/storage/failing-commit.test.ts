import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { serve } from '../server/serve.ts';
import { uriOf } from '../server/uri.ts';
import { catalogState, faultsOf } from '../testing/consistency.ts';
import { FailingEnvironment } from '../testing/failing-environment.ts';
import { opened, soon, take } from '../testing/streams.ts';
import { Catalog } from './catalog.ts';

let folder: string;
let engine: Engine;
let env: FailingEnvironment;
let client: MongoClient;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-failing-'));
  env = new FailingEnvironment(folder, 'relaxed');
  engine = new Engine(
    {
      dbPath: folder,
      durability: 'relaxed',
      oplogKeepMs: 1e9,
      oplogKeepBytes: 1e9,
      memoryBytes: 2 ** 31,
      ttlIntervalMs: 1e9,
      transactionLifetimeMs: 1e9,
      abandonedTransactionMs: 1e9,
    },
    env,
  );
  const served = await serve(engine, 0);
  close = served.close;
  client = await MongoClient.connect(uriOf(served.port), { retryWrites: false });
});
afterAll(async () => {
  await client.close();
  await close();
  await engine.close();
  await rm(folder, { recursive: true });
});

/** A collection with an index and two documents. */
async function inserted(db: string, name: string): Promise<Collection> {
  const docs = client.db(db).collection(name);
  await docs.createIndex({ a: 1, b: 1 });
  await docs.insertMany([{ _id: 1, a: 1 } as Document, { _id: 2, a: 2, at: new Date() }]);
  return docs;
}

type Work = (db: string) => Promise<unknown>;

/** Changes of every kind; each is tried with a failure at its first step, its second, and so on. */
const changes: Record<string, Work> = {
  'an insert that makes its collection': (db) =>
    client.db(db).collection('new').insertOne({ a: 1 }),
  'the first array of an indexed field': (db) =>
    client
      .db(db)
      .collection('c')
      .insertOne({ a: [1, 2, 3], b: 'x'.repeat(3000) }),
  'an update': (db) =>
    client
      .db(db)
      .collection('c')
      .updateMany({}, { $set: { a: [7, 8] } }),
  'a deletion': (db) =>
    client
      .db(db)
      .collection('c')
      .deleteMany({ a: { $gt: 0 } }),
  'a new collection': (db) => client.db(db).createCollection('new'),
  'a dropped collection': (db) => client.db(db).collection('c').drop(),
  'a dropped database': (db) => client.db(db).dropDatabase(),
  'a renamed collection': (db) => client.db(db).collection('c').rename('renamed'),
  'a rename over another collection': (db) =>
    client.db(db).collection('c').rename('other', { dropTarget: true }),
  'a new index': (db) => client.db(db).collection('c').createIndex({ at: 1 }),
  'a new index of a new collection': (db) => client.db(db).collection('new').createIndex({ at: 1 }),
  'a dropped index': (db) => client.db(db).collection('c').dropIndex('a_1_b_1'),
  'a changed expiry': async (db) => {
    const index = { keyPattern: { a: 1, b: 1 }, expireAfterSeconds: 5 };
    return client.db(db).command({ collMod: 'c', index });
  },
  'a copied database': (db) =>
    client.db('admin').command({ embeddedCloneDatabase: db, to: `${db}copy` }),
  'a replaced collection': (db) =>
    client
      .db(db)
      .collection('c')
      .aggregate([{ $set: { a: [1] } }, { $out: 'other' }])
      .toArray(),
  'a transaction': (db) =>
    client.withSession(async (session) => {
      session.startTransaction();
      const docs = client.db(db).collection('c');
      await docs.insertOne({ a: [1, 2], b: 5 }, { session });
      await docs.deleteOne({ a: 2 }, { session });
      await session.commitTransaction();
    }),
};

let number = 0;

/** A database of its own with the collections that every change starts from. */
async function prepared(): Promise<string> {
  const db = `d${number++}`;
  await inserted(db, 'c');
  await inserted(db, 'other');
  return db;
}

async function contents(db: string): Promise<unknown> {
  const collections = await client.db(db).collections();
  const named = collections.toSorted((a, b) => (a.collectionName < b.collectionName ? -1 : 1));
  return Promise.all(
    named.map(async (each) => [
      each.collectionName,
      await each.find().sort({ _id: 1 }).toArray(),
      (await each.indexes()).map((index) => index.name),
    ]),
  );
}

/** Fails at every step in turn until the change goes through; tells how many steps it took. */
async function failEverywhere(work: Work): Promise<number> {
  for (let step = 0; ; step++) {
    const db = await prepared();
    env.stepsLeft = step;
    const failure = await work(db).then(
      () => null,
      (error: unknown) => error,
    );
    env.stepsLeft = Infinity;
    // Saves what memory learned about indexes, which stays true of more than there is.
    await client.db('marks').collection('marks').insertOne({ step });
    expect(catalogState(engine.catalog)).toEqual(catalogState(new Catalog(env)));
    expect(faultsOf(env)).toEqual([]);
    if (failure === null) return step;
    expect(failure).toMatchObject({ code: 1, message: 'No space left on device' });
  }
}

describe('a commit that fails at any step', () => {
  for (const [name, work] of Object.entries(changes)) {
    it(`leaves memory and disk agreed: ${name}`, async () => {
      expect(await failEverywhere(work)).toBeGreaterThan(1);
    });
  }

  it('takes back a change of one commit whole, and lets the same change be made again', async () => {
    for (const work of [changes['a dropped collection'], changes['a changed expiry']] as Work[]) {
      const db = await prepared();
      const before = await contents(db);
      env.stepsLeft = 1;
      await expect(work(db)).rejects.toThrow('No space left');
      env.stepsLeft = Infinity;
      expect(await contents(db)).toEqual(before);
      await work(db);
    }
  });

  it('is told by no change stream', async () => {
    const docs = client.db(await prepared()).collection('c');
    const stream = await opened(docs.watch([], soon));
    const written: number[] = [];
    for (let step = 0; written.length < 3; step++) {
      env.stepsLeft = step;
      const insert = docs.insertOne({ n: step });
      await insert.then(
        () => written.push(step),
        () => undefined,
      );
      env.stepsLeft = Infinity;
    }
    expect(written[0]).toBeGreaterThan(1);
    const events = await take(stream, 3);
    expect(events.map(({ fullDocument }) => (fullDocument as Document)['n'] as number)).toEqual(
      written,
    );
  });

  it('makes the collections of other writers of the same commit disappear, too', async () => {
    const db = client.db(await prepared());
    env.stepsLeft = 3;
    const outcomes = await Promise.allSettled(
      ['x', 'y', 'z'].map((name) => db.createCollection(name)),
    );
    env.stepsLeft = Infinity;
    const made = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(await db.listCollections().toArray()).toHaveLength(2 + made);
    await db.collection('x').insertOne({ n: 1 });
    expect(catalogState(engine.catalog)).toEqual(catalogState(new Catalog(env)));
  });
});
