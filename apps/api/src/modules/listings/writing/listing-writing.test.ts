import { abortOnce } from '../../../testing/faults/abort-once.ts';
import { type Person, buildPerson } from '../../../testing/world.ts';
import { limits } from '@wiki/domain';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { buildBusiness, buildProduct, factoryPassword } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { FileModel } from '../../files/file.model.ts';
import { ListingModel } from '../listing.model.ts';
import { countWriting } from './listing-writers.ts';
import {
  begin,
  buildSeller,
  complete,
  type MutationName,
  insertImages,
  refusals,
  run,
} from '../listing-test-kit.ts';

let server: TestServer;
let business: BusinessRecord;
let seller: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
  business = await buildBusiness();
  seller = await buildSeller(server, business, 'business');
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

describe('a transaction that aborts for a passing reason', () => {
  /** What each mutation does, of a listing with an image. */
  const acts: Record<string, (listingId: string, fileId: string) => [MutationName, object]> = {
    creating: (_id, fileId) => [
      'createListing',
      { type: 'product', values: { images: [{ fileId }], sku: fileId } },
    ],
    changing: (listingId) => ['updateListing', { listingId, values: { images: [], price: 1 } }],
    copying: (listingId) => ['duplicateListing', { listingId }],
    importing: (_id, fileId) => [
      'importListings',
      { type: 'product', csv: `sku\n${fileId}-1\n${fileId}-2`, isDryRun: false },
    ],
    publishing: (id) => ['actOnListings', { listingIds: [id], action: 'publish' }],
    deleting: (id) => ['actOnListings', { listingIds: [id], action: 'delete' }],
    featuring: (id) => ['featureListings', { listingIds: [id], isFeatured: true }],
  };

  test.each(Object.keys(acts))('does it once: %s', async (name) => {
    const [fileId = ''] = await insertImages(server.config, seller.userId, 1);
    const shown = { ...complete.product, images: [{ fileId }] };
    const id = await begin(seller.client, 'product', shown);
    const [spare = ''] = await insertImages(server.config, seller.userId, 1);
    const [mutation, input] = acts[name]?.(id, spare) ?? ['createListing', {}];
    const { client } = name === 'featuring' ? admin : seller;
    // Drafts are not featured.
    if (name === 'featuring') await ListingModel.updateOne({ _id: id }, { status: 'published' });
    const [listings, events] = [
      await ListingModel.countDocuments(),
      await EventModel.countDocuments({ type: /^listing\./ }),
    ];
    const aborted = abortOnce();
    expect(await refusals(client, mutation, { ...input })).toEqual([]);
    expect(aborted.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(await EventModel.countDocuments({ type: /^listing\./ })).toBe(events + 1);
    const more = { creating: 1, copying: 1, importing: 2, deleting: -1 }[name] ?? 0;
    expect(await ListingModel.countDocuments()).toBe(listings + more);
    for (const _id of [fileId, spare]) {
      const users = (await FileModel.findById(_id).lean())?.usedBy ?? [];
      const showing = await ListingModel.find({ 'images.fileId': _id }).lean();
      expect(new Set(users)).toEqual(
        new Set(showing.map((each) => `listing:${each._id.toHexString()}`)),
      );
    }
  });

  test('removes once and tells once', async () => {
    const owned = await buildBusiness();
    const manager = await buildSeller(server, owned);
    const id = (await buildProduct({ business: owned }))._id.toHexString();
    abortOnce();
    const input = { listingIds: [id], action: 'remove', reason: { key: 'forbidden' } };
    expect(await refusals(admin.client, 'actOnListings', input)).toEqual([]);
    const jobs = mongoose.connection.collection('jobs');
    const key = new RegExp(`^notify:.*:${manager.userId}$`, 'u');
    // Notified by the event, of which there is one.
    await expect.poll(() => jobs.countDocuments({ key }), { timeout: 20_000 }).toBe(1);
  });
});

describe('what administrators do', () => {
  test('reaches the audit trail when an administrator does it, with what was done and why', async () => {
    const own = await begin(seller.client, 'product');
    const id = await begin(admin.client, 'product', {}, business._id.toHexString());
    const published = String((await buildProduct({ business }))._id);
    const reason = { key: 'misleading' };
    const removal = { listingIds: [published], action: 'remove', reason };
    expect(await refusals(admin.client, 'actOnListings', removal)).toEqual([]);
    const detailsOf = async (listingId: string) => {
      const records = await AuditModel.find({ 'targets.listingId': listingId }).lean();
      return records.map(({ actorId, details }) => ({ actorId, ...details }));
    };
    const listingType = 'product';
    await expect
      .poll(() => detailsOf(published))
      .toEqual([
        { actorId: admin.userId, listingType, change: 'removed', reasonKey: 'misleading' },
      ]);
    expect(await detailsOf(id)).toEqual([
      { actorId: admin.userId, listingType, change: 'created' },
    ]);
    expect(await detailsOf(own)).toEqual([]);
  });
});

describe('a person who deletes their account', () => {
  test('is forgotten by what they began, which stays the business’s; it is in their export before', async () => {
    const leaving = await buildSeller(server, business, 'business');
    const [fileId = ''] = await insertImages(server.config, leaving.userId, 1);
    const id = await begin(leaving.client, 'product', {
      ...complete.product,
      images: [{ fileId }],
    });
    const { exportMyData } = await leaving.client.data<{ exportMyData: string }>(
      '{ exportMyData }',
    );
    expect(JSON.parse(exportMyData)).toMatchObject({
      listings: [{ listingId: id, type: 'product', status: 'draft' }],
    });
    const { deleteAccount } = await leaving.client.data<{ deleteAccount: { ok: boolean } }>(
      'mutation ($password: String!) { deleteAccount(input: { password: $password }) { ok } }',
      { password: factoryPassword },
    );
    expect(deleteAccount.ok).toBe(true);
    expect(await ListingModel.findById(id).lean()).toMatchObject({
      creatorId: null,
      businessId: business._id.toHexString(),
      images: [{ fileId }],
    });
    const publish = { listingIds: [id], action: 'publish' };
    expect(await refusals(seller.client, 'actOnListings', publish)).toEqual([]);
    expect(await FileModel.findById(fileId).lean()).toMatchObject({ usedBy: [`listing:${id}`] });
  });
});

describe('beginning listings without end', () => {
  test('is stopped after so many an hour, rows of tables included', async () => {
    const eager = await buildSeller(server, business, 'business');
    const table = (rows: number) => ({
      type: 'product',
      csv: `name.en${'\nBag'.repeat(rows)}`,
      isDryRun: false,
    });
    expect((await run(eager.client, 'importListings', table(500))).created).toBe(500);
    // Too many at once are refused, and those that fit may still come.
    expect(await refusals(eager.client, 'importListings', table(499))).toEqual([
      'TOO_MANY_REQUESTS',
    ]);
    const left = limits.listing.createdPerHour - 500;
    expect(await refusals(eager.client, 'importListings', table(left))).toEqual([]);
    const input = { type: 'product', values: {} };
    expect(await refusals(eager.client, 'createListing', input)).toEqual(['TOO_MANY_REQUESTS']);
    const id = (await buildProduct({ business }))._id.toHexString();
    expect(await refusals(eager.client, 'duplicateListing', { listingId: id })).toEqual([
      'TOO_MANY_REQUESTS',
    ]);
    expect(await refusals(eager.client, 'importListings', table(1))).toEqual(['TOO_MANY_REQUESTS']);
    const look = { ...table(1), isDryRun: true };
    expect(await refusals(eager.client, 'importListings', look)).toEqual([]);
  });

  test('and so is saving, acting and reading tables', async () => {
    const eager = await buildSeller(server, business, 'business');
    const listingId = (await buildProduct({ business }))._id.toHexString();
    const { savedPerMinute, actedPerHour } = limits.listing;
    await countWriting('saved', eager.userId, savedPerMinute - 1);
    await countWriting('acted', eager.userId, actedPerHour - 1);
    await countWriting('imported', eager.userId, limits.import.perMinute - 1);
    const twice = async (name: MutationName, input: Record<string, unknown>) => {
      expect(await refusals(eager.client, name, input)).toEqual([]);
      expect(await refusals(eager.client, name, input)).toEqual(['TOO_MANY_REQUESTS']);
    };
    await twice('updateListing', { listingId, values: { brand: 'Uno' } });
    await twice('importListings', { type: 'product', csv: 'name.en\nBag', isDryRun: true });
    expect(
      await refusals(eager.client, 'actOnListings', {
        listingIds: [listingId, listingId],
        action: 'pause',
      }),
    ).toEqual(['TOO_MANY_REQUESTS']);
    await twice('actOnListings', { listingIds: [listingId], action: 'pause' });
  });
});
