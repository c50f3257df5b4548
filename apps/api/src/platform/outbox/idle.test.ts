import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  commandsDuring,
  everyCommandDuring,
  untilQuiet,
  watchingCommands,
} from '../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { ConsumerLeases } from './consumer-leases.ts';
import { ConsumerModel } from './consumer.model.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
});
afterAll(() => server.stop());

test('a process without events renews the leases of all consumers in one write', async () => {
  await expect
    .poll(() => ConsumerModel.countDocuments({ owner: { $ne: null } }))
    .toBeGreaterThan(20);
  const consumers = await ConsumerModel.countDocuments();
  // What the start brought is handled first.
  await untilQuiet(['receipts']);
  const sent = await everyCommandDuring(['consumers', 'jobs'], () => delay(4_000));
  // Three renewals, and a look for jobs each second with what the few that come back cost.
  expect(sent.filter(({ body }) => body['update'] === 'consumers').length).toBeLessThanOrEqual(4);
  expect(sent.length).toBeLessThan(consumers);
});

test('a lease that another process took is not renewed, and its holder is told', async () => {
  const leases = new ConsumerLeases({ milliseconds: 300 });
  const lost = { first: vi.fn<() => void>(), second: vi.fn<() => void>() };
  leases.join('test.first', ['test.first'], lost.first);
  leases.join('test.second', ['test.second'], lost.second);
  expect(await leases.take('test.first')).toMatchObject([{ cursor: null }]);
  expect(await leases.take('test.second')).toHaveLength(1);
  const until = new Date(Date.now() + 500);
  await ConsumerModel.updateOne({ _id: 'test.first' }, { owner: 'another', until });
  await expect.poll(() => lost.first.mock.calls.length).toBeGreaterThan(0);
  expect(lost.second).not.toHaveBeenCalled();
  leases.letGo('test.first');
  const first = await ConsumerModel.findById('test.first').lean();
  expect(first).toMatchObject({ owner: 'another', until });
  // Once the other one has stopped breathing it may be had again.
  await expect.poll(() => leases.take('test.first')).toHaveLength(1);
  const names = ['test.first', 'test.second'];
  const sent = await commandsDuring(['consumers'], () =>
    Promise.all(names.map((name) => leases.giveBack(name))),
  );
  expect(sent).toHaveLength(1);
  expect(await ConsumerModel.find({ _id: { $in: names } }).distinct('owner')).toEqual([null]);
});

test('leases are renewed again for a consumer that comes after all were given back', async () => {
  const leases = new ConsumerLeases({ milliseconds: 300, owner: 'comes again' });
  const name = 'test.again';
  for (let times = 0; times < 2; times += 1) {
    leases.join(name, [name], () => {});
    expect(await leases.take(name)).toHaveLength(1);
    const first = (await ConsumerModel.findById(name).lean())?.until;
    await expect
      .poll(async () => (await ConsumerModel.findById(name).lean())?.until)
      .not.toEqual(first);
    await leases.giveBack(name);
  }
});
