import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { clientOf, createClient, cursorNow, type TestClient } from '../../testing/client.ts';
import { buildBusiness, buildProduct, buildService } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import type { SocketClient } from '../../testing/socket-client.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import { type BusinessRecord, setBusinessStatus } from '../businesses/index.ts';
import { countEngagement } from './index.ts';
import { ListingModel } from './listing.model.ts';
import { change, idOf, setStatus } from './reading/reading-test-kit.ts';

interface Change {
  listingId: string;
  listing: { id: string; status: string; engagement: { saves: number } } | null;
  cursor: string;
}
const body = '{ listingId listing { id status engagement { saves } } cursor }';
const following = `subscription ($listingId: ID, $type: ListingType, $after: EventCursor) {
  listingChanged(listingId: $listingId, type: $type, after: $after) ${body} }`;
const managing = `subscription ($after: EventCursor) { managedListingChanged(after: $after) ${body} }`;

let server: TestServer;
let visitor: TestClient;
let world: World;
let socket: SocketClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server);
  world = await buildWorld(server.config);
});
afterAll(() => server.stop());
beforeEach(async () => {
  socket = await visitor.socket();
});
afterEach(() => socket.close());

/** Follows and gives the next change, and how many wait. */
function follow(variables: Record<string, unknown>, on = socket) {
  const operation = on.start<{ listingChanged: Change }>(following, variables);
  return {
    operation,
    next: async () => (await operation.next()).data?.listingChanged,
  };
}

/** Changes the status of a business as its service does: its listings follow without an event of their own. */
const setStanding = (business: BusinessRecord, status: 'active' | 'inactive') =>
  inTransaction(async () => {
    const businessId = business._id.toHexString();
    await setBusinessStatus(businessId, status);
    await recordEvent('business.changed', null, { businessId, userIds: [] });
  });

describe('published listings', () => {
  test('appear, change and disappear for everybody', async () => {
    const product = await buildProduct({ status: 'draft', datePublished: null });
    const changes = follow({ type: 'product', after: await cursorNow(server) });
    await change(product, { brand: 'Secret' });
    await setStatus(product, 'published');
    expect(await changes.next()).toMatchObject({
      listingId: idOf(product),
      listing: { id: idOf(product), status: 'published' },
    });
    await setStatus(product, 'paused');
    expect(await changes.next()).toMatchObject({ listingId: idOf(product), listing: null });
    // Changed while nobody sees it: the next that is told is another listing.
    await change(product, { brand: 'Secret, too' });
    await setStatus(product, 'removed');
    const other = await buildProduct();
    await setStatus(other, 'sold');
    expect((await changes.next())?.listingId).toBe(idOf(other));
    expect(changes.operation.waiting).toBe(0);
  });

  test('are followed by type, and from a position on', async () => {
    const after = await cursorNow(server);
    const [service, product] = [await buildService(), await buildProduct()];
    await change(service, { isFeatured: true }, 'featured');
    await change(product, { isFeatured: true }, 'featured');
    const products = follow({ type: 'product', after });
    const every = follow({ after });
    expect((await products.next())?.listingId).toBe(idOf(product));
    const first = await every.next();
    expect(first?.listingId).toBe(idOf(service));
    const rest = follow({ after: first?.cursor });
    expect((await rest.next())?.listingId).toBe(idOf(product));
  });

  test('are as the receiver may see them at delivery, not as they were', async () => {
    const after = await cursorNow(server);
    const product = await buildProduct();
    await change(product, { brand: 'Uno' });
    await setStatus(product, 'paused');
    const changes = follow({ listingId: idOf(product), after });
    expect((await changes.next())?.listing).toBeNull();
  });

  test('answer a position that they did not give as one that is too old', async () => {
    const { operation } = follow({ after: 'x' });
    expect((await operation.ended)[0]?.extensions?.code).toBe('CURSOR_EXPIRED');
  });
});

describe('one published listing', () => {
  test('tells its counts, comments and contacts', async () => {
    const product = await buildProduct();
    const listingId = idOf(product);
    const { businessId } = product;
    const changes = follow({ listingId, after: await cursorNow(server) });
    await inTransaction(async () => {
      await countEngagement(listingId, 'saves', 1);
      await recordEvent('engagement.changed', null, { listingIds: ['x', listingId] });
    });
    expect((await changes.next())?.listing?.engagement.saves).toBe(1);
    await inTransaction(async () => {
      await countEngagement(listingId, 'saves', 1);
      await recordEvent('engagement.changed', null, { listingIds: [listingId] });
    });
    expect((await changes.next())?.listing?.engagement.saves).toBe(2);
    const comment = {
      commentId: 'x',
      listingId,
      businessId,
      authorId: null,
      change: 'added' as const,
      replyToId: null,
      replyToAuthorId: null,
    };
    await inTransaction(() => recordEvent('comment.changed', null, comment));
    expect((await changes.next())?.listing?.id).toBe(listingId);
    const message = { chatId: 'x', messageId: 'x', senderId: 'x', memberIds: [], notifiedIds: [] };
    await inTransaction(() => recordEvent('chat.messageSent', null, { ...message, listingId }));
    expect((await changes.next())?.listing?.id).toBe(listingId);
    // Of other listings, also of the same business, nothing is told.
    await inTransaction(() =>
      recordEvent('comment.changed', null, { ...comment, listingId: 'other' }),
    );
    await inTransaction(() => recordEvent('engagement.changed', null, { listingIds: ['other'] }));
    await inTransaction(() =>
      recordEvent('chat.messageSent', null, { ...message, listingId: null }),
    );
    await setStatus(product, 'sold');
    expect((await changes.next())?.listing).toBeNull();
    expect(changes.operation.waiting).toBe(0);
  });

  test('disappears once and comes back with its business', async () => {
    const business = await buildBusiness();
    const product = await buildProduct({ business });
    const changes = follow({ listingId: idOf(product), after: await cursorNow(server) });
    await setStanding(business, 'inactive');
    expect((await changes.next())?.listing).toBeNull();
    await inTransaction(() =>
      recordEvent('business.changed', null, { businessId: product.businessId, userIds: [] }),
    );
    await setStanding(business, 'active');
    expect((await changes.next())?.listing?.id).toBe(idOf(product));
    expect(changes.operation.waiting).toBe(0);
  });

  test('that disappeared meanwhile is told to whoever resumes', async () => {
    const business = await buildBusiness();
    const product = await buildProduct({ business });
    const after = await cursorNow(server);
    await setStanding(business, 'inactive');
    expect((await follow({ listingId: idOf(product), after }).next())?.listing).toBeNull();
  });

  test.each(['draft', 'paused', 'sold', 'removed'] as const)(
    'that is %s is as silent as an unknown one, also of another type',
    async (status) => {
      const business = await buildBusiness();
      const hidden = await buildProduct({ business, status });
      const after = await cursorNow(server);
      const silent = [
        follow({ listingId: idOf(hidden), after }),
        follow({ listingId: idOf(hidden) }),
        follow({ listingId: new Types.ObjectId().toHexString(), after }),
        follow({ listingId: idOf(hidden), type: 'service', after }),
      ];
      await change(hidden, { brand: 'Secret' });
      await setStanding(business, 'inactive');
      await setStanding(business, 'active');
      await inTransaction(() =>
        recordEvent('engagement.changed', null, { listingIds: [idOf(hidden)] }),
      );
      // When what came after all of it arrived, nothing else will.
      const marker = await buildProduct();
      const marked = follow({ listingId: idOf(marker), after });
      await change(marker, { brand: 'Uno' });
      expect((await marked.next())?.listingId).toBe(idOf(marker));
      for (const { operation } of silent) expect(operation.waiting).toBe(0);
      await ListingModel.deleteMany({ _id: { $in: [hidden._id, marker._id] } });
    },
  );
});

describe('listings that one manages', () => {
  test('are followed in every state by those of the business and administrators, by nobody else', async () => {
    const after = await cursorNow(server);
    const draft = await buildProduct({ business: world.ownBusiness, status: 'draft' });
    const foreign = await buildProduct({ status: 'draft' });
    await change(foreign, { brand: 'Dos' });
    await change(draft, { brand: 'Uno' });
    for (const [role, ids] of [
      ['business', [draft]],
      ['businessAdmin', [draft]],
      ['wikiAdmin', [foreign, draft]],
    ] as const) {
      const own = await clientOf(server, world[role]).socket();
      const changes = own.start<{ managedListingChanged: Change }>(managing, { after });
      for (const expected of ids) {
        const { data } = await changes.next();
        expect(data?.managedListingChanged.listing).toMatchObject({
          id: idOf(expected),
          status: 'draft',
        });
      }
      expect(changes.waiting).toBe(0);
      await own.close();
    }
    const user = await clientOf(server, world.user).socket();
    const changes = user.start(managing, { after });
    await change(draft, { brand: 'Tres' });
    const marker = user.start<{ listingChanged: Change }>(following, {
      after: await cursorNow(server),
    });
    const seen = await buildProduct();
    await change(seen, { brand: 'Uno' });
    await marker.next();
    expect(changes.waiting).toBe(0);
    await user.close();
  });

  test('come one by one from a table, and whoever is cut off resumes before all of them', async () => {
    const { businessId } = await buildProduct({ business: world.ownBusiness });
    const after = await cursorNow(server);
    const rows = [
      await buildProduct({ business: world.ownBusiness, status: 'draft' }),
      await buildProduct({ business: world.ownBusiness, status: 'draft' }),
    ];
    await inTransaction(() =>
      recordEvent('listing.imported', null, {
        businessId,
        listingType: 'product',
        listingIds: rows.map(idOf),
      }),
    );
    const own = await clientOf(server, world.business).socket();
    const read = async (from: string) => {
      const changes = own.start<{ managedListingChanged: Change }>(managing, { after: from });
      const [first, second] = [await changes.next(), await changes.next()];
      return [first.data?.managedListingChanged, second.data?.managedListingChanged];
    };
    const [first, second] = await read(after);
    expect([first?.listingId, second?.listingId]).toEqual(rows.map(idOf));
    expect(first?.cursor).toBe(after);
    expect(second?.cursor).not.toBe(after);
    expect((await read(first?.cursor ?? ''))[0]?.listingId).toBe(first?.listingId);
    await own.close();
  });

  test('are not told to visitors', async () => {
    const { errors } = await socket.start(managing, {}).next();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
