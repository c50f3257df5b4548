import { createHash } from 'node:crypto';
import { type Document, GridFSBucket } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, until, useEngine } from '../../testing/harness.ts';

const harness = useEngine();

async function inserted(): Promise<string> {
  await harness.docs.createIndex({ a: 1 });
  await harness.docs.insertMany([{ a: [1, 2] }, { a: 3 }]);
  return harness.docs.collectionName;
}

describe('what shells ask', () => {
  it('tells sizes', async () => {
    const name = await inserted();
    const stats = await harness.db.command({ collStats: name });
    expect(stats).toMatchObject({
      ns: `tests.${name}`,
      count: 2,
      nindexes: 2,
      capped: false,
      scaleFactor: 1,
    });
    const sizes = stats['indexSizes'] as Record<string, number>;
    expect(Object.keys(sizes)).toEqual(['_id_', 'a_1']);
    const [staged] = await harness.docs
      .aggregate([{ $collStats: { storageStats: { scale: 10 }, count: {} } }])
      .toArray();
    expect(staged).toMatchObject({ count: 2, storageStats: { count: 2, scaleFactor: 10 } });
    expect(await harness.db.stats()).toMatchObject({ db: 'tests', scaleFactor: 1 });
    const size = await harness.db.command({ dataSize: `tests.${name}` });
    expect(size).toMatchObject({ numObjects: 2, size: stats['size'] as number });
    const disk = await harness.db.command({ dbStats: 1 });
    expect(disk['fsTotalSize']).toBeGreaterThan(disk['fsUsedSize'] as number);
    expect(await harness.client.db('none').stats()).toMatchObject({ objects: 0, fsTotalSize: 0 });
    const options: [Document, number][] = [
      [{ latencyStats: { histograms: true } }, 115],
      [{ queryExecStats: {} }, 115],
      [{ nothing: {} }, 40_415],
    ];
    for (const [$collStats, code] of options) {
      expect((await errorOf(harness.docs.aggregate([{ $collStats }]).toArray())).code).toBe(code);
    }
  });

  it('counts what was done, and what went over the wire', async () => {
    const admin = harness.client.db('admin');
    const before = await admin.command({ serverStatus: 1 });
    const name = await inserted();
    await harness.docs.find({}, { batchSize: 1 }).toArray();
    await harness.docs.updateMany({}, { $set: { b: 1 } });
    await harness.docs.deleteOne({ a: 3 });
    const after = await admin.command({ serverStatus: 1 });
    const grown = (group: string): Record<string, number> => {
      const [old, now] = [before[group], after[group]] as Record<string, number>[];
      return Object.fromEntries(
        Object.entries(now ?? {}).map(([key, count]) => [key, count - (old?.[key] ?? 0)]),
      );
    };
    // An insert of two documents counts twice.
    const { command, ...others } = grown('opcounters');
    expect(others).toEqual({ insert: 2, query: 1, update: 1, delete: 1, getmore: 2 });
    // Drivers ask now and then whether the server is still there.
    expect(command).toBeGreaterThanOrEqual(2);
    expect(grown('network')['numRequests']).toBeGreaterThanOrEqual(8);
    expect(grown('network')['bytesIn']).toBeGreaterThan(500);
    expect(after).toMatchObject({
      connections: { current: expect.any(Number) as number },
      globalLock: { activeClients: { total: expect.any(Number) as number } },
      repl: { setName: 'embedded', me: expect.stringContaining('127.0.0.1:') as string },
    });
    const ops = (n: number): Document => ({ ops: n, latency: expect.any(Number) as number });
    const [staged] = await harness.docs.aggregate([{ $collStats: { latencyStats: {} } }]).toArray();
    expect(staged).toMatchObject({ latencyStats: { reads: ops(3), writes: ops(3) } });
    const { totals } = await admin.command({ top: 1 });
    expect((totals as Document)[`tests.${name}`]).toMatchObject({
      queries: { count: 1 },
      getmore: { count: 2 },
      insert: { count: 1 },
      writeLock: { count: 3 },
    });
  });

  it('tells of the server, the machine and whoever is connected', async () => {
    const admin = harness.client.db('admin');
    expect(await admin.command({ hostInfo: 1 })).toMatchObject({
      system: { cpuAddrSize: 64, numCores: expect.any(Number) as number },
      os: { type: expect.any(String) as string, version: expect.any(String) as string },
    });
    expect(await admin.command({ buildInfo: 1 })).toMatchObject({
      versionArray: [8, 0, 0, 0],
      buildEnvironment: { target_os: process.platform },
      javascriptEngine: 'none',
    });
    expect(await admin.command({ connectionStatus: 1, showPrivileges: true })).toMatchObject({
      authInfo: { authenticatedUsers: [], authenticatedUserPrivileges: [] },
    });
    const asked = { getParameter: 1, transactionLifetimeLimitSeconds: 1 };
    expect(await admin.command(asked)).toMatchObject({ transactionLifetimeLimitSeconds: 60 });
    const { members } = await admin.command({ replSetGetStatus: 1 });
    expect(members).toMatchObject([{ stateStr: 'PRIMARY', uptime: expect.any(Number) as number }]);
  });

  it('compares documents and indexes', async () => {
    const name = await inserted();
    expect(await harness.db.command({ validate: name })).toMatchObject({
      valid: true,
      nrecords: 2,
      keysPerIndex: { _id_: 2, a_1: 3 },
      nNonCompliantDocuments: 0,
      repaired: false,
      errors: [],
      corruptRecords: [],
    });
    expect((await errorOf(harness.db.command({ validate: 'none' }))).code).toBe(26);
  });

  it('counts the use of indexes', async () => {
    await inserted();
    await harness.docs.find({ a: 3 }).toArray();
    const stats = await harness.docs.aggregate([{ $indexStats: {} }]).toArray();
    expect(
      stats.map((each): unknown[] => [each['name'], (each['accesses'] as Document)['ops']]),
    ).toEqual([
      ['_id_', 0],
      ['a_1', 1],
    ]);
  });

  it('lists what is being done, and sessions', async () => {
    const admin = harness.client.db('admin');
    const stream = harness.docs.watch([], { maxAwaitTimeMS: 60_000 });
    const waiting = stream.next();
    const current = (): Promise<Document[]> => admin.aggregate([{ $currentOp: {} }]).toArray();
    await until(async () => pluck(await current(), 'op').includes('getmore'));
    await harness.docs.insertOne({ n: 1 });
    await waiting;
    await stream.close();
    const session = harness.client.startSession();
    session.startTransaction();
    await harness.docs.insertOne({ n: 1 }, { session });
    expect(await current()).toContainEqual(expect.objectContaining({ type: 'idleSession' }));
    await session.abortTransaction();
    await session.endSession();
    const sessions = await admin.aggregate([{ $listLocalSessions: {} }]).toArray();
    expect(sessions.length).toBeGreaterThan(0);
    expect((await errorOf(harness.db.aggregate([{ $currentOp: {} }]).toArray())).code).toBe(73);
    expect((await errorOf(harness.docs.aggregate([{ $currentOp: {} }]).toArray())).code).toBe(73);
  });

  it('tells the digest of a file', async () => {
    const bucket = new GridFSBucket(harness.db, { chunkSizeBytes: 4 });
    const upload = bucket.openUploadStream('name');
    await new Promise((resolve) => upload.end(Buffer.from('some words'), () => resolve(null)));
    const digest = await harness.db.command({ filemd5: upload.id, root: 'fs' });
    const md5 = createHash('md5').update('some words').digest('hex');
    expect(digest).toMatchObject({ numChunks: 3, md5 });
  });

  it('answers the rest of its helpers, or says that there is nothing of it', async () => {
    const admin = harness.client.db('admin');
    const run = (body: Document): Promise<Document> => admin.command(body);
    expect(await run({ whatsmyuri: 1 })).toHaveProperty('you');
    expect(await run({ listCommands: 1 })).toMatchObject({ commands: { find: {} } });
    expect(await run({ replSetGetConfig: 1 })).toMatchObject({ config: { _id: 'embedded' } });
    expect(await run({ profile: -1 })).toMatchObject({ was: 0 });
    expect(await run({ usersInfo: 1 })).toMatchObject({ users: [] });
    expect(await run({ fsync: 1 })).toMatchObject({ numFiles: 1 });
    expect(await run({ getDefaultRWConcern: 1 })).toHaveProperty('defaultReadConcern');
    expect(await run({ serverStatus: 1 })).toMatchObject({ connections: { active: 1 } });
    expect(await run({ dbstats: 1 })).toMatchObject({ db: 'admin' });
    expect(await run({ dropAllUsersFromDatabase: 1 })).toMatchObject({ n: 0 });
    const refused: [Document, number][] = [
      [{ mapReduce: 'c' }, 115],
      [{ createSearchIndexes: 'c', indexes: [] }, 31_082],
      [{ dropSearchIndex: 'c', name: 'i' }, 31_082],
      [{ aggregate: 'c', pipeline: [{ $listSearchIndexes: {} }], cursor: {} }, 31_082],
      [{ aggregate: 'c', pipeline: [{ $vectorSearch: {} }], cursor: {} }, 31_082],
      [{ profile: 2 }, 115],
      [{ getLog: 'nothing' }, 96],
      [{ fsync: 1, lock: true }, 115],
      [{ setParameter: 1, quiet: true }, 72],
      [{ killOp: 1, op: 5 }, 115],
      [{ replSetInitiate: {} }, 23],
    ];
    for (const [body, code] of refused) expect((await errorOf(run(body))).code).toBe(code);
  });
});
