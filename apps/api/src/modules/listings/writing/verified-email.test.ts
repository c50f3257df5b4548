import { buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { refusals } from '../listing-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { requireVerifiedEmail: true } });
});
afterAll(() => server.stop());

test('where it is demanded, an unverified address may write nothing for others to read', async () => {
  const business = await buildBusiness();
  const businessId = business._id.toHexString();
  const { client } = await buildPerson(server, {
    memberType: 'business',
    businessId,
    emailVerified: false,
  });
  const listingId = (await buildProduct({ business, status: 'draft' }))._id.toHexString();
  const shown = (await buildProduct({ business }))._id.toHexString();
  for (const [name, input] of [
    ['createListing', { type: 'product', values: {} }],
    ['updateListing', { listingId, values: { price: 1 } }],
    ['duplicateListing', { listingId }],
    ['importListings', { type: 'product', csv: 'sku\nA', isDryRun: false }],
    ['actOnListings', { listingIds: [listingId], action: 'publish' }],
  ] as const) {
    expect([name, await refusals(client, name, input)]).toEqual([name, ['EMAIL_NOT_VERIFIED']]);
  }
  // To take something off it needs no address.
  const pause = { listingIds: [shown], action: 'pause' };
  expect(await refusals(client, 'actOnListings', pause)).toEqual([]);
});
