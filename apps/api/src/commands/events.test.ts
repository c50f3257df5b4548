import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOnConsole } from './console-test-kit.ts';
import { EventModel } from '../platform/outbox/event.model.ts';
import { database } from '../platform/database/connect.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { standIn } from '../testing/stand-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [standIn] });
});
afterAll(() => server.stop());

/** Runs `npm run events -- …` on the database of the test. */
const events = async (...args: string[]) => {
  const { mongodbUrl, dataDir } = server.config;
  const environment = { MONGODB_URL: mongodbUrl ?? '', DATA_DIR: dataDir };
  return (await runOnConsole('events', args, environment)).output;
};

test('lists what the version before gave up, and has it handled again or forgotten', async () => {
  expect(await events('--given-up')).toBe('Nothing was given up.\n');
  const [event] = await EventModel.create([
    { type: 'test.happened', actorId: null, at: new Date(), data: { userId: 'u', text: 't' } },
  ]);
  const ids = [
    `mails:${event?._id.toHexString()}`,
    `mails:${new mongoose.Types.ObjectId().toHexString()}`,
  ];
  const failure = 'MongoServerError: Input/output error';
  await database()
    .collection<{ _id: string }>('receipts')
    .insertMany(ids.map((_id) => ({ _id, at: new Date(), failure })));

  const listed = await events('--given-up', '--consumer', 'mails');
  expect(listed).toContain(`${ids[0]}  test.happened  ${failure}`);
  expect(listed).toContain(`${ids[1]}  event no longer kept`);
  expect(await events('--given-up', '--retry')).toBe(
    "1 will be handled again. 1 can't be: their events are no longer kept.\n",
  );
  expect(await events('--given-up')).toContain(`${ids[0]}  being retried`);
  expect(await events('--given-up', '--discard', '--id', ids[1] ?? '')).toBe('1 discarded.\n');
  expect(await events('--given-up')).not.toContain(ids[1]);
});

test('says how it is used', async () => {
  for (const args of [[], ['--retry'], ['--given-up', '--retry', '--discard'], ['--all']]) {
    expect(await events(...args)).toContain('npm run events -- --given-up');
  }
});
