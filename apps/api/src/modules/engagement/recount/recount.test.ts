import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { buildBusiness, buildMember, buildProduct } from '../../../testing/factories.ts';
import { type ApiProcess, startProcess } from '../../../testing/process.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildSignedInUser, type SignedInUser } from '../../../testing/world.ts';
import { countsOf, inconsistentComments, play } from './recount-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const clientsOf = (api: ApiProcess, people: readonly SignedInUser[]): TestClient[] =>
  people.map(({ accessToken }) => Object.assign(createClient(api), { accessToken }));

test('equal a recount after random operations in two processes, one of them killed between', async () => {
  const environment = {
    MONGODB_URL: server.config.mongodbUrl ?? '',
    DATA_DIR: server.config.dataDir,
  };
  const people = [
    await buildSignedInUser(server.config, { memberType: 'wikiAdmin' }),
    await buildSignedInUser(server.config),
    await buildSignedInUser(server.config),
  ];
  const business = await buildBusiness();
  await buildMember(business);
  const listingIds = [await buildProduct({ business }), await buildProduct({ business })].map(
    ({ _id }) => _id.toHexString(),
  );
  const steady = await startProcess(environment);
  let restarted = await startProcess(environment);
  for (const seed of [1, 2]) {
    const clients = [...clientsOf(steady, people), ...clientsOf(restarted, people)];
    const playing = play({ seed, operations: 80, clients, listingIds });
    if (seed === 1) {
      // In the middle of things: by then some are done.
      await vi.waitUntil(async () => (await countsOf(listingIds[0] ?? '')).stored.comments > 0, {
        timeout: 30_000,
      });
      restarted.signal('SIGKILL');
      await restarted.exited;
      restarted = await startProcess(environment);
    }
    await playing;
  }
  for (const api of [steady, restarted]) {
    api.signal('SIGTERM');
    await api.exited;
  }
  for (const listingId of listingIds) {
    const { stored, recount } = await countsOf(listingId);
    expect(stored).toEqual(recount);
    const { views, contacts, saves, comments } = recount;
    expect(views * contacts * saves * comments).toBeGreaterThan(0);
  }
  expect(await inconsistentComments()).toEqual([]);
}, 240_000);
