import { type ClientSession, Long, UUID } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, useEngine } from '../testing/harness.ts';
import { RawClient } from '../testing/raw-client.ts';

/** Keeps transactions whose connection is gone for longer than a test takes. */
const patient = useEngine({ abandonedTransactionMs: 60_000 });
const harness = useEngine({ transactionLifetimeMs: 1500 });

async function withSession<T>(action: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = harness.client.startSession();
  try {
    return await action(session);
  } finally {
    await session.endSession();
  }
}

const labels = (error: unknown): string[] => [
  ...((error as { errorLabels?: string[] }).errorLabels ?? []),
];

describe('transactions', () => {
  it('show their writes to themselves only, until they commit', async () => {
    await harness.docs.insertMany([{ n: 1 }, { n: 2 }]);
    await harness.docs.createIndex({ n: 1 });
    await withSession(async (session) => {
      session.startTransaction();
      await harness.docs.insertOne({ n: 3 }, { session });
      await harness.docs.updateOne({ n: 1 }, { $set: { n: 10 } }, { session });
      await harness.docs.deleteOne({ n: 2 }, { session });
      const inside = await harness.docs
        .find({ n: { $gt: 0 } }, { session })
        .sort({ n: 1 })
        .toArray();
      expect(pluck(inside, 'n')).toEqual([3, 10]);
      const outside = await harness.docs
        .find({ n: { $gt: 0 } })
        .sort({ n: 1 })
        .toArray();
      expect(pluck(outside, 'n')).toEqual([1, 2]);
      await session.commitTransaction();
      expect(await harness.docs.countDocuments({ n: 10 })).toBe(1);
    });
  });

  it('read one moment, whatever is committed meanwhile', async () => {
    await harness.docs.insertOne({ n: 1 });
    await withSession(async (session) => {
      session.startTransaction();
      expect(await harness.docs.countDocuments({}, { session })).toBe(1);
      await harness.docs.insertOne({ n: 2 });
      await harness.docs.updateOne({ n: 1 }, { $set: { n: 5 } });
      expect(await harness.docs.find({}, { session }).toArray()).toMatchObject([{ n: 1 }]);
      await session.abortTransaction();
    });
  });

  it('fail with a transient WriteConflict on what another transaction has written', async () => {
    await harness.docs.insertOne({ _id: 1 as never, n: 1 });
    await withSession(async (first) =>
      withSession(async (second) => {
        first.startTransaction();
        second.startTransaction();
        await harness.docs.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: first });
        const error = await errorOf(
          harness.docs.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: second }),
        );
        expect(error.code).toBe(112);
        expect(labels(error)).toContain('TransientTransactionError');
        await first.commitTransaction();
        await second.abortTransaction();
      }),
    );
    expect(await harness.docs.findOne()).toMatchObject({ n: 2 });
  });

  it('fail on what was committed after their snapshot', async () => {
    await harness.docs.insertOne({ _id: 1 as never, n: 1 });
    await withSession(async (session) => {
      session.startTransaction();
      await harness.docs.findOne({}, { session });
      await harness.docs.updateOne({}, { $inc: { n: 1 } });
      const write = harness.docs.updateOne({}, { $inc: { n: 1 } }, { session });
      expect((await errorOf(write)).code).toBe(112);
    });
  });

  it('let a plain write wait for them instead of failing', async () => {
    await harness.docs.insertOne({ _id: 1 as never, n: 1 });
    await withSession(async (session) => {
      session.startTransaction();
      await harness.docs.updateOne({}, { $inc: { n: 1 } }, { session });
      let done = false;
      const waiting = harness.docs.updateOne({}, { $inc: { n: 10 } }).then(() => {
        done = true;
      });
      expect(await harness.docs.findOne()).toMatchObject({ n: 1 });
      expect(done).toBe(false);
      await session.commitTransaction();
      await waiting;
      expect(await harness.docs.findOne()).toMatchObject({ n: 12 });
    });
  });

  it('keep unique keys unique between them', async () => {
    await harness.docs.createIndex({ email: 1 }, { unique: true });
    await withSession(async (first) =>
      withSession(async (second) => {
        first.startTransaction();
        second.startTransaction();
        await harness.docs.insertOne({ email: 'a' }, { session: first });
        const error = await errorOf(harness.docs.insertOne({ email: 'a' }, { session: second }));
        expect(error.code).toBe(112);
        await first.commitTransaction();
      }),
    );
    await withSession(async (session) => {
      session.startTransaction();
      const taken = harness.docs.insertOne({ email: 'a' }, { session });
      expect((await errorOf(taken)).code).toBe(11000);
      const after = harness.docs.insertOne({ email: 'b' }, { session });
      expect((await errorOf(after)).code).toBe(251);
    });
  });

  it('run many at once on one counter without losing one', async () => {
    await harness.docs.insertOne({ _id: 1 as never, n: 0 });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        withSession((session) =>
          session.withTransaction(async () => {
            const doc = await harness.docs.findOne({}, { session });
            await harness.docs.updateOne({}, { $set: { n: doc?.['n'] + 1 } }, { session });
          }),
        ),
      ),
    );
    expect(await harness.docs.findOne()).toMatchObject({ n: 20 });
  });

  it('answer a repeated commit, refuse an unknown one', async () => {
    await withSession(async (session) => {
      session.startTransaction();
      await harness.docs.insertOne({ n: 1 }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
      expect(await harness.docs.countDocuments()).toBe(1);
    });
    const raw = await RawClient.connect(harness.engine.port);
    const lsid = { id: new UUID() };
    const stray = { lsid, txnNumber: Long.fromInt(9), autocommit: false, $db: 'admin' };
    const answer = await raw.command({ commitTransaction: 1, ...stray });
    expect(answer).toMatchObject({ ok: 0, code: 251, errorLabels: ['TransientTransactionError'] });
    raw.close();
  });

  it('are begun once, whatever two statements say that are sent together', async () => {
    const raw = await RawClient.connect(harness.engine.port);
    const statement = { lsid: { id: new UUID() }, txnNumber: Long.fromInt(1), autocommit: false };
    const begin = (n: number): Promise<unknown> =>
      raw.command({
        insert: harness.docs.collectionName,
        documents: [{ n }],
        ...statement,
        startTransaction: true,
        $db: 'tests',
      });
    const commit = { commitTransaction: 1, ...statement, $db: 'admin' };
    expect(await begin(1)).toMatchObject({ ok: 1, n: 1 });
    const refused = { ok: 0, code: 117, codeName: 'ConflictingOperationInProgress' };
    expect(await begin(2)).toMatchObject(refused);
    expect(await raw.command(commit)).toMatchObject({ ok: 1 });
    expect(await begin(3)).toMatchObject(refused);
    expect(pluck(await harness.docs.find().toArray(), 'n')).toEqual([1]);
    raw.close();
  });

  it('leave the databases of the server and time series alone', async () => {
    const { client, db, docs } = harness;
    await db.createCollection(docs.collectionName, { timeseries: { timeField: 'at' } });
    const at = new Date();
    const writes = [
      (session: ClientSession) => client.db('admin').collection('c').insertOne({}, { session }),
      (session: ClientSession) => client.db('config').collection('c').findOne({}, { session }),
      (session: ClientSession) => docs.insertOne({ at }, { session }),
    ];
    for (const write of writes) {
      await withSession(async (session) => {
        session.startTransaction();
        expect((await errorOf(write(session))).code).toBe(263);
        await session.abortTransaction();
      });
    }
    await docs.insertOne({ at });
  });

  it('end by themselves after their lifetime and free what they held', async () => {
    await harness.docs.insertOne({ _id: 1 as never, n: 1 });
    await withSession(async (session) => {
      session.startTransaction();
      await harness.docs.updateOne({}, { $set: { n: 2 } }, { session });
      await harness.docs.updateOne({}, { $set: { n: 3 } });
      const late = await errorOf(session.commitTransaction());
      expect(late.code).toBe(251);
      expect(await harness.docs.findOne()).toMatchObject({ n: 3 });
    });
  });

  it('end when their client goes away', async () => {
    await harness.docs.insertOne({ _id: 1 as never, n: 1 });
    const raw = await RawClient.connect(harness.engine.port);
    const reply = await raw.command({
      update: harness.docs.collectionName,
      updates: [{ q: {}, u: { $set: { n: 2 } } }],
      lsid: { id: new UUID() },
      txnNumber: Long.fromInt(1),
      autocommit: false,
      startTransaction: true,
      $db: 'tests',
    });
    expect(reply).toMatchObject({ ok: 1, n: 1 });
    const waiting = harness.docs.deleteMany({});
    raw.close();
    expect(await waiting).toMatchObject({ deletedCount: 1 });
  });

  it('outlive the connection that carried them, so that a commit can be repeated', async () => {
    const first = await RawClient.connect(patient.engine.port);
    const statement = {
      lsid: { id: new UUID() },
      txnNumber: Long.fromInt(1),
      autocommit: false,
    };
    const insert = { insert: patient.docs.collectionName, documents: [{ n: 1 }] };
    await first.command({ ...insert, ...statement, startTransaction: true, $db: 'tests' });
    first.close();
    const second = await RawClient.connect(patient.engine.port);
    const commit = { commitTransaction: 1, ...statement, $db: 'admin' };
    expect(await second.command(commit)).toMatchObject({ ok: 1 });
    expect(await patient.docs.countDocuments()).toBe(1);
    second.close();
  });

  it('show the collections and indexes they make after the commit only', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    const exists = (): Promise<boolean> => db.listCollections({ name }).hasNext();
    await withSession(async (session) => {
      session.startTransaction();
      await db.createCollection(name, { session });
      await docs.createIndex({ a: 1 }, { unique: true, session });
      await docs.insertOne({ a: 1 }, { session });
      expect(await docs.countDocuments({ a: 1 }, { session })).toBe(1);
      expect(await exists()).toBe(false);
      const late = await errorOf(docs.createIndex({ b: 1 }, { session }));
      expect(late.code).toBe(263);
    });
    expect(await exists()).toBe(false);
    await withSession(async (session) => {
      session.startTransaction();
      await docs.insertOne({ a: 1 }, { session });
      await docs.insertOne({ a: [2] }, { session });
      await session.commitTransaction();
    });
    expect(await docs.find({ a: { $gt: 0 } }).toArray()).toHaveLength(2);
    await withSession(async (session) => {
      session.startTransaction();
      expect((await errorOf(docs.createIndex({ c: 1 }, { session }))).code).toBe(263);
    });
  });

  it('that make a collection somebody else has made meanwhile are to be tried again', async () => {
    await withSession(async (session) => {
      session.startTransaction();
      await harness.docs.insertOne({ n: 1 }, { session });
      await harness.docs.insertOne({ n: 2 });
      const conflict = await errorOf(session.commitTransaction());
      expect(conflict).toMatchObject({ code: 112 });
      expect(conflict['errorLabels']).toContain('TransientTransactionError');
    });
    expect(await harness.docs.find().toArray()).toMatchObject([{ n: 2 }]);
  });

  it('make plain writes wait no longer than their time', async () => {
    await harness.docs.insertOne({ _id: 1 as never, n: 1 });
    await withSession(async (session) => {
      session.startTransaction();
      await harness.docs.updateOne({}, { $set: { n: 2 } }, { session });
      const waiting = [
        harness.docs.updateOne({}, { $set: { n: 3 } }, { maxTimeMS: 50 }),
        harness.docs.deleteMany({}, { maxTimeMS: 50 }),
        harness.docs.findOneAndDelete({}, { maxTimeMS: 50 }),
      ];
      const errors = await Promise.all(waiting.map((each) => errorOf(each)));
      expect(pluck(errors, 'code')).toEqual([50, 50, 50]);
      await session.commitTransaction();
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await harness.docs.findOne()).toMatchObject({ n: 2 });
  });

  it('are retried by the driver when a fail point aborts them', async () => {
    await harness.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: {
        failCommands: ['insert'],
        errorCode: 112,
        errorLabels: ['TransientTransactionError'],
      },
    });
    let attempts = 0;
    await withSession((session) =>
      session.withTransaction(async () => {
        attempts++;
        await harness.docs.insertOne({ n: attempts }, { session });
      }),
    );
    expect(attempts).toBe(2);
    expect(await harness.docs.find().toArray()).toMatchObject([{ n: 2 }]);
  });
});
