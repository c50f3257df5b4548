import { type Document, ObjectId, deserialize, serialize } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useEngine } from '../testing/harness.ts';
import { RawClient } from '../testing/raw-client.ts';

const harness = useEngine();
let raw: RawClient;

beforeAll(async () => {
  raw = await RawClient.connect(harness.engine.port);
});
afterAll(() => raw.close());

/** What the server says of how it stands. */
async function versionTold(client: RawClient): Promise<Document> {
  const told = await client.command({ hello: 1, $db: 'admin' });
  return told['topologyVersion'] as Document;
}

describe('the wire protocol', () => {
  it('answers the legacy handshake', async () => {
    const name = Buffer.from('admin.$cmd\0');
    const head = Buffer.alloc(20);
    head.writeInt32LE(2004, 12);
    const numbers = Buffer.alloc(8);
    numbers.writeInt32LE(-1, 4);
    const query = serialize({ isMaster: 1, helloOk: true });
    const reply = await raw.send(Buffer.concat([head, name, numbers, query]));
    expect(reply.readInt32LE(12)).toBe(1);
    expect(deserialize(reply.subarray(36))).toMatchObject({
      ok: 1,
      ismaster: true,
      setName: 'embedded',
      helloOk: true,
    });
  });

  it('is a primary of MongoDB 8.0', async () => {
    const hello = await raw.command({ hello: 1, $db: 'admin' });
    expect(hello['lastWrite']).toMatchObject({ lastWriteDate: expect.any(Date) as Date });
    expect(hello).toMatchObject({
      isWritablePrimary: true,
      maxWireVersion: 25,
      logicalSessionTimeoutMinutes: 30,
      hosts: [`127.0.0.1:${harness.engine.port}`],
      ok: 1,
    });
  });

  it('tolerates a checksum', async () => {
    expect(await raw.command({ ping: 1, $db: 'admin' }, 1)).toMatchObject({ ok: 1 });
  });

  it('refuses unknown commands with code 59', async () => {
    expect(await raw.command({ frobnicate: 1, $db: 'admin' })).toMatchObject({
      ok: 0,
      code: 59,
      codeName: 'CommandNotFound',
    });
    expect(await raw.command({ constructor: 1, $db: 'admin' })).toMatchObject({ code: 59 });
  });

  it('closes the connection on garbage and goes on serving others', async () => {
    const bad = await RawClient.connect(harness.engine.port);
    const garbage = Buffer.alloc(40, 255);
    await expect(bad.send(garbage)).rejects.toThrow('closed');
    expect(await raw.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
  });

  it('tells clients that wait for news of the server when there are none', async () => {
    const waiting = await RawClient.connect(harness.engine.port);
    const topologyVersion = await versionTold(waiting);
    const awaited = { hello: 1, topologyVersion, maxAwaitTimeMS: 200, $db: 'admin' };
    const began = performance.now();
    expect(await waiting.command(awaited)).toMatchObject({ ok: 1, isWritablePrimary: true });
    expect(performance.now() - began).toBeGreaterThan(190);
    const elsewhere = { ...topologyVersion, processId: new ObjectId() };
    const restarted = { ...awaited, topologyVersion: elsewhere, maxAwaitTimeMS: 60_000 };
    expect(await waiting.command(restarted)).toMatchObject({ ok: 1, topologyVersion });
    expect(await waiting.command({ hello: 1, topologyVersion, $db: 'admin' })).toMatchObject({
      code: 31_368,
    });
    waiting.close();
  });

  it('goes on telling clients that take answers without asking', async () => {
    const waiting = await RawClient.connect(harness.engine.port);
    const topologyVersion = await versionTold(waiting);
    const body = { hello: 1, topologyVersion, maxAwaitTimeMS: 20, $db: 'admin' };
    const head = Buffer.alloc(21);
    head.writeInt32LE(2013, 12);
    head.writeUInt32LE(1 << 16, 16);
    let before = await waiting.send(Buffer.concat([head, serialize(body)]));
    for (let i = 0; i < 3; i++) {
      expect(before.readUInt32LE(16)).toBe(2);
      const next = await waiting.receive();
      expect(next.readInt32LE(8)).toBe(before.readInt32LE(4));
      expect(deserialize(next.subarray(21))).toMatchObject({ ok: 1, topologyVersion });
      before = next;
    }
    waiting.close();
    expect(await harness.client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('tells shells what they ask at the start', async () => {
    const admin = harness.client.db('admin');
    for (const command of [
      { buildInfo: 1 },
      { serverStatus: 1 },
      { connectionStatus: 1 },
      { getCmdLineOpts: 1 },
      { getParameter: '*' },
      { getLog: 'startupWarnings' },
      { replSetGetStatus: 1 },
      { hostInfo: 1 },
      { dbStats: 1 },
    ]) {
      expect(await admin.command(command)).toMatchObject({ ok: 1 });
    }
  });
});

describe('collections and databases', () => {
  it('are created, listed, renamed, cloned and dropped', async () => {
    const db = harness.client.db('shop');
    await db.createCollection('a');
    const other = db.createCollection('a', { capped: true, size: 4096 });
    await expect(other).rejects.toMatchObject({ code: 48 });
    await db.collection('a').createIndex({ n: 1 }, { unique: true });
    await db.collection('a').insertMany([{ n: 1 }, { n: 2 }]);
    await db.collection('a').rename('b');
    expect((await db.listCollections().toArray()).map((each) => each.name)).toEqual(['b']);
    await harness.client.db('admin').command({ embeddedCloneDatabase: 'shop', to: 'copy' });
    const copy = harness.client.db('copy');
    expect(await copy.collection('b').countDocuments({ n: { $gt: 1 } })).toBe(1);
    await expect(copy.collection('b').insertOne({ n: 1 })).rejects.toMatchObject({ code: 11000 });
    await copy.collection('b').deleteMany({});
    await db.collection('b').insertOne({ n: 3 });
    expect(await db.collection('b').countDocuments()).toBe(3);
    await db.dropDatabase();
    const names = (await harness.client.db().admin().listDatabases()).databases;
    expect(names.map((each) => each.name)).not.toContain('shop');
    expect(names.map((each) => each.name)).toEqual(
      expect.arrayContaining(['admin', 'config', 'local']),
    );
    expect(await db.collection('b').countDocuments()).toBe(0);
  });

  it('are cloned a part at a time, and others are answered in between', async () => {
    const db = harness.client.db('large');
    const names = Array.from({ length: 10 }, (_, n) => `c${n}`);
    const docs = Array.from({ length: 3_000 }, (_, n) => ({ n }));
    for (const name of names) await db.collection(name).insertMany(docs.map((doc) => ({ ...doc })));
    const admin = harness.client.db('admin');
    const clone = admin
      .command({ embeddedCloneDatabase: 'large', to: 'large-copy' })
      .then(() => 'cloned');
    const ping = () => admin.command({ ping: 1 }).then(() => 'answered');
    let answered = 0;
    while ((await Promise.race([clone, ping()])) === 'answered') answered++;
    // In one piece it would be one of them, or two.
    expect(answered).toBeGreaterThan(2);
    const copied = harness.client.db('large-copy');
    for (const name of names) expect(await copied.collection(name).countDocuments()).toBe(3_000);
  });

  it('list what is said to the storage of MongoDB', async () => {
    const db = harness.client.db('storage');
    const options = {
      storageEngine: { wiredTiger: { configString: 'block_compressor=zlib' } },
      indexOptionDefaults: { storageEngine: { wiredTiger: {} } },
    };
    await db.createCollection('a', options);
    await db.command({
      createIndexes: 'a',
      indexes: [{ key: { n: 1 }, name: 'n', storageEngine: options.storageEngine }],
    });
    expect(await db.listCollections().toArray()).toMatchObject([{ options }]);
    const [, index] = await db.collection('a').indexes();
    expect(index).toMatchObject({ storageEngine: options.storageEngine });
    const wrong = db.command({ create: 'b', storageEngine: 1 });
    await expect(wrong).rejects.toMatchObject({ code: 14 });
  });

  it('refuse bad names', async () => {
    const db = harness.client.db('refused');
    await expect(db.collection('a$b').insertOne({})).rejects.toMatchObject({ code: 73 });
  });
});
