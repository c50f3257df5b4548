import { listingStatuses, listingTypes } from '@wiki/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, createClient, cursorNow, type TestClient } from '../../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildWorld, type World } from '../../../testing/world.ts';
import type { ListingRecord } from '../listing.model.ts';
import { idOf } from './reading-test-kit.ts';

let server: TestServer;
let world: World;
let published: ListingRecord;

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  world = await buildWorld(server.config);
  const business = world.ownBusiness;
  published = await buildService({ business });
  await buildService({ business, status: 'paused' });
  await buildProduct({ business, status: 'draft' });
  await buildProduct({ business, status: 'draft' });
  await buildProperty({ business, status: 'removed' });
  const foreign = await buildBusiness();
  await buildProduct({ business: foreign, status: 'draft' });
  await buildProduct({ business: foreign, status: 'sold' });
});
afterAll(() => server.stop());

const query = '{ managedListingCounts { type status count } }';

/** What is counted at all, as `type status: count`; every type and state has to be there. */
async function countsFor(client: TestClient): Promise<string[]> {
  const { managedListingCounts: counts } = await client.data<{
    managedListingCounts: { type: string; status: string; count: number }[];
  }>(query);
  expect(counts.map(({ type, status }) => `${type} ${status}`)).toEqual(
    listingTypes.flatMap((type) => listingStatuses.map((status) => `${type} ${status}`)),
  );
  return counts.flatMap(({ type, status, count }) =>
    count > 0 ? [`${type} ${status}: ${count}`] : [],
  );
}

test('a business counts its own, by type and state', async () => {
  for (const person of [world.business, world.businessAdmin]) {
    expect(await countsFor(clientOf(server, person))).toEqual([
      'product draft: 2',
      'service published: 1',
      'service paused: 1',
      'property removed: 1',
    ]);
  }
});

test('administrators count all', async () => {
  expect(await countsFor(clientOf(server, world.wikiAdmin))).toEqual([
    'product draft: 3',
    'product sold: 1',
    'service published: 1',
    'service paused: 1',
    'property removed: 1',
  ]);
});

test('those without a business count none, and visitors have to sign in', async () => {
  expect(await countsFor(clientOf(server, world.user))).toEqual([]);
  const { errors } = await createClient(server).request(query);
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('those of a business are counted by one command in its index', async () => {
  const reader = clientOf(server, world.business);
  const sent = await commandsDuring(['listings', 'businesses'], () => reader.data(query));
  expect(sent.map(({ name }) => name)).toEqual(['aggregate']);
  const { stages, indexFields } = await planOf(sent[0] ?? { name: '', body: {} });
  expect(stages).not.toContain('COLLSCAN');
  expect(indexFields[0]).toBe('businessId');
});

test('those of all are counted in an index, however many there are', async () => {
  const reader = clientOf(server, world.wikiAdmin);
  const sent = await commandsDuring(['listings', 'businesses'], () => reader.data(query));
  expect(sent).toHaveLength(15);
  for (const command of sent) {
    const { indexFields } = await planOf(command);
    expect(indexFields.slice(0, 2)).toEqual(['type', 'status']);
  }
});

test('a pause has moved the counts when its change is told', async () => {
  const seller = clientOf(server, world.business);
  const socket = await seller.socket();
  const after = await cursorNow(server);
  const changes = socket.start(
    'subscription ($after: EventCursor) { managedListingChanged(after: $after) { listingId } }',
    { after },
  );
  await seller.data(
    `mutation ($input: ActOnListingsInput!) {
      actOnListings(input: $input) { userErrors { code } } }`,
    { input: { listingIds: [idOf(published)], action: 'pause' } },
  );
  await changes.next();
  expect(await countsFor(seller)).toContain('service paused: 2');
  await socket.close();
});
