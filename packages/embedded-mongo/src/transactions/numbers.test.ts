import { Long, UUID } from 'bson';
import type { Document } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useEngine } from '../testing/harness.ts';
import { RawClient } from '../testing/raw-client.ts';

const harness = useEngine();
let client: RawClient;
let lsid: Document;

beforeEach(async () => {
  client = await RawClient.connect(harness.engine.port);
  lsid = { id: new UUID() };
});
afterEach(() => client.close());

const command = (body: Document): Promise<Document> =>
  client.command({ ...body, $db: harness.db.databaseName });
const inTransaction = (number: number, body: Document, begins = false): Promise<Document> =>
  command({
    ...body,
    lsid,
    txnNumber: Long.fromNumber(number),
    autocommit: false,
    ...(begins ? { startTransaction: true } : {}),
  });
const ending = (name: string, number: number): Promise<Document> =>
  client.command({
    [name]: 1,
    lsid,
    txnNumber: Long.fromNumber(number),
    autocommit: false,
    $db: 'admin',
  });
const find = (): Document => ({ find: harness.docs.collectionName });
const insert = (_id: number): Document => ({
  insert: harness.docs.collectionName,
  documents: [{ _id }],
});

it('a number that is older than the newest is too old, whatever it comes with', async () => {
  await inTransaction(5, find(), true);
  const tooOld = { code: 225, codeName: 'TransactionTooOld' };
  expect(await inTransaction(4, find())).toMatchObject(tooOld);
  expect(await inTransaction(4, find(), true)).toMatchObject(tooOld);
  expect(await ending('commitTransaction', 4)).toMatchObject(tooOld);
  const write = { ...insert(1), lsid, txnNumber: Long.fromNumber(4) };
  expect(await command(write)).toMatchObject(tooOld);
  expect(await inTransaction(5, find())).toMatchObject({ ok: 1 });
  expect(await inTransaction(6, find())).toMatchObject({ code: 251 });
});

it('a transaction that has ended says how', async () => {
  await inTransaction(1, insert(1), true);
  await ending('commitTransaction', 1);
  const committed = { code: 256, codeName: 'TransactionCommitted' };
  expect(await inTransaction(1, find())).toMatchObject(committed);
  expect(await ending('abortTransaction', 1)).toMatchObject(committed);
  expect(await ending('commitTransaction', 1)).toMatchObject({ ok: 1 });
  expect(await inTransaction(1, find(), true)).toMatchObject({ code: 117 });
  await inTransaction(2, insert(2), true);
  await ending('abortTransaction', 2);
  const aborted = {
    code: 251,
    errmsg: 'Transaction 2 has been aborted.',
    errorLabels: ['TransientTransactionError'],
  };
  expect(await inTransaction(2, find())).toMatchObject(aborted);
  expect(await ending('commitTransaction', 2)).toMatchObject(aborted);
  expect(await inTransaction(2, find(), true)).toMatchObject({ code: 117 });
});

it('a read takes a number in a transaction alone', async () => {
  const read = { ...find(), lsid, txnNumber: Long.fromNumber(1) };
  expect(await command(read)).toMatchObject({
    code: 50_768,
    codeName: 'NotARetryableWriteCommand',
  });
});

it('a cursor is read on where it was opened', async () => {
  await harness.docs.insertMany([{}, {}, {}]);
  const collection = harness.docs.collectionName;
  const openedBy = async (reply: Promise<Document>): Promise<Document> => {
    const { cursor } = (await reply) as { cursor: Document };
    return { getMore: Long.fromValue(cursor['id'] as Long), collection };
  };
  const first = { ...find(), batchSize: 1 };
  const other = { id: new UUID() };
  const outside = await openedBy(command(first));
  expect(await command({ ...outside, lsid })).toMatchObject({ code: 50_736 });
  const session = await openedBy(command({ ...first, lsid }));
  expect(await command(session)).toMatchObject({ code: 50_737 });
  expect(await command({ ...session, lsid: other })).toMatchObject({ code: 50_738 });
  expect(await inTransaction(1, session, true)).toMatchObject({ code: 50_739 });
  const inside = await openedBy(inTransaction(2, first, true));
  expect(await command({ ...inside, lsid })).toMatchObject({ code: 50_740 });
  expect(await inTransaction(2, inside)).toMatchObject({ ok: 1 });
});
