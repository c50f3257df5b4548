import { type Document, MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../testing/harness.ts';

const harness = useEngine();
const names = [
  'failCommand',
  'onPrimaryTransactionalWrite',
  'failGetMoreAfterCursorCheckout',
  'maxTimeAlwaysTimeOut',
];

async function configure(
  name: string,
  mode: Document | string,
  data: Document = {},
): Promise<void> {
  await harness.client.db('admin').command({ configureFailPoint: name, mode, data });
}

afterEach(async () => {
  for (const name of names) await configure(name, 'off');
});

describe('fail points', () => {
  it('concern one application or one collection', async () => {
    const uri = `${harness.engine.uri}&appName=other`;
    const other = await MongoClient.connect(uri, { retryReads: false });
    const data = { failCommands: ['find'], errorCode: 5 };
    await configure('failCommand', 'alwaysOn', { ...data, appName: 'other' });
    expect(await harness.docs.findOne()).toBeNull();
    const theirs = other.db('tests').collection(harness.docs.collectionName);
    expect((await errorOf(theirs.findOne())).code).toBe(5);
    await other.close();
    await configure('failCommand', 'alwaysOn', { ...data, namespace: 'tests.spared' });
    expect(await harness.docs.findOne()).toBeNull();
    expect((await errorOf(harness.db.collection('spared').findOne())).code).toBe(5);
  });

  it('label write concern errors, so that the driver tries again', async () => {
    const writeConcernError = { code: 91, errmsg: 'Replication is being shut down' };
    await configure('failCommand', { times: 1 }, { failCommands: ['insert'], writeConcernError });
    await harness.docs.insertOne({ n: 1 });
    expect(await harness.docs.countDocuments()).toBe(1);
    const none = { failCommands: ['insert'], writeConcernError, errorLabels: [] };
    await configure('failCommand', { times: 1 }, none);
    const error = await errorOf(harness.docs.insertOne({ n: 2 }));
    expect(error.code).toBe(91);
    expect(await harness.docs.countDocuments()).toBe(2);
  });

  it('fail retryable writes before they are done or after', async () => {
    const before = { failBeforeCommitExceptionCode: 1, closeConnection: false };
    await configure('onPrimaryTransactionalWrite', { times: 1 }, before);
    expect((await errorOf(harness.docs.insertOne({ n: 1 }))).code).toBe(1);
    expect(await harness.docs.countDocuments()).toBe(0);
    await configure('onPrimaryTransactionalWrite', { times: 1 });
    await harness.docs.insertOne({ n: 2 });
    expect(await harness.docs.countDocuments()).toBe(1);
    // Only writes that are new are failed: each of these is repeated once, and then answered.
    await configure('onPrimaryTransactionalWrite', { times: 2 });
    await harness.docs.bulkWrite([
      { insertOne: { document: { n: 3 } } },
      { updateOne: { filter: { n: 3 }, update: { $set: { seen: true } } } },
    ]);
    expect(await harness.docs.countDocuments({ seen: true })).toBe(1);
  });

  it('say nothing of change streams when they fail before the cursor is known', async () => {
    const opened = await harness.db.command({
      aggregate: harness.docs.collectionName,
      pipeline: [{ $changeStream: {} }],
      cursor: {},
    });
    const { id } = opened['cursor'] as { id: unknown };
    const data = { failCommands: ['getMore'], errorCode: 6 };
    await configure('failCommand', { times: 1 }, data);
    const reading = harness.db.command({ getMore: id, collection: harness.docs.collectionName });
    expect((await errorOf(reading)).errorResponse).not.toHaveProperty('errorLabels');
  });

  it('fail the reading of cursors', async () => {
    await harness.docs.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await configure('failGetMoreAfterCursorCheckout', { times: 1 }, { errorCode: 237 });
    const reading = harness.docs.find().batchSize(2).toArray();
    expect((await errorOf(reading)).code).toBe(237);
  });

  it('let time run out', async () => {
    await configure('maxTimeAlwaysTimeOut', 'alwaysOn');
    expect(await harness.docs.findOne()).toBeNull();
    expect((await errorOf(harness.docs.findOne({}, { maxTimeMS: 10_000 }))).code).toBe(50);
  });

  it('that are unknown are refused', async () => {
    expect((await errorOf(configure('nonsense', 'alwaysOn'))).code).toBe(2);
    expect((await errorOf(configure('failCommand', 'sometimes'))).code).toBe(2);
  });
});
