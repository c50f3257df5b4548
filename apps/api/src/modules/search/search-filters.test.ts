import { type ListingType, listingTypes } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { createClient, type TestClient } from '../../testing/client.ts';
import { withMoneyInFilter } from '../../testing/samples/money.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../testing/factories.ts';
import { randomOf } from '../../testing/random.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ListingModel } from '../listings/listing.model.ts';
import { isPublic, type ListingRecord } from '../listings/index.ts';
import {
  facetsQuery,
  type Filter,
  filters,
  meets,
  recount,
  type Values,
} from './index-upkeep/recount-test-kit.ts';
import {
  announce,
  changeListing,
  foundIds,
  fromManyAddresses,
  idOf,
  searchFor,
  searchQuery,
  soon,
} from './search-test-kit.ts';

const sorts = ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING'] as const;
type Sort = (typeof sorts)[number];
const tabs = { products: 'product', services: 'service', property: 'property' } as const;
const shared: readonly Filter[] = [
  {},
  { country: 'CO' },
  { country: 'CO', city: 'Cali', currency: 'COP', priceMax: 700 },
  { priceMin: 200, isFeatured: false },
  { currency: 'COP' },
];

let server: TestServer;
let visitor: TestClient;
/** What everybody sees of what answers "marimba". */
let visible: (Values & { _id: ListingRecord['_id'] })[];

beforeAll(async () => {
  server = await startTestServer({ config: { trustProxy: 1 } });
  visitor = fromManyAddresses(createClient(server));
  const random = randomOf(5);
  const of = <Choice>(choices: readonly Choice[]): Choice =>
    choices[Math.floor(random() * choices.length)] as Choice;
  const businesses = [
    await buildBusiness({ country: 'CO', city: 'Cali', region: 'Valle' }),
    await buildBusiness({ country: 'CO', city: 'Medellín', region: 'Antioquia' }),
    await buildBusiness({ country: 'PE', city: 'Lima', region: 'Lima' }),
  ];
  for (let number = 0; number < 60; number += 1) {
    const common = {
      business: of(businesses),
      name: { es: of(['Marimba', 'Marimba grande', 'Quena']) },
      currency: of(['USD', 'COP'] as const),
      isFeatured: random() < 0.3,
      sellerRating: of([0, 3.5, 4, 5]),
      datePublished: new Date(Date.UTC(2026, 0, of([1, 2, 3, 4, 5, 6]))),
      status: of(['published', 'published', 'published', 'paused'] as const),
    };
    const build = of([
      () =>
        buildProduct({
          ...common,
          category: of(['crafts', 'food', 'home']),
          brand: of(['Uno', 'Dos']),
          condition: of(['New', 'Used'] as const),
          price: Math.floor(random() * 5) * 200,
        }),
      () =>
        buildService({
          ...common,
          category: of(['legal', 'design']),
          serviceType: of(['remote', 'project']),
          startPrice: of([null, 100, 500]),
        }),
      () =>
        buildProperty({
          ...common,
          propertyType: of(['House', 'Land', 'Other'] as const),
          rooms: Math.floor(random() * 6),
          bedrooms: of([null, 1, 2]),
          amenities: ['pool', 'gym', 'garden'].filter(() => random() < 0.6),
          rentalPriceMin: Math.floor(random() * 5) * 150,
        }),
    ]);
    await announce<ListingRecord>(await build());
  }
  const all = (await ListingModel.find().lean<ListingRecord[]>()).filter(isPublic);
  visible = all.filter(({ name }) => name.es?.startsWith('Marimba')) as unknown as typeof visible;
  await soon(async () => {
    const { counts } = await searchFor(visitor, 'marimba');
    if (counts.all !== visible.length) throw new Error(`${counts.all} are found so far.`);
  });
});
afterAll(() => server.stop());

/** What a search must find, in its order. */
function expected(type: ListingType | null, filter: Filter, sort: Sort): string[] {
  const byPrice = sort.startsWith('PRICE');
  const asked = byPrice ? { ...filter, priceMin: filter.priceMin ?? 0 } : filter;
  const sign = sort === 'PRICE_ASC' ? 1 : -1;
  const place = (listing: Values): number => {
    if (byPrice) return Number(listing.priceFrom);
    return Number(sort === 'NEWEST' ? listing.datePublished : listing.sellerRating);
  };
  return visible
    .filter((listing) => (!type || listing.type === type) && meets(listing, asked))
    .toSorted(
      (one, other) => (place(one) - place(other)) * sign || (idOf(one) < idOf(other) ? 1 : -1),
    )
    .map(idOf);
}

/** What all pages of a search find, seven at a time. */
async function walk(variables: Record<string, unknown>) {
  const found: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await searchFor(visitor, 'marimba', { ...variables, first: 7, after });
    found.push(...foundIds(page));
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return { found, counts: page.counts };
  }
}

describe.each(sorts)('in the order %s', (sort) => {
  // How well each answers is tested elsewhere.
  const ordered = (ids: readonly string[]) => (sort === 'RELEVANCE' ? ids.toSorted() : ids);

  test.each(shared)('all types under %j are what a recount finds', async (filter) => {
    const { found, counts } = await walk({ filter, sort });
    const all = expected(null, filter, sort);
    expect(ordered(found)).toEqual(ordered(all));
    const [products, services, property] = listingTypes.map(
      (type) => expected(type, filter, sort).length,
    );
    expect(counts).toEqual({ all: all.length, products, services, property });
  });

  test.each(Object.entries(tabs))('%s under their own conditions, too', async (type, own) => {
    for (const filter of filters[own]) {
      const { found, counts } = await walk({ type, filter, sort });
      const all = expected(own, filter, sort);
      expect(ordered(found)).toEqual(ordered(all));
      const { country, city, currency, priceMin, priceMax, isFeatured } = filter;
      const common = { country, city, currency, priceMin, priceMax, isFeatured } as Filter;
      expect(counts[type as keyof typeof tabs]).toBe(all.length);
      expect(counts.all).toBe(expected(null, common, sort).length);
    }
  });
});

describe('facets of a query', () => {
  const facetsOf = async (variables: Record<string, unknown>) =>
    (
      await visitor.data<{ listingFacets: Record<string, unknown> }>(
        facetsQuery,
        withMoneyInFilter(variables),
      )
    ).listingFacets;

  test.each(listingTypes)('of type %s are counted among what it finds', async (type) => {
    const own = visible.filter((listing) => listing.type === type);
    for (const filter of filters[type]) {
      expect(await facetsOf({ type, filter, query: 'marimba' })).toEqual(recount(own, filter));
    }
  });

  test.each(shared)('of all types under %j are places, currencies and prices', async (filter) => {
    const { total, countries, regions, cities, currencies, price } = recount(visible, filter);
    expect(await facetsOf({ filter, query: 'marimba' })).toMatchObject({
      total,
      countries,
      regions,
      cities,
      currencies,
      price,
      categories: [],
      brands: [],
      amenities: [],
    });
  });

  test.each(listingTypes)('of type %s by price are of those that have one', async (type) => {
    const own = visible.filter((listing) => listing.type === type && listing.priceFrom != null);
    for (const filter of filters[type]) {
      expect(await facetsOf({ type, filter, query: 'marimba', priced: true })).toEqual(
        recount(own, filter),
      );
    }
  });

  test('of nothing are none', async () => {
    expect(await facetsOf({ query: 'zzzzzz' })).toMatchObject({ total: 0, countries: [] });
  });

  test.each([{ query: ' ' }, { query: 'x'.repeat(101) }, { filter: { brands: ['Uno'] } }])(
    'are refused for %j',
    async (variables) => {
      const { errors } = await visitor.request(facetsQuery, variables);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
    },
  );
});

describe('a search with conditions', () => {
  const code = async (variables: Record<string, unknown>) => {
    const { errors } = await visitor.request(searchQuery, {
      query: 'marimba',
      ...withMoneyInFilter(variables),
    });
    return errors?.[0]?.extensions?.code;
  };

  test.each([
    { filter: { brands: ['Uno'] } },
    { filter: { categories: ['crafts'] } },
    { type: 'services', filter: { brands: ['Uno'] } },
    { type: 'products', filter: { minRooms: 2 } },
    { type: 'products', filter: { priceMin: -1 } },
    { filter: { currency: 'EUR' } },
  ])('refuses %j', async (variables) => {
    expect(await code(variables)).toBe('BAD_REQUEST');
  });

  test('continues after a cursor of the same conditions and order alone', async () => {
    const filter = { country: 'CO' };
    const { pageInfo } = await searchFor(visitor, 'marimba', { filter, first: 2 });
    const after = pageInfo.endCursor;
    expect(await code({ filter: { country: 'CO', city: null }, after })).toBeUndefined();
    expect(await code({ after })).toBe('INVALID_CURSOR');
    expect(await code({ filter: { country: 'PE' }, after })).toBe('INVALID_CURSOR');
    expect(await code({ filter, sort: 'NEWEST', after })).toBe('INVALID_CURSOR');
  });

  test('suggests other words only when those given find nothing at all', async () => {
    const { edges, suggestions } = await searchFor(visitor, 'marimba', {
      filter: { country: 'MX' },
    });
    expect({ edges, suggestions }).toEqual({ edges: [], suggestions: [] });
  });

  test('follows a change of what it goes by', async () => {
    const listing = await announce(
      await buildService({ name: { es: 'Requinto' }, currency: 'USD', startPrice: 100 }),
    );
    const cheap = { filter: { priceMax: 200 } };
    const count = async () => (await searchFor(visitor, 'requinto', cheap)).counts.services;
    await soon(async () => expect(await count()).toBe(1));
    await changeListing(listing, { priceFrom: 900 });
    await soon(async () => expect(await count()).toBe(0));
  });

  test('orders by new ratings of a business', async () => {
    const business = await buildBusiness();
    const name = { es: 'Bandola' };
    const rated = await announce(await buildService({ name, business }));
    const newer = await announce(await buildService({ name }));
    const byRating = async () => foundIds(await searchFor(visitor, 'bandola', { sort: 'RATING' }));
    await soon(async () => expect(await byRating()).toEqual([idOf(newer), idOf(rated)]));
    await ListingModel.updateOne({ _id: rated._id }, { $set: { sellerRating: 5 } });
    await recordEvent('listings.rated', null, { listingIds: [idOf(rated)] });
    await soon(async () => expect(await byRating()).toEqual([idOf(rated), idOf(newer)]));
  });
});
