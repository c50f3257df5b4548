import { afterEach, expect, test } from 'vitest';
import { inTransaction, writeWaiting } from '../database/transaction.ts';
import { apiError } from '../errors/errors.ts';
import { standInLine } from '../jobs/people-first.ts';
import type { LiveHub } from '../live/hub.ts';
import { expectErrorLog } from '../../testing/logs.ts';
import { happen } from '../../testing/stand-in.ts';
import { consume, liveHub, useConsumers, waitFor } from './consumer-test-kit.ts';
import { ConsumerModel, ReceiptModel } from './consumer.model.ts';
import { EventModel } from './event.model.ts';
import { keepReceipts } from './receipts.ts';
import { recordEvent } from './record-event.ts';

// Events that wait for a consumer, more than one at a time.
useConsumers();
afterEach(() => standInLine('passwords', 0));

const texts = Array.from({ length: 150 }, (_, number) => String(number));
const happenAll = (name: string) =>
  inTransaction(async () => {
    for (const text of texts) await recordEvent('test.happened', null, { userId: name, text });
  });
const receiptsOf = (name: string) => ReceiptModel.find({ _id: { $regex: `^${name}:` } }).lean();

test('what waits is handled in its order, in few transactions, what was there before the start and what came after', async () => {
  await happenAll('burst');
  consume('burst');
  await waitFor('burst', texts);
  await happenAll('burst');
  await waitFor('burst', [...texts, ...texts]);
  const receipts = await receiptsOf('burst');
  expect(receipts).toHaveLength(2 * texts.length);
  // Those of one transaction are of one instant.
  const instants = new Set(receipts.map(({ at }) => at.getTime()));
  expect(instants.size).toBeLessThan(texts.length / 2);
});

test('each is handled once when one among them fails, and the rest when it never succeeds', async () => {
  expectErrorLog(/event given up/);
  const tries = new Map<string, number>();
  consume('mixed', {
    attempts: 2,
    onHandle(text) {
      tries.set(text, (tries.get(text) ?? 0) + 1);
      if (text === '17' && tries.get(text) === 1) throw new Error('not yet');
      if (text === '130') throw new Error('never');
    },
  });
  await happenAll('mixed');
  const rest = texts.filter((text) => text !== '130');
  await waitFor('mixed', rest);
  const receipts = await receiptsOf('mixed');
  expect(receipts).toHaveLength(texts.length);
  expect(receipts.filter(({ failure }) => failure !== null)).toHaveLength(1);
});

test('what was settled before is passed over, alone and among others, and the place moves on', async () => {
  const settledBefore = async (name: string, text: string) => {
    await recordEvent('test.happened', null, { userId: name, text });
    await writeWaiting();
    const event = await EventModel.findOne({ type: 'test.happened', 'data.text': text }).lean();
    await keepReceipts(name, event ? [event] : [], null);
  };
  const runner = consume('settled');
  await happen('settled', 'first');
  await waitFor('settled', ['first']);
  const place = async () => (await ConsumerModel.findById('settled').lean())?.cursor;
  const before = await place();
  await inTransaction(() => settledBefore('settled', 'alone'));
  await expect.poll(place).not.toBe(before);
  await inTransaction(async () => {
    await recordEvent('test.happened', null, { userId: 'settled', text: 'second' });
    await settledBefore('settled', 'among others');
    await recordEvent('test.happened', null, { userId: 'settled', text: 'third' });
  });
  await waitFor('settled', ['first', 'second', 'third']);
  await runner.stop();
  // Nothing is handled again from the place it keeps.
  consume('settled');
  await happen('settled', 'fourth');
  await waitFor('settled', ['first', 'second', 'third', 'fourth']);
});

test('a consumer that fell behind what is kept for it goes on from where it stands', async () => {
  let followed = 0;
  const dropping: LiveHub = {
    currentCursor: () => liveHub().currentCursor(),
    follow(options) {
      followed += 1;
      const events = liveHub().follow(options);
      if (followed > 1) return events;
      return (async function* () {
        const first = await events.next();
        if (!first.done) yield first.value;
        await events.return?.();
        throw apiError('SLOW_CONSUMER');
      })();
    },
  };
  const runner = consume('flooded', { live: dropping });
  await expect.poll(() => followed).toBe(1);
  await happenAll('flooded');
  await waitFor('flooded', texts);
  expect(followed).toBe(2);
  await runner.stop();
});

test('a crowd in line goes before those who can wait, and before no others', async () => {
  consume('patient', { canWait: true });
  consume('eager');
  await happen('patient', 'before');
  await waitFor('patient', ['before']);
  standInLine('passwords', 50);
  await happen('patient', 'meanwhile');
  await happen('eager', 'meanwhile');
  await waitFor('eager', ['meanwhile']);
  await waitFor('patient', ['before']);
  standInLine('passwords', 0);
  await waitFor('patient', ['before', 'meanwhile']);
});
