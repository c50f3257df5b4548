import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { clientOf, createClient, cursorNow, type TestClient } from '../../testing/client.ts';
import { everyCommandDuring, watchingCommands } from '../../testing/commands.ts';
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

const isByIdAlone = (filter: unknown): boolean =>
  Object.keys(filter as object).join() === '_id' &&
  !Object.hasOwn((filter as { _id: object })._id, '$in');

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

  // However long it takes: what was read for one is given to others for a moment.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const told: Told[] = [];
  const commands = await everyCommandDuring(['listings', 'businesses'], async () => {
    await inTransaction(() => recordEvent('engagement.changed', null, { listingIds: [listingId] }));
    for (const operation of operations) {
      const { data } = await operation.next();
      if (data) told.push(data);
    }
  });
  const rights = told.map(({ listingChanged }) => listingChanged.listing.viewerCanEdit);
  expect(rights).toEqual([...visitors.map(() => false), true]);
  expect(new Set(told.map(({ listingChanged }) => listingChanged.cursor)).size).toBe(1);
  // Consumers of the event read the listing by its id alone, whoever may see it.
  const ofAnswers = commands.filter(
    ({ name, body }) => name === 'find' && !isByIdAlone(body.filter),
  );
  // A listing, its business for the visitors, and again for who is signed in.
  expect(ofAnswers.length).toBeGreaterThan(0);
  expect(ofAnswers.length).toBeLessThanOrEqual(4);
  await Promise.all(sockets.map((socket) => socket.close()));
});
