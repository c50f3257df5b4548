import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { buildApplication } from '../../testing/application-factory.ts';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { commandsDuring, watchingCommands } from '../../testing/commands.ts';
import { buildDispute } from '../../testing/review-factory.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld } from '../../testing/world.ts';

/** Where what waits is kept; held posts are of two kinds, and decided in their cases. */
const collections = [
  'businessApplications',
  'payments',
  'discussions',
  'discussionComments',
  'moderationCases',
  'disputes',
  'tickets',
];

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = clientOf(server, (await buildWorld(server.config)).wikiAdmin);
  for (let built = 0; built < 3; built += 1) await buildApplication({ status: 'new' });
  await buildDispute({ status: 'submitted' });
});
afterAll(() => server.stop());

const read = async () => {
  let kinds: { kind: string; count: number; late: number }[] = [];
  const commands = await commandsDuring(collections, async () => {
    const { workQueue } = await admin.data<{ workQueue: { kinds: typeof kinds } }>(
      '{ workQueue(first: 8, isMine: false) { kinds { kind count late } items { id } } }',
    );
    ({ kinds } = workQueue);
  });
  return { applications: kinds.find(({ kind }) => kind === 'application'), commands };
};
const applications = () => database().collection('businessApplications');
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

test('what waits is read once a kind, and how many wait and are late is known from it', async () => {
  await applications().updateOne({}, { $set: { dateChanged: daysAgo(3) } });
  const { applications: of, commands } = await read();
  expect(of).toMatchObject({ count: 3, late: 1 });
  const sent = commands.map(({ name, body }) => `${name} ${String(body[name])}`);
  expect(sent.toSorted()).toEqual(
    [...collections, 'moderationCases'].map((collection) => `find ${collection}`).toSorted(),
  );
});

test('more than are looked at are counted', async () => {
  const one = await applications().findOne({ status: 'new' });
  await applications().insertMany(
    Array.from({ length: 130 }, (_, index) => {
      const { _id, ...rest } = one ?? {};
      return { ...rest, applicantId: `many-${index}`, dateChanged: daysAgo(index < 120 ? 5 : 0) };
    }),
  );
  const { applications: of, commands } = await read();
  expect(of).toMatchObject({ count: 133, late: 121 });
  // Counted at once, beside the other kinds.
  expect(commands.filter(({ name }) => name === 'aggregate')).toHaveLength(2);
});
