import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MongoClient,
  ObjectId,
  Timestamp,
} from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encode } from '../bson/codec.ts';
import { document } from '../testing/comparison/generate.ts';
import { Random } from '../testing/comparison/random.ts';
import { useEngine } from '../testing/harness.ts';
import { type EmbeddedMongo, start } from '../server/server.ts';
import { dump } from './dump.ts';
import { restore } from './restore.ts';

const harness = useEngine();
let folder = '';
let other: EmbeddedMongo;
let target: MongoClient;

beforeAll(async () => {
  other = await start({ durability: 'relaxed' });
  target = await MongoClient.connect(other.uri);
});
afterAll(async () => {
  await target.close();
  await other.stop();
});
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'embedded-mongo-dump-')), 'dump');
  for (const client of [harness.client, target]) {
    for (const name of ['one', 'two']) await client.db(name).dropDatabase();
  }
  return () => rm(join(folder, '..'), { recursive: true });
});

/** Everything in a database, the documents byte for byte. */
async function contents(client: MongoClient, database: string): Promise<Document> {
  const db = client.db(database);
  const result: Document = {};
  for (const { name, options } of (await db.listCollections().toArray()) as {
    name: string;
    options?: Document;
  }[]) {
    const docs = (await db
      .collection(name)
      .find({}, { raw: true })
      .toArray()) as unknown as Buffer[];
    const indexes = await db.collection(name).listIndexes().toArray();
    result[name] = { options, indexes, docs: docs.map((doc) => doc.toString('base64')) };
  }
  return result;
}

describe('dump and restore', () => {
  it('carry documents of every type, options and indexes to another server', async () => {
    const random = new Random(11);
    const docs = Array.from({ length: 2500 }, (_, i) => ({
      _id: new Int32(i),
      ...document(random),
    }));
    const db = harness.client.db('one');
    for (let i = 0; i < docs.length; i += 500) {
      await db.command({ insert: 'things', documents: docs.slice(i, i + 500) });
    }
    await db.collection('things').createIndex({ a: 1, _id: -1 }, { name: 'both', sparse: true });
    await db.collection('things').createIndex(
      { c: 1 },
      {
        unique: false,
        partialFilterExpression: { c: { $gt: 2 } },
        expireAfterSeconds: 2_147_483_647,
      },
    );
    await db.createCollection('odd name (& %/ñ)');
    await harness.client
      .db('two')
      .collection<{ _id: number } & Document>('small')
      .insertOne({ _id: 1, at: new Date(0) });
    const dumped = await dump(harness.engine.uri, folder);
    expect(dumped).toContainEqual({ namespace: 'one.things', documents: 2500 });
    const restored = await restore(other.uri, folder);
    expect(restored.toSorted(byName)).toEqual(dumped.toSorted(byName));
    for (const name of ['one', 'two']) {
      expect(await contents(target, name)).toEqual(await contents(harness.client, name));
    }
  });

  it('keep the order of fields that are named like positions', async () => {
    const db = harness.client.db('one');
    const nested = new Map([
      ['b', 1],
      ['2', 2],
      ['1', 3],
    ]);
    const fields = new Map<string, unknown>([
      ['_id', 1],
      ['x', nested],
      ['10', [nested]],
      ['9', 'y'],
    ]);
    await db.collection('maps').insertMany([fields] as never[], { forceServerObjectId: true });
    await dump(harness.engine.uri, folder);
    await restore(other.uri, folder);
    expect(await contents(target, 'one')).toEqual(await contents(harness.client, 'one'));
    const [raw] = (await target
      .db('one')
      .collection('maps')
      .find({}, { raw: true })
      .toArray()) as unknown as Buffer[];
    expect(raw?.indexOf('x')).toBeLessThan(raw?.indexOf('10') ?? 0);
  });

  it('is one moment of a server that goes on writing', async () => {
    const db = harness.client.db('one');
    const pairs = ['left', 'right'];
    for (const name of pairs)
      await db.collection<{ _id: number; n: number }>(name).insertOne({ _id: 1, n: 0 });
    const state = { done: false };
    const writing = (async () => {
      while (!state.done) {
        await harness.client.withSession((session) =>
          session.withTransaction(async () => {
            for (const name of pairs)
              await db.collection(name).updateOne({}, { $inc: { n: 1 } }, { session });
          }),
        );
      }
    })();
    await dump(harness.engine.uri, folder);
    state.done = true;
    await writing;
    await restore(other.uri, folder);
    const [left, right] = await Promise.all(
      pairs.map((name) => target.db('one').collection(name).findOne()),
    );
    expect(left?.['n']).toBe(right?.['n']);
  });

  it('writes what mongodump writes, and reads what it wrote', async () => {
    const db = harness.client.db('one');
    const values = {
      _id: new ObjectId(),
      i: new Int32(1),
      d: new Double(1),
      l: Long.fromNumber(1),
      m: Decimal128.fromString('1.0'),
      t: new Timestamp({ t: 1, i: 2 }),
    };
    await db.command({ insert: 'things', documents: [values, { _id: 2 }] });
    await db.collection('things').createIndex({ i: 1 }, { unique: true });
    await dump(harness.engine.uri.replace('/?', '/one?'), folder);
    expect(await readdir(folder)).toEqual(['one']);
    expect((await readdir(join(folder, 'one'))).toSorted()).toEqual([
      'things.bson',
      'things.metadata.json',
    ]);
    expect(await readFile(join(folder, 'one', 'things.bson'))).toEqual(
      Buffer.concat([encode(values), encode({ _id: new Int32(2) })]),
    );
    const metadata = JSON.parse(
      await readFile(join(folder, 'one', 'things.metadata.json'), 'utf8'),
    ) as Document;
    expect(metadata).toMatchObject({
      options: {},
      indexes: [
        { v: { $numberInt: '2' }, key: { _id: { $numberInt: '1' } }, name: '_id_' },
        { v: { $numberInt: '2' }, key: { i: { $numberInt: '1' } }, name: 'i_1', unique: true },
      ],
      collectionName: 'things',
      type: 'collection',
    });
    expect(metadata['uuid']).toMatch(/^[0-9a-f]{32}$/);
    // Older tools wrote namespaces into indexes and no name of the collection.
    delete metadata['collectionName'];
    for (const index of metadata['indexes'] as Document[]) index['ns'] = 'one.things';
    await writeFile(join(folder, 'one', 'things.metadata.json'), JSON.stringify(metadata));
    await restore(other.uri, folder);
    expect(await contents(target, 'one')).toEqual(await contents(harness.client, 'one'));
  });

  it('refuse to mix, to overwrite and to read what is damaged', async () => {
    const db = harness.client.db('one');
    await db.collection('things').insertOne({ a: 1 });
    await dump(harness.engine.uri, folder);
    await expect(dump(harness.engine.uri, folder)).rejects.toThrow(/not empty/);
    await expect(restore(harness.engine.uri, folder)).rejects.toThrow(/--drop/);
    await db.collection('things').insertOne({ a: 2 });
    await restore(harness.engine.uri, folder, { drop: true });
    expect(await db.collection('things').countDocuments()).toBe(1);
    const file = join(folder, 'one', 'things.bson');
    await writeFile(file, (await readFile(file)).subarray(0, -1));
    await expect(restore(other.uri, folder)).rejects.toThrow(/middle of a document/);
    await expect(restore(other.uri, join(folder, 'nothing'))).rejects.toThrow(/no dump/);
  });
});

const byName = (a: { namespace: string }, b: { namespace: string }): number =>
  a.namespace.localeCompare(b.namespace);
