import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LiveHub } from '../live/hub.ts';
import { StreamHub } from '../live/stream-hub.ts';
import { expectErrorLog } from '../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { happen, standIn } from '../../testing/stand-in.ts';
import { ConsumerModel, ReceiptModel } from './consumer.model.ts';
import { type ConsumerOptions, ConsumerRunner } from './consumer-runner.ts';
import type { EventConsumer } from './consumer.ts';
import { EventModel, type EventMap } from './event.model.ts';

let server: TestServer;
let hub: StreamHub;
const runners: ConsumerRunner[] = [];

beforeAll(async () => {
  server = await startTestServer({ modules: [standIn] });
  hub = new StreamHub({ lookBackSeconds: 60 });
  await hub.start();
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});
afterAll(async () => {
  await hub.stop();
  await server.stop();
});

/** Starts a consumer that writes down what it handles, in the transaction it is given. */
function consume(
  name: string,
  {
    onHandle = () => {},
    live = hub,
    ...options
  }: Partial<ConsumerOptions> & { onHandle?: (text: string) => void; live?: LiveHub } = {},
): ConsumerRunner {
  const consumer: EventConsumer = {
    name,
    types: ['test.happened'],
    async handle(event) {
      const { userId, text } = event.data as EventMap['test.happened'];
      if (userId !== name) return;
      await EventModel.create([
        { type: 'test.handled', actorId: null, at: new Date(), data: { userId, text } },
      ]);
      onHandle(text);
    },
  };
  const runner = new ConsumerRunner(
    consumer,
    { config: server.config, live },
    { leaseMilliseconds: 400, ...options },
  );
  runners.push(runner);
  runner.start();
  return runner;
}

declare module './event.model.ts' {
  interface EventMap {
    'test.handled': { userId: string; text: string };
  }
}

/** What a consumer wrote, in order. */
async function handled(name: string): Promise<string[]> {
  const events = await EventModel.find({ type: 'test.handled', 'data.userId': name })
    .sort({ _id: 1 })
    .lean();
  return events.map(({ data }) => (data as { text: string }).text);
}

const waitFor = (name: string, texts: string[]) => expect.poll(() => handled(name)).toEqual(texts);

test('a new consumer begins with what happened before it, then follows', async () => {
  await happen('early', 'before');
  consume('early');
  await waitFor('early', ['before']);
  await happen('early', 'after');
  await waitFor('early', ['before', 'after']);
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
  const receipt = await ReceiptModel.findOne({ failure: { $ne: null } }).lean();
  expect(receipt?.failure).toBe('Error: never, [e-mail]');
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
