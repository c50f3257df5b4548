import type { ListingType } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertListings } from '../../seed/steps/insert-listings.ts';
import { createClient, type TestClient } from '../../testing/client.ts';
import { commandsDuring, documentsReadBy, watchingCommands } from '../../testing/commands.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { idsOf, readPage } from '../listings/reading/reading-test-kit.ts';
import { announce, idOf, searchFor } from './search-test-kit.ts';

const inserted = 3_600;
const sorts = ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING'];

let server: TestServer;
let visitor: TestClient;
/** One listing of each type that has what no other has. */
const rare = {} as Record<ListingType, string>;

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  visitor = createClient(server);
  await buildBusiness();
  await insertListings(inserted);
  const place = { country: 'PE', region: 'Loreto', city: 'Iquitos' };
  const business = await buildBusiness(place);
  const basics = { business, currency: 'USD' as const, name: { es: 'Ocarina' } };
  const product = await buildProduct({
    ...basics,
    category: 'rare',
    brand: 'Única',
    condition: 'Used',
    price: 90_000_000,
  });
  const service = await buildService({ ...basics, category: 'rare', serviceType: 'rare' });
  const property = await buildProperty({
    ...basics,
    ...place,
    category: 'rare',
    propertyType: 'Other',
    rooms: 40,
    bedrooms: 30,
    bathrooms: 20,
    amenities: ['rare', 'pool'],
  });
  for (const listing of [product, service, property]) {
    rare[listing.type] = idOf(await announce(listing));
  }
});
afterAll(() => server.stop());

/** Waits until the index has everything. */
const untilFound = () =>
  vi.waitFor(
    async () => {
      const { total } = await facetsOf('product');
      expect(total).toBe(inserted / 3 + 1);
      expect((await searchFor(visitor, 'ocarina')).counts.all).toBe(3);
    },
    { timeout: 30_000, interval: 50 },
  );

const facetsOf = async (type: ListingType) =>
  (
    await visitor.data<{ listingFacets: { total: number } }>(
      'query ($type: ListingType!) { listingFacets(type: $type) { total } }',
      { type },
    )
  ).listingFacets;

test('many listings that are inserted while a server runs are found by it', async () => {
  await untilFound();
  expect((await facetsOf('service')).total).toBe(inserted / 3 + 1);
});

const rareValues: [ListingType, Record<string, unknown>][] = [
  ['product', { categories: ['rare'] }],
  ['product', { categories: ['rare', 'none'] }],
  ['product', { brands: ['Única'] }],
  ['product', { condition: 'Used', priceMin: 80_000_000 }],
  ['product', { priceMin: 80_000_000 }],
  ['product', { country: 'PE' }],
  ['product', { region: 'Loreto' }],
  ['product', { city: 'Iquitos' }],
  ['product', { city: 'Iquitos', isFeatured: false, currency: 'USD' }],
  ['service', { serviceTypes: ['rare'] }],
  ['property', { minRooms: 40 }],
  ['property', { minBedrooms: 30 }],
  ['property', { minBathrooms: 20 }],
  ['property', { amenities: ['pool', 'rare'] }],
  ['property', { propertyTypes: ['Other'], transactionTypes: ['Rent'], minBedrooms: 6 }],
];

describe('a list narrowed to few of many reads these alone', () => {
  test.each(rareValues)('%s %j, in every order', async (type, filter) => {
    await untilFound();
    for (const sort of sorts) {
      const [find] = await commandsDuring(['listings'], async () => {
        expect(idsOf(await readPage(visitor, { type, filter, sort }))).toEqual([rare[type]]);
      });
      expect(await documentsReadBy(find ?? { name: '', body: {} })).toBeLessThanOrEqual(2);
    }
  });

  test.each(sorts)('%s: nothing where nothing meets all conditions', async (sort) => {
    await untilFound();
    const filter = { amenities: ['pool', 'rare'], minBedrooms: 31 };
    const [find] = await commandsDuring(['listings'], async () => {
      expect(idsOf(await readPage(visitor, { type: 'property', filter, sort }))).toEqual([]);
    });
    expect(await documentsReadBy(find ?? { name: '', body: {} })).toBe(0);
  });

  test('of every type', async () => {
    await untilFound();
    const [find] = await commandsDuring(['listings'], async () => {
      const page = await readPage(visitor, { filter: { city: 'Iquitos' } });
      expect(idsOf(page).toSorted()).toEqual(Object.values(rare).toSorted());
    });
    expect(await documentsReadBy(find ?? { name: '', body: {} })).toBe(3);
  });
});

test('pages of a few are without gaps and duplicates', async () => {
  await untilFound();
  const filter = { isFeatured: true };
  const all = idsOf(
    await readPage(visitor, { type: 'product', filter, first: 50, sort: 'RATING' }),
  );
  const seen: string[] = [];
  let after: string | null = null;
  for (let more = true; more; ) {
    const page = await readPage(visitor, {
      type: 'product',
      filter,
      first: 2,
      sort: 'RATING',
      after,
    });
    seen.push(...idsOf(page));
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  expect(all).toHaveLength(inserted / 200 / 3);
  expect(seen).toEqual(all);
});
