import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { commandsDuring, untilQuiet, watchingCommands } from '../../../testing/commands.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { openChat, say } from '../../chat/chat-test-kit.ts';
import { CommentModel } from '../../engagement/comments/comment.model.ts';
import { act, comment, readListing } from '../../engagement/engagement-test-kit.ts';
import { buildSeller, refusals } from '../listing-test-kit.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { saveChange } from '../writing/listing-changes.ts';
import { storedCounts } from './engagement-counts-test-kit.ts';
import { EngagementModel } from './engagement.model.ts';
import { countEngagement, nothingCounted } from './engagement.store.ts';
import { sortByCounts } from './sort-copies.ts';

let server: TestServer;
let reader: Person;
let seller: Person;
let business: Awaited<ReturnType<typeof buildBusiness>>;

beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()), rateLimits: false },
  });
  reader = await buildPerson(server);
  business = await buildBusiness();
  seller = await buildSeller(server, business);
});
afterAll(() => server.stop());

const newListing = () => buildProduct({ business });
const idOf = ({ _id }: Pick<ListingRecord, '_id'>) => _id.toHexString();
const save = (listingId: string, isFavourite = true) =>
  act(reader.client, 'setFavourite', { listingId, isFavourite });

/** The bytes of a listing as the database has them. */
async function bytesOf(_id: Types.ObjectId): Promise<Buffer> {
  const stored = database().collection('listings', { raw: true });
  return (await stored.findOne({ _id })) as unknown as Buffer;
}

describe('what is counted of a listing', () => {
  test('leaves the listing as it is', async () => {
    const listing = await newListing();
    const listingId = idOf(listing);
    const before = await bytesOf(listing._id);
    const { id: commentId } = await comment(reader.client, listingId, 'Is it woven by hand?');
    await save(listingId);
    await comment(seller.client, listingId, 'It is.', commentId);
    await untilQuiet(['listings', 'listingEngagement']);
    expect((await bytesOf(listing._id)).equals(before)).toBe(true);
    expect(await storedCounts(listingId)).toEqual({ ...nothingCounted, saves: 1, comments: 2 });
  });

  test('is no conflict with its seller, who edits it meanwhile', async () => {
    const listing = await newListing();
    let attempts = 0;
    await inTransaction(async () => {
      attempts += 1;
      await ListingModel.updateOne({ _id: listing._id }, { brand: 'Uno' });
      // Whoever does something now would wait for the end of this.
      await comment(reader.client, idOf(listing), `Number ${attempts}`);
      await save(idOf(listing));
      await act(reader.client, 'recordListingView', { listingId: idOf(listing) });
    });
    expect(attempts).toBe(1);
    expect(await ListingModel.findById(listing._id).lean()).toMatchObject({ brand: 'Uno' });
    expect(await storedCounts(idOf(listing))).toMatchObject({ comments: 1, saves: 1, views: 1 });
  });

  test('begins with the first where a version before stored the listing without', async () => {
    const listing = await newListing();
    await EngagementModel.deleteOne({ _id: listing._id });
    const shown = async () => (await readListing(reader.client, idOf(listing))).engagement;
    expect(await shown()).toEqual(nothingCounted);
    await save(idOf(listing));
    await comment(reader.client, idOf(listing), 'Is it there?');
    expect(await storedCounts(idOf(listing))).toEqual({ ...nothingCounted, saves: 1, comments: 1 });
    expect(await shown()).toEqual({ ...nothingCounted, saves: 1, comments: 1 });
  });

  test('is read anew for the answer of each mutation of a request', async () => {
    const listingId = idOf(await newListing());
    const setTo = (isFavourite: boolean) =>
      `setFavourite(input: { listingId: "${listingId}", isFavourite: ${isFavourite} }) {
        listing { engagement { saves } } }`;
    const answer = await reader.client.data(
      `mutation { kept: ${setTo(true)} dropped: ${setTo(false)} again: ${setTo(true)} }`,
    );
    const shown = (saves: number) => ({ listing: { engagement: { saves } } });
    expect(answer).toEqual({ kept: shown(1), dropped: shown(0), again: shown(1) });
  });
});

describe('the copies that managers sort by', () => {
  test('follow views and contacts, without an event and without touching anything else', async () => {
    const listing = await newListing();
    const other = await newListing();
    const listingId = idOf(listing);
    const before = await ListingModel.findById(listing._id).lean();
    await act(reader.client, 'recordListingView', { listingId });
    const chat = await openChat(reader.client, listingId);
    await say(reader.client, chat.id, 'Is it there?');
    const copies = async () => {
      const { sortedViews, sortedContacts } =
        (await ListingModel.findById(listing._id).lean()) ?? {};
      return [sortedViews, sortedContacts];
    };
    await expect.poll(copies, { timeout: 10_000 }).toEqual([1, 1]);
    expect(await ListingModel.findById(listing._id).lean()).toEqual({
      ...before,
      sortedViews: 1,
      sortedContacts: 1,
    });
    await untilQuiet(['listings']);
    const typesOf = async (where: Record<string, string>) =>
      (await EventModel.find(where).lean()).map(({ type }) => type);
    expect(await typesOf({ 'data.listingIds': listingId })).toEqual(['engagement.changed']);
    expect(await typesOf({ 'data.listingId': listingId })).toEqual(['chat.messageSent']);

    for (const sort of ['MOST_VIEWED', 'MOST_CONTACTED']) {
      const query = `{ managedListings(sort: ${sort}, first: 1) { edges { node { id } }
        pageInfo { endCursor } } }`;
      const { managedListings } = await seller.client.data<ManagedAnswer>(query);
      expect(managedListings.edges.map(({ node }) => node.id)).toEqual([listingId]);
      const next = `query ($after: Cursor) { managedListings(sort: ${sort}, after: $after) {
        edges { node { id } } pageInfo { endCursor } } }`;
      const after = managedListings.pageInfo.endCursor;
      const rest = await seller.client.data<ManagedAnswer>(next, { after });
      const ids = rest.managedListings.edges.map(({ node }) => node.id);
      expect(ids).toContain(idOf(other));
      expect(ids).not.toContain(listingId);
    }
  });

  test('are read for all listings at once, and those that differ written at once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(idOf(await newListing()));
    const [one = '', two = ''] = ids;
    const names = async () => {
      const sent = await commandsDuring(['listings', 'listingEngagement'], () => sortByCounts(ids));
      return sent.map(({ name, body }) => `${name} ${String(body[name])}`);
    };
    const reads = ['find listingEngagement', 'find listings'];
    expect(await names()).toEqual(reads);
    await countEngagement(one, 'views', 3);
    await countEngagement(two, 'contacts', 2);
    expect(await names()).toEqual([...reads, 'update listings']);
    expect(await names()).toEqual(reads);
    expect(await ListingModel.findById(one).lean()).toMatchObject({ sortedViews: 3 });
    expect(await ListingModel.findById(two).lean()).toMatchObject({ sortedContacts: 2 });
  });

  test('are not put back by an edit of a listing that was read before', async () => {
    const listing = await buildProduct({ business, engagement: { ...nothingCounted, views: 7 } });
    await countEngagement(idOf(listing), 'views', 1);
    await sortByCounts([idOf(listing)]);
    const by = { userId: seller.userId, memberType: 'businessAdmin' } as const;
    await inTransaction(() => saveChange(by, listing, { ...listing, brand: 'Dos' }, 'edited'));
    expect(await ListingModel.findById(listing._id).lean()).toMatchObject({
      brand: 'Dos',
      sortedViews: 8,
    });
  });
});

interface ManagedAnswer {
  managedListings: {
    edges: { node: { id: string } }[];
    pageInfo: { endCursor: string | null };
  };
}

describe('the counts of a listing that is deleted', () => {
  const remove = (listingId: string) =>
    refusals(seller.client, 'actOnListings', { listingIds: [listingId], action: 'delete' });

  test('go with it', async () => {
    const listingId = idOf(await newListing());
    await save(listingId);
    expect(await remove(listingId)).toEqual([]);
    expect(await storedCounts(listingId)).toBeNull();
    expect(await countEngagement(listingId, 'saves', 1)).toBe(false);
    expect(await countEngagement('no id', 'saves', 1)).toBe(false);
    expect(await storedCounts(listingId)).toBeNull();
  });

  test('stay gone when something is counted at the same moment', async () => {
    const listings: string[] = [];
    for (let round = 0; round < 8; round += 1) listings.push(idOf(await newListing()));
    const refused = await Promise.all(
      listings.flatMap((listingId) => [
        save(listingId).then(() => []),
        act(reader.client, 'addListingComment', { listingId, text: 'Now' }).then(() => []),
        act(reader.client, 'recordListingView', { listingId }).then(() => []),
        remove(listingId),
      ]),
    );
    expect(refused.flat()).toEqual([]);
    const left = async () =>
      (await EngagementModel.countDocuments({ _id: { $in: listings } })) +
      (await CommentModel.countDocuments({ listingId: { $in: listings } }));
    await expect.poll(left).toBe(0);
  });
});
