import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { expectErrorLog } from '../../testing/logs.ts';
import { happen } from '../../testing/stand-in.ts';
import { consume, handled, useConsumers, waitFor } from './consumer-test-kit.ts';
import { ConsumerModel, receiptId, ReceiptModel } from './consumer.model.ts';
import { EventModel, type EventMap } from './event.model.ts';
import { collectGivenUp, discardGivenUp, listGivenUp, retryGivenUp } from './given-up.ts';
import { GivenUpModel } from './given-up.model.ts';

useConsumers();

test('a new consumer begins with what happened before it, then follows', async () => {
  await happen('early', 'before');
  consume('early');
  await waitFor('early', ['before']);
  await happen('early', 'after');
  await waitFor('early', ['before', 'after']);
});

test('a consumer that starts now passes over what happened before, and never again misses anything', async () => {
  await happen('late', 'before');
  const first = consume('late', { startsNow: true });
  await expect
    .poll(async () => (await ConsumerModel.findById('late').lean())?.startedAt)
    .toBeInstanceOf(Date);
  await first.stop();
  await happen('late', 'meanwhile');
  const second = consume('late', { startsNow: true });
  await waitFor('late', ['meanwhile']);
  await second.stop();
  await happen('late', 'after its place was lost');
  await ConsumerModel.updateOne({ _id: 'late' }, { cursor: null });
  consume('late', { startsNow: true });
  await waitFor('late', ['meanwhile', 'after its place was lost']);
});

test('what does not concern it is passed over without a note, before its start and after', async () => {
  await happen('choosy', 'before');
  await happen('choosy', 'before, wanted');
  consume('choosy', {
    concerns: ({ data }) => (data as EventMap['test.happened']).text.endsWith('wanted'),
  });
  await waitFor('choosy', ['before, wanted']);
  await happen('choosy', 'after');
  await happen('choosy', 'after, wanted');
  await waitFor('choosy', ['before, wanted', 'after, wanted']);
  const passedOver = await EventModel.find({
    'data.userId': 'choosy',
    'data.text': { $in: ['before', 'after'] },
  }).lean();
  const ids = passedOver.map(({ _id }) => receiptId('choosy', _id));
  expect(ids).toHaveLength(2);
  expect(await ReceiptModel.countDocuments({ _id: { $in: ids } })).toBe(0);
});

test('of two processes one acts, each event once', async () => {
  consume('single');
  consume('single');
  for (const text of ['1', '2', '3']) await happen('single', text);
  await waitFor('single', ['1', '2', '3']);
});

test('after its end another goes on where it was', async () => {
  const first = consume('relay');
  await happen('relay', '1');
  await waitFor('relay', ['1']);
  await first.stop();
  await happen('relay', 'while nobody worked');
  consume('relay');
  await waitFor('relay', ['1', 'while nobody worked']);
});

test('a holder that stopped breathing is replaced', async () => {
  await ConsumerModel.create([
    { _id: 'orphan', cursor: null, owner: 'dead', until: new Date(Date.now() + 600) },
  ]);
  await happen('orphan', '1');
  consume('orphan');
  await waitFor('orphan', ['1']);
});

test('what a failing handler wrote is taken back, and it is tried again', async () => {
  let failures = 0;
  consume('stumbling', {
    onHandle() {
      failures += 1;
      if (failures <= 2) throw new Error('not yet');
    },
  });
  await happen('stumbling', '1');
  await waitFor('stumbling', ['1']);
  expect(failures).toBe(3);
});

test('an event that always fails is given up, and the next one handled', async () => {
  expectErrorLog(/event given up/);
  consume('poisoned', {
    attempts: 2,
    onHandle(text) {
      if (text === 'poison') throw new Error('never, ana@example.com');
    },
  });
  await happen('poisoned', 'poison');
  await happen('poisoned', 'food');
  await waitFor('poisoned', ['food']);
  const receipt = await ReceiptModel.findOne({ _id: /^poisoned:/, failure: { $ne: null } }).lean();
  expect(receipt?.failure).toBe('Error: never, [e-mail]');
});

test('a holder whose clock was an hour ahead is replaced at once', async () => {
  const until = new Date(Date.now() + 3_600_000);
  await ConsumerModel.create([{ _id: 'ahead', cursor: null, owner: 'dead', until }]);
  await happen('ahead', '1');
  consume('ahead');
  await waitFor('ahead', ['1']);
});

describe('a storage that is away', () => {
  const faults = [
    new mongoose.mongo.MongoServerError({ message: 'No space left on device', code: 1 }),
    new mongoose.mongo.MongoServerError({ message: 'disk space is too low', code: 14_031 }),
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  ];

  test('is waited for: no event is given up, however often it fails', async () => {
    let tries = 0;
    consume('full', {
      attempts: 2,
      onHandle() {
        tries += 1;
        const fault = faults[tries % faults.length];
        if (tries <= 4 && fault) throw fault;
      },
    });
    await happen('full', '1');
    await waitFor('full', ['1']);
    expect(tries).toBe(5);
    expect(await GivenUpModel.exists({ consumer: 'full' })).toBeNull();
  });

  test('does not hide failures of the handler', async () => {
    expectErrorLog(/event given up/);
    let tries = 0;
    consume('both', {
      attempts: 2,
      onHandle() {
        tries += 1;
        throw tries % 2 === 0 ? (faults[0] ?? new Error()) : new Error('never');
      },
    });
    await happen('both', '1');
    await expect.poll(() => GivenUpModel.exists({ consumer: 'both' })).not.toBeNull();
    expect(tries).toBe(3);
  });
});

describe('what was given up', () => {
  /** A consumer that gives up what happens until it is mended. */
  async function givesUp(name: string, texts: string[]) {
    expectErrorLog(/event given up/);
    const state = { isBroken: true };
    const runner = consume(name, {
      attempts: 1,
      onHandle() {
        if (state.isBroken) throw new Error('not now');
      },
    });
    for (const text of texts) await happen(name, text);
    await expect.poll(() => GivenUpModel.countDocuments({ consumer: name })).toBe(texts.length);
    return { runner, state };
  }

  test('is handled by the running consumer when somebody asks for it, in its order and once', async () => {
    const { state } = await givesUp('again', ['1', '2']);
    state.isBroken = false;
    expect(await retryGivenUp({ consumer: 'again' }, null)).toEqual({ asked: 2, lost: 0 });
    await waitFor('again', ['1', '2']);
    await expect.poll(() => listGivenUp({ consumer: 'again' })).toEqual([]);
    expect(await ReceiptModel.countDocuments({ _id: /^again:/, failure: { $ne: null } })).toBe(0);
    await retryGivenUp({ consumer: 'again' }, null);
    await happen('again', '3');
    await waitFor('again', ['1', '2', '3']);
  });

  test('is handled at the next start when nobody works at the moment', async () => {
    const { runner } = await givesUp('later', ['1']);
    await runner.stop();
    await retryGivenUp({ consumer: 'later' }, null);
    consume('later');
    await waitFor('later', ['1']);
    await expect.poll(() => listGivenUp({ consumer: 'later' })).toEqual([]);
  });

  test('is given up again when it fails again', async () => {
    await givesUp('hopeless', ['1']);
    await retryGivenUp({ consumer: 'hopeless' }, null);
    await expect
      .poll(() => listGivenUp({ consumer: 'hopeless' }))
      .toMatchObject([{ failure: 'Error: not now', isRetried: false }]);
    expect(await handled('hopeless')).toEqual([]);
  });

  test('is forgotten when it is discarded', async () => {
    await givesUp('discarded', ['1']);
    const [first] = await listGivenUp({ consumer: 'discarded' });
    expect(await discardGivenUp({ ids: [first?._id ?? ''] })).toBe(1);
    await collectGivenUp();
    expect(await listGivenUp({ consumer: 'discarded' })).toEqual([]);
    expect(await retryGivenUp({ consumer: 'discarded' }, null)).toEqual({ asked: 0, lost: 0 });
  });

  test('by the version before is found by its receipts and taken up again', async () => {
    // As that version left it: a receipt with a failure, and no more than seven days of events.
    await happen('before', 'kept');
    const kept = await EventModel.findOne({ 'data.userId': 'before' }).orFail().lean();
    const gone = new mongoose.Types.ObjectId();
    const at = new Date();
    await database()
      .collection<{ _id: string; at: Date; failure: string | null }>('receipts')
      .insertMany([
        {
          _id: `before:${kept._id.toHexString()}`,
          at,
          failure: 'MongoServerError: Input/output error',
        },
        { _id: `before:${gone.toHexString()}`, at, failure: 'MongoServerError: No space left' },
        { _id: `before:${new mongoose.Types.ObjectId().toHexString()}`, at, failure: null },
      ]);
    consume('before');
    await collectGivenUp();
    await collectGivenUp();
    const found = await listGivenUp({ consumer: 'before' });
    expect(found.map(({ event }) => event?._id.toHexString() ?? null)).toEqual([
      kept._id.toHexString(),
      null,
    ]);
    expect(await retryGivenUp({ consumer: 'before' }, null)).toEqual({ asked: 1, lost: 1 });
    await waitFor('before', ['kept']);
    await expect.poll(() => listGivenUp({ consumer: 'before' })).toHaveLength(1);
  });
});

test('a lost place is found again by a scan that repeats nothing', async () => {
  const first = consume('lost');
  await happen('lost', '1');
  await waitFor('lost', ['1']);
  await first.stop();
  // A position from before the events that are kept.
  await ConsumerModel.updateOne({ _id: 'lost' }, { $set: { cursor: 'AAAAAAAAAAA' } });
  await happen('lost', '2');
  consume('lost');
  await waitFor('lost', ['1', '2']);
  await happen('lost', '3');
  await waitFor('lost', ['1', '2', '3']);
});

test('audit records follow from events', async () => {
  await inTransaction(async () => {
    await EventModel.create([
      {
        type: 'user.suspended',
        actorId: 'admin',
        at: new Date(),
        data: { userId: 'u1', reason: 'private words', sessionIds: ['s1'] },
      },
    ]);
  });
  const records = database().collection('auditRecords');
  await expect
    .poll(() => records.findOne({ actorId: 'admin' }))
    .toMatchObject({ action: 'user.suspended', targets: { userId: 'u1', sessionIds: ['s1'] } });
  expect(JSON.stringify(await records.find().toArray())).not.toContain('private words');
});
