import { Long, UUID } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { pluck, useEngine } from '../testing/harness.ts';
import { RawClient } from '../testing/raw-client.ts';

const harness = useEngine();

describe('retryable writes', () => {
  it('are carried out once, however often they are sent', async () => {
    const raw = await RawClient.connect(harness.engine.port);
    const other = await RawClient.connect(harness.engine.port);
    const name = harness.docs.collectionName;
    const lsid = { id: new UUID() };
    const inserts = {
      insert: name,
      documents: [{ _id: 1, n: 0 }],
      lsid,
      txnNumber: Long.fromInt(1),
      $db: 'tests',
    };
    expect(await raw.command(inserts)).toMatchObject({ n: 1, ok: 1 });
    const again = await raw.command(inserts);
    expect(again).toMatchObject({ n: 1, ok: 1 });
    expect(again).not.toHaveProperty('writeErrors');
    const change = {
      findAndModify: name,
      query: { _id: 1 },
      update: { $inc: { n: 1 } },
      new: true,
      lsid,
      txnNumber: Long.fromInt(2),
      $db: 'tests',
    };
    const [first, second] = await Promise.all([raw.command(change), other.command(change)]);
    expect(first?.['value']).toMatchObject({ n: 1 });
    expect(second?.['value']).toMatchObject({ n: 1 });
    expect(await harness.docs.findOne()).toMatchObject({ n: 1 });
    expect(await raw.command(inserts)).toMatchObject({ ok: 0, code: 225 });
    raw.close();
    other.close();
  });

  it('are refused where they would not be', async () => {
    const raw = await RawClient.connect(harness.engine.port);
    const name = harness.docs.collectionName;
    await harness.docs.insertMany([{ n: 1 }, { n: 1 }]);
    const insert = { insert: name, documents: [{ n: 2 }] };
    const one = (): { lsid: unknown; txnNumber: Long } => ({
      lsid: { id: new UUID() },
      txnNumber: Long.ONE,
    });
    const { lsid } = one();
    const commands = [
      { ...insert, ...one(), autocommit: true },
      { ...insert, ...one(), startTransaction: true },
      { ...insert, ...one(), autocommit: false, startTransaction: false },
      { ...insert, lsid, txnNumber: Long.NEG_ONE },
    ];
    for (const body of commands) {
      expect(await raw.command({ ...body, $db: 'tests' })).toMatchObject({ ok: 0, code: 72 });
    }
    const short = { ...insert, lsid, txnNumber: 1, $db: 'tests' };
    expect(await raw.command(short)).toMatchObject({ ok: 0, code: 14 });
    const many = [
      { update: name, updates: [{ q: {}, u: { $set: { n: 3 } }, multi: true }] },
      { delete: name, deletes: [{ q: {}, limit: 0 }] },
    ];
    for (const body of many) {
      const answer = await raw.command({ ...body, ...one(), $db: 'tests' });
      expect(answer).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 72 }] });
    }
    expect(pluck(await harness.docs.find().toArray(), 'n')).toEqual([1, 1]);
    raw.close();
  });

  it('reach the client once when the connection breaks after the work', async () => {
    await harness.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['insert'], closeConnection: true },
    });
    await harness.docs.insertOne({ n: 1 });
    expect(await harness.docs.countDocuments()).toBe(1);
  });
});
