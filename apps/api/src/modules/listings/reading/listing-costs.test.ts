import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildSignedInUser } from '../../../testing/world.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { insertImages } from '../listing-test-kit.ts';
import { type ListingArguments, readPage } from './reading-test-kit.ts';

let server: TestServer;
let visitor: TestClient;
/** Somebody signed in, who may have saved some. */
let reader: TestClient;
let business: BusinessRecord;
const collections = [
  'listings',
  'listingEngagement',
  'businesses',
  'files',
  'referenceItems',
  'favourites',
];

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  visitor = createClient(server);
  business = await buildBusiness();
  const { userId, accessToken } = await buildSignedInUser(server.config);
  reader = Object.assign(createClient(server), { accessToken });
  const images = await insertImages(server.config, userId, 60);
  const builders = [buildProduct, buildService, buildProperty];
  for (let index = 0; index < 60; index += 1) {
    await builders[index % 3]?.({
      ...(index % 2 ? { business } : {}),
      datePublished: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 4))),
      isFeatured: index % 5 === 0,
      images: [{ fileId: images[index] ?? '', alt: null }],
    });
  }
});
afterAll(() => server.stop());

const everyField = `query ($first: Int!, $after: Cursor) {
  listings(first: $first, after: $after) { edges { cursor node {
    id type status name { en es } description { en } category { key label { es } } offers { en }
    priceFrom { amountMinor currency } images { url width alt { en es } sources { srcSet } } artwork { seed }
    city region country isFeatured engagement { views contacts saves comments } dateCreated
    dateChanged datePublished business { id name logo { url } } viewerHasFavourited viewerCanEdit removalReason { text }
    problems { code }
    ... on Product { price { amountMinor } brand condition color { en } }
    ... on Service { serviceType { key label { en } } startPrice { amountMinor } }
    ... on Property { amenities { key label { en } } rentalPriceMin { amountMinor } video { url } }
  } } pageInfo { hasNextPage endCursor } } }`;

describe('what is read of each', () => {
  const fieldsOf = async (query: string): Promise<Record<string, string[]>> => {
    const sent = await commandsDuring(collections, () => visitor.data(query));
    return Object.fromEntries(
      sent.map(({ name, body }) => [
        String(body[name]),
        Object.keys((body['projection'] as object | undefined) ?? { everything: 1 }).toSorted(),
      ]),
    );
  };
  const card = 'name { en } priceFrom { amountMinor } business { name timeZone }';
  const ofListing = ['_id', 'businessId', 'currency', 'name', 'priceFrom', 'type'];
  const ofBusiness = ['_id', 'country', 'name', 'timeZone'];

  test.each([
    ['a page', `{ listings { edges { node { ${card} } } } }`, ['datePublished']],
    ['products', `{ products { edges { node { ${card} } } } }`, ['datePublished']],
  ])('%s: the fields asked for, and what orders it', async (_what, query, more) => {
    expect(await fieldsOf(query)).toEqual({
      listings: [...ofListing, ...more].toSorted(),
      businesses: ofBusiness,
    });
  });

  test('one, and some by their ids: whatever tells that they are public as well', async () => {
    const { listings } = await visitor.data<{
      listings: { edges: { node: { id: string } }[] };
    }>('{ listings(first: 1) { edges { node { id } } } }');
    const id = listings.edges[0]?.node.id;
    const read = { listings: ofListing, businesses: ofBusiness };
    expect(await fieldsOf(`{ listing(id: "${id}") { ${card} } }`)).toEqual(read);
    expect(await fieldsOf(`{ listingsByIds(ids: ["${id}"]) { ${card} } }`)).toEqual({
      ...read,
      listings: [...ofListing, 'sellerActive', 'status'].toSorted(),
    });
  });

  test('of what is counted, the counts asked for, and nothing more of the listing', async () => {
    expect(
      await fieldsOf('{ listings { edges { node { engagement { views saves } } } } }'),
    ).toEqual({
      listings: ['_id', 'datePublished', 'type'],
      listingEngagement: ['_id', 'saves', 'views'],
    });
  });

  test('the whole record for a resolver that does not say what it reads', async () => {
    expect(await fieldsOf('{ listings { edges { node { problems { code } } } } }')).toEqual({
      listings: ['everything'],
    });
  });
});

describe('what a page costs', () => {
  test('five commands whatever its size and whatever is asked of each listing', async () => {
    // The names of the taxonomies are read once by the process.
    await reader.data(everyField, { first: 50 });
    for (const first of [1, 5, 20, 50]) {
      const sent = await commandsDuring(collections, () => reader.data(everyField, { first }));
      expect(sent.map(({ name, body }) => `${name} ${String(body[name])}`).toSorted()).toEqual([
        'find businesses',
        'find favourites',
        'find files',
        'find listingEngagement',
        'find listings',
      ]);
    }
  });

  test('one more for those like each of them', async () => {
    const query = `query ($first: Int!) { listings(first: $first) { edges { node {
      similar(first: 2) { id } } } } }`;
    for (const first of [1, 50]) {
      const sent = await commandsDuring(collections, () => visitor.data(query, { first }));
      expect(sent.map(({ name }) => name)).toEqual(['find', 'aggregate']);
    }
  });

  test.each(['listings', 'products', 'managedListings'])(
    'one more for the counts of %s, one or fifty',
    async (list) => {
      const { accessToken } = await buildSignedInUser(server.config, { memberType: 'wikiAdmin' });
      const admin = Object.assign(createClient(server), { accessToken });
      const query = `query ($first: Int!) { ${list}(first: $first) { edges { node {
        engagement { views contacts saves comments } } } } }`;
      for (const first of [1, 50]) {
        const sent = await commandsDuring(collections, () => admin.data(query, { first }));
        expect(sent.map(({ name, body }) => `${name} ${String(body[name])}`)).toEqual([
          'find listings',
          'find listingEngagement',
        ]);
      }
    },
  );

  test('one command for listings by their ids', async () => {
    const ids = (await readPage(visitor, { first: 20 })).edges.map(({ node }) => node.id);
    for (const count of [1, 20]) {
      const sent = await commandsDuring(collections, () =>
        visitor.data('query ($ids: [ID!]!) { listingsByIds(ids: $ids) { id } }', {
          ids: ids.slice(0, count),
        }),
      );
      expect(sent.map(({ name }) => name)).toEqual(['find']);
    }
  });
});

const seen = ['status', 'sellerActive'];
const newest = ['datePublished', '_id'];

describe('a page is read from an index without sorting', () => {
  test.each<[ListingArguments, string[]]>([
    [{}, [...seen, ...newest]],
    [{ filter: { isFeatured: true } }, [...seen, 'isFeatured', ...newest]],
    [{ type: 'product' }, [...seen, 'type', ...newest]],
    [
      { type: 'product', filter: { isFeatured: false } },
      [...seen, 'type', 'isFeatured', ...newest],
    ],
    [
      { type: 'product', filter: { categories: ['crafts'] } },
      [...seen, 'type', 'category', ...newest],
    ],
    [
      { type: 'product', filter: { categories: ['crafts', 'food'] } },
      [...seen, 'type', 'category', ...newest],
    ],
    [{ type: 'service', filter: { country: 'CO' } }, [...seen, 'type', 'country', ...newest]],
    [{ type: 'property', filter: { minRooms: 2 } }, [...seen, 'type', ...newest]],
    [{ type: 'product', filter: { priceMax: 5_000 } }, [...seen, 'type', 'currency', ...newest]],
    [
      { type: 'product', sort: 'RELEVANCE', filter: { country: 'CO', categories: ['crafts'] } },
      [...seen, 'type', 'rank', '_id'],
    ],
    [{ sort: 'RATING', filter: { isFeatured: false } }, [...seen, 'type', 'sellerRating', '_id']],
    [
      { type: 'product', sort: 'PRICE_ASC', filter: { country: 'CO', categories: ['crafts'] } },
      [...seen, 'type', 'currency', 'priceFrom', '_id'],
    ],
    [{ type: 'product', sort: 'RELEVANCE' }, [...seen, 'type', 'rank', '_id']],
    [{ sort: 'RELEVANCE' }, [...seen, 'type', 'rank', '_id']],
    [{ type: 'product', sort: 'RATING' }, [...seen, 'type', 'sellerRating', '_id']],
    [{ sort: 'RATING' }, [...seen, 'type', 'sellerRating', '_id']],
    [{ type: 'product', sort: 'PRICE_ASC' }, [...seen, 'type', 'currency', 'priceFrom', '_id']],
    [
      { type: 'product', sort: 'PRICE_DESC', filter: { priceMin: 10, priceMax: 9_000 } },
      [...seen, 'type', 'currency', 'priceFrom', '_id'],
    ],
    [{ sort: 'PRICE_ASC' }, [...seen, 'type', 'currency', 'priceFrom', '_id']],
  ])('%j', async (args, index) => {
    const { pageInfo } = await readPage(visitor, { ...args, first: 1 });
    for (const after of [null, pageInfo.endCursor]) {
      const [find] = await commandsDuring(['listings'], () =>
        readPage(visitor, { ...args, first: 1, after }),
      );
      if (!find) throw new Error('The page was not read.');
      const { stages, indexFields } = await planOf(find);
      expect(stages).not.toContain('SORT');
      expect(stages).not.toContain('COLLSCAN');
      expect(indexFields).toEqual(index);
    }
  });

  test('of one business, of every type and of one', async () => {
    const filter = { businessId: business._id.toHexString() };
    for (const [type, fields] of [
      [null, seen],
      ['product', [...seen, 'type']],
    ] as const) {
      const [find] = await commandsDuring(['listings'], () => readPage(visitor, { type, filter }));
      const { stages, indexFields } = await planOf(find ?? { name: '', body: {} });
      expect(stages).not.toContain('SORT');
      expect(indexFields).toEqual(['businessId', ...fields, ...newest]);
    }
  });
});
