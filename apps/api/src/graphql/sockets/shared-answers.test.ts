import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { clientOf, createClient, cursorNow, type TestClient } from '../../testing/client.ts';
import { commandsDuring, watchingCommands } from '../../testing/commands.ts';
import { buildProduct } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import type { SocketClient } from '../../testing/socket-client.ts';
import { buildSignedInUser } from '../../testing/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
});
afterAll(() => server.stop());

const following = `subscription ($listingId: ID!, $after: EventCursor) {
  listingChanged(listingId: $listingId, after: $after) {
    listing { id viewerHasFavourited viewerCanEdit business { name } }
    cursor
  }
}`;

interface Told {
  listingChanged: { listing: { id: string; viewerCanEdit: boolean }; cursor: string };
}

test('what many follow is read once for all visitors, and for the signed in as them', async () => {
  const product = await buildProduct();
  const listingId = product._id.toHexString();
  const owner = await buildSignedInUser(server.config, {
    memberType: 'businessAdmin',
    businessId: product.businessId,
  });
  const visitors = Array.from({ length: 25 }, () => createClient(server));
  const people: TestClient[] = [...visitors, clientOf(server, owner)];
  const after = await cursorNow(server);
  const sockets: SocketClient[] = await Promise.all(people.map((person) => person.socket()));
  const operations = sockets.map((socket) => socket.start<Told>(following, { listingId, after }));
  // An answer to what follows says that each subscription stands.
  await Promise.all(sockets.map((socket) => socket.start('{ __typename }').next()));

  const told: Told[] = [];
  const commands = await commandsDuring(['listings', 'businesses'], async () => {
    await inTransaction(() => recordEvent('engagement.changed', null, { listingIds: [listingId] }));
    for (const operation of operations) {
      const { data } = await operation.next();
      if (data) told.push(data);
    }
  });
  const rights = told.map(({ listingChanged }) => listingChanged.listing.viewerCanEdit);
  expect(rights).toEqual([...visitors.map(() => false), true]);
  expect(new Set(told.map(({ listingChanged }) => listingChanged.cursor)).size).toBe(1);
  // A listing and its business for the visitors, and again for who is signed in; several times where a
  // busy machine tells them apart, but never two for each of them.
  expect(commands.length).toBeLessThan(people.length);
  await Promise.all(sockets.map((socket) => socket.close()));
});
