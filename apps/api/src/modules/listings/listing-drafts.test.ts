import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBusiness } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import type { Person } from '../businesses/business-test-kit.ts';
import { begin, buildSeller, complete, refusals, run } from './listing-test-kit.ts';

let server: TestServer;
let seller: Person;
beforeAll(async () => {
  server = await startTestServer();
  seller = await buildSeller(server, await buildBusiness());
});
afterAll(() => server.stop());

describe('a draft', () => {
  test('is begun with what is known and published once it is complete', async () => {
    const id = await begin(seller.client, 'product', { name: { es: 'Mochila' } });
    const publish = { listingIds: [id], action: 'publish' };
    expect(await refusals(seller.client, 'actOnListings', publish)).toEqual([
      'FIELD_REQUIRED description',
      'FIELD_REQUIRED category',
      'FIELD_REQUIRED price',
      'FIELD_REQUIRED condition',
    ]);
    const values = complete.product;
    expect(await refusals(seller.client, 'updateListing', { listingId: id, values })).toEqual([]);
    const { outcomes } = await run(seller.client, 'actOnListings', publish);
    expect(outcomes?.[0]?.listing).toMatchObject({ status: 'published', name: values.name });
  });
});
