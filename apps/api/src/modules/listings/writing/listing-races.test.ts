import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, changeBusinessStatus, type Person } from '../../../testing/world.ts';
import {
  type BusinessRecord,
  changeMembership,
  findBusiness,
  isActiveSeller,
} from '../../businesses/index.ts';
import { ChatModel } from '../../chat/chat.model.ts';
import { CommentModel } from '../../engagement/comments/comment.model.ts';
import { FavouriteModel } from '../../engagement/attention/favourite.model.ts';
import { countsOf, inconsistentComments, play } from '../../engagement/recount/recount-test-kit.ts';
import { ViewModel } from '../../engagement/attention/view.model.ts';
import { storedCounts } from '../engagement/engagement-counts-test-kit.ts';
import { buildSeller, refusals, run } from '../listing-test-kit.ts';
import { ListingModel } from '../listing.model.ts';
import { isPublic } from '../listing.policy.ts';
import { idOf } from '../reading/reading-test-kit.ts';

let server: TestServer;
let admin: Person;
let people: Person[];
let business: BusinessRecord;
let seller: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  people = await Promise.all(Array.from({ length: 6 }, () => buildPerson(server)));
});
afterAll(() => server.stop());
beforeEach(async () => {
  business = await buildBusiness();
  seller = await buildSeller(server, business);
});

const setMembership = (status: 'active' | 'lapsed') =>
  inTransaction(async () => {
    const { membership } = (await findBusiness(idOf(business))) ?? {};
    if (!membership) throw new Error('The business has no membership.');
    await changeMembership(idOf(business), { ...membership, status });
    await recordEvent('business.changed', null, { businessId: idOf(business), userIds: [] });
  });

const act = (listingIds: readonly string[], action: string, by = seller) =>
  refusals(by.client, 'actOnListings', { listingIds, action, reason: { text: 'Es falso.' } });

/** Fails unless each listing copies whether its business sells, and only then is seen. */
async function expectInStep(): Promise<void> {
  const now = await findBusiness(idOf(business));
  const sells = now !== null && isActiveSeller(now);
  const published = await ListingModel.find({ businessId: idOf(business), status: 'published' });
  expect(published.map((listing) => isPublic(listing))).toEqual(published.map(() => sells));
}

describe('publishing while the membership changes', () => {
  test.each(['lapsed', 'active'] as const)('to %s', async (status) => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      ids.push(idOf(await buildProduct({ business, status: 'draft' })));
    }
    await setMembership(status === 'active' ? 'lapsed' : 'active');
    const publishing = ids.map((id) => act([id], 'publish'));
    await setMembership(status);
    const answers = await Promise.all(publishing);
    expect(answers.flat().filter((code) => code !== 'MEMBERSHIP_REQUIRED')).toEqual([]);
    await expectInStep();
    // What came too early comes now, and nothing else is left behind.
    await setMembership('active');
    await act(ids, 'publish');
    await expectInStep();
    expect(
      await ListingModel.countDocuments({ businessId: idOf(business), status: 'published' }),
    ).toBe(12);
  });
});

test('a table imported while its business ceases to sell makes drafts that nobody sees', async () => {
  const csv = `name.en\n${Array.from({ length: 60 }, (_, row) => `Bag ${row}`).join('\n')}`;
  const imports = Array.from({ length: 4 }, () =>
    run(seller.client, 'importListings', { type: 'product', csv, isDryRun: false }),
  );
  await changeBusinessStatus(business, 'inactive');
  for (const { created } of await Promise.all(imports)) expect([0, 60]).toContain(created);
  const drafts = await ListingModel.find({ businessId: idOf(business) }).lean();
  expect(drafts.filter(({ status }) => status !== 'draft')).toEqual([]);
  expect(drafts.length % 60).toBe(0);
});

describe('hiding a listing that many are at', () => {
  test.each([
    ['pause', () => seller],
    ['markSold', () => seller],
    ['remove', () => admin],
  ] as const)('%s: its counts stay what a recount says', async (action, by) => {
    const listingId = idOf(await buildProduct({ business }));
    const clients = people.map(({ client }) => client);
    const playing = play({ seed: 7, operations: 80, clients, listingIds: [listingId] });
    await expect.poll(async () => (await countsOf(listingId)).stored.saves).toBeGreaterThan(0);
    expect(await act([listingId], action, by())).toEqual([]);
    const atOnce = await countsOf(listingId);
    await playing;
    const { stored, recount } = await countsOf(listingId);
    expect(stored).toEqual(recount);
    // Favourites may still be dropped, and a comment that was at its turn may end; nothing else is added.
    expect(stored.comments).toBeLessThanOrEqual(atOnce.stored.comments + 1);
    expect(await inconsistentComments()).toEqual([]);
  });

  test('delete: nothing of it is left but the conversations', async () => {
    const listingId = idOf(await buildProduct({ business }));
    const clients = people.map(({ client }) => client);
    const playing = play({ seed: 9, operations: 80, clients, listingIds: [listingId] });
    await expect.poll(async () => (await countsOf(listingId)).stored.contacts).toBeGreaterThan(0);
    expect(await act([listingId], 'delete')).toEqual([]);
    const conversations = await ChatModel.countDocuments({ listingId });
    await playing;
    const left = async () =>
      (await FavouriteModel.countDocuments({ listingId })) +
      (await ViewModel.countDocuments({ listingId })) +
      (await CommentModel.countDocuments({ listingId }));
    await expect.poll(left).toBe(0);
    expect(await storedCounts(listingId)).toBeNull();
    expect(await ChatModel.countDocuments({ listingId })).toBe(conversations);
  });
});

test('fifty who feature, and fifty who sell at once, are one change each', async () => {
  const listingId = idOf(await buildProduct({ business }));
  const fifty = <Result>(attempt: () => Promise<Result>) =>
    Promise.all(Array.from({ length: 50 }, attempt));
  const feature = { listingIds: [listingId], isFeatured: true };
  const featured = await fifty(() => refusals(admin.client, 'featureListings', feature));
  expect(featured.flat()).toEqual([]);
  const sold = await fifty(() => act([listingId], 'markSold'));
  expect(sold.filter((codes) => codes.length === 0)).toHaveLength(1);
  const changes = await EventModel.find({ type: 'listing.changed', 'data.listingId': listingId });
  expect(changes.map(({ data }) => (data as { change: string }).change)).toEqual([
    'featured',
    'sold',
  ]);
});

test('two administrators who remove overlapping selections are told of every listing by itself', async () => {
  const other = await buildPerson(server, { memberType: 'wikiAdmin' });
  const listings = await Promise.all(Array.from({ length: 6 }, () => buildProduct({ business })));
  const ids = listings.map(idOf);
  const [first, second] = [ids.slice(0, 4), ids.slice(2)];
  const remove = async ({ client }: Person, listingIds: string[]) =>
    (
      await run(client, 'actOnListings', {
        listingIds,
        action: 'remove',
        reason: { text: 'Es falso.' },
      })
    ).outcomes ?? [];
  const answers = await Promise.all([remove(admin, first), remove(other, second)]);
  expect(answers.map((outcomes) => outcomes.map(({ listingId }) => listingId))).toEqual([
    first,
    second,
  ]);
  const told = answers.flat();
  for (const id of ids) {
    const done = told.filter(
      ({ listingId, userErrors }) => listingId === id && userErrors.length === 0,
    );
    // Done once; whoever came second hears that it was not theirs to do.
    expect(done).toHaveLength(1);
  }
  expect(await ListingModel.countDocuments({ _id: { $in: ids }, status: 'removed' })).toBe(6);
});
