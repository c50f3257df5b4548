import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { type TestClient, clientOf } from '../../testing/client.ts';
import { buildProduct, buildProperty } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import { FileModel } from '../files/file.model.ts';
import { storedCounts } from './engagement/engagement-counts-test-kit.ts';
import { nothingCounted } from './engagement/engagement.store.ts';
import { ListingModel } from './listing.model.ts';
import { begin, insertImages, refusals, run } from './listing-test-kit.ts';

let server: TestServer;
let world: World;
let owner: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  owner = clientOf(server, world.businessAdmin);
  colleague = clientOf(server, world.business);
});
afterAll(() => server.stop());

const stored = (id: string) => ListingModel.findById(id).lean();
const update = (client: TestClient, listingId: string, values: object) =>
  refusals(client, 'updateListing', { listingId, values });
const eventsOf = (listingId: string) =>
  EventModel.find({ type: 'listing.changed', 'data.listingId': listingId }).sort({ _id: 1 }).lean();

describe('files', () => {
  const usersOf = async (ids: readonly string[]) => {
    const files = await FileModel.find({ _id: { $in: [...ids] } }).lean();
    return ids.map((id) => files.find(({ _id }) => _id.toHexString() === id)?.usedBy);
  };

  test('are used while a listing shows them, and shared with its copies', async () => {
    const ids = await insertImages(server.config, world.businessAdmin.userId, 3);
    const [first = '', second = '', third = ''] = ids;
    const images = [{ fileId: second, alt: { en: 'The front' } }, { fileId: first }];
    const id = await begin(owner, 'product', { images });
    const user = `listing:${id}`;
    expect(await usersOf(ids)).toEqual([[user], [user], []]);
    expect((await stored(id))?.images).toEqual([
      { fileId: second, alt: { en: 'The front' } },
      { fileId: first, alt: null },
    ]);
    const { listing } = await run(colleague, 'duplicateListing', { listingId: id });
    const copy = `listing:${listing?.id}`;
    expect(await usersOf(ids)).toEqual([[user, copy], [user, copy], []]);
    // A colleague may keep what another one uploaded, but not add it elsewhere.
    expect(await update(colleague, id, { images: [{ fileId: first }] })).toEqual([]);
    expect(await update(colleague, id, { images: [{ fileId: third }] })).toEqual([
      'NOT_FOUND images.0',
    ]);
    expect(await usersOf(ids)).toEqual([[user, copy], [copy], []]);
    const removing = { listingIds: [id, listing?.id], action: 'delete' };
    expect(await refusals(owner, 'actOnListings', removing)).toEqual([]);
    expect(await usersOf(ids)).toEqual([[], [], []]);
  });

  test('are pictures for images', async () => {
    const [other = ''] = await insertImages(server.config, world.user.userId, 1);
    const [own = ''] = await insertImages(server.config, world.businessAdmin.userId, 1);
    const values = (fileId: string) => ({ type: 'property', values: { video: fileId } });
    expect(await refusals(owner, 'createListing', values(own))).toEqual(['NOT_FOUND video']);
    const foreign = { type: 'product', values: { images: [{ fileId: own }, { fileId: other }] } };
    expect(await refusals(owner, 'createListing', foreign)).toEqual(['NOT_FOUND images.1']);
    expect(await usersOf([own, other])).toEqual([[], []]);
  });
});

describe('a copy', () => {
  test('says the same without what names one article, as a draft of its own', async () => {
    const original = await buildProduct({
      business: world.ownBusiness,
      status: 'sold',
      isFeatured: true,
      sku: 'ONLY-ONE',
      gtin: '4006381333931',
      brand: 'Uno',
      engagement: { views: 9, contacts: 9, saves: 9, comments: 9 },
    });
    const listingId = original._id.toHexString();
    const { listing } = await run(colleague, 'duplicateListing', { listingId });
    expect(await stored(listing?.id ?? '')).toMatchObject({
      status: 'draft',
      name: original.name,
      brand: 'Uno',
      price: original.price,
      sku: null,
      gtin: null,
      isFeatured: false,
      datePublished: null,
      creatorId: world.business.userId,
      sortedViews: 0,
      sortedContacts: 0,
    });
    expect(await storedCounts(listing?.id ?? '')).toEqual(nothingCounted);
    expect(await stored(listingId)).toMatchObject({ status: 'sold', sku: 'ONLY-ONE' });
    expect(await eventsOf(listing?.id ?? '')).toHaveLength(1);
  });

  test('of a property lies where that lies', async () => {
    const place = { city: 'Pasto', region: 'Nariño', country: 'CO' };
    const original = await buildProperty({ business: world.ownBusiness, ...place, rooms: 3 });
    const listingId = original._id.toHexString();
    const { listing } = await run(owner, 'duplicateListing', { listingId });
    expect(await stored(listing?.id ?? '')).toMatchObject({ ...place, rooms: 3 });
  });
});
