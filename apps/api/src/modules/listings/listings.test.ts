import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../testing/client.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { insertImages } from './listing-test-kit.ts';
import { ListingModel } from './listing.model.ts';
import {
  codeOfPage,
  idOf,
  idsOf,
  type ListingPage,
  readAll,
  readPage,
} from './reading/reading-test-kit.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await ListingModel.deleteMany({});
});

const common = `__typename id type status name { en es } description { en es }
  category { key label { en es } } offers { en es } priceFrom { amountMinor currency }
  images { fileId alt { en es } width } artwork { seed palette } city region country isFeatured
  engagement { views contacts saves comments } dateCreated dateChanged datePublished
  business { id name city artwork { palette } } viewerCanEdit removalReason { text } problems { code }`;
const read = async (id: string, fields: string, client = visitor) =>
  (
    await client.data<{ listing: Record<string, unknown> | null }>(
      `query ($id: ID!) { listing(id: $id) { ${fields} } }`,
      { id },
    )
  ).listing;

/** Products a minute apart, the newest first; every three share an instant. */
async function buildProducts(count: number, isFeatured = false): Promise<string[]> {
  const business = await buildBusiness();
  const now = Date.now();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const datePublished = new Date(now - Math.floor(index / 3) * 60_000);
    ids.push(idOf(await buildProduct({ business, isFeatured, datePublished })));
  }
  return ids;
}

describe('a listing has all that the contract names', () => {
  test('as a product', async () => {
    const business = await buildBusiness({ name: 'Taller Uno', city: 'Pasto' });
    const businessId = business._id.toHexString();
    const [fileId = ''] = await insertImages(server.config, businessId, 1);
    const product = await buildProduct({
      business,
      name: { en: 'Lacquered box', es: 'Caja en barniz' },
      currency: 'COP',
      price: 4_500_000,
      brand: 'Uno',
      productId: 'LB-7',
      gtin: '7702984100156',
      sku: 'U-1',
      color: { en: 'Green', es: 'Verde' },
      images: [
        { fileId: '0'.repeat(24), alt: { en: 'gone' } },
        { fileId, alt: { en: 'A box', es: 'Una caja' } },
      ],
      engagement: { views: 4, contacts: 3, saves: 2, comments: 1 },
    });
    const fields = `${common} ... on Product { price { amountMinor currency } manufacturer brand model
      productId gtin sku condition countryOfOrigin color { en es } size }`;
    expect(await read(idOf(product), fields)).toEqual({
      __typename: 'Product',
      id: idOf(product),
      type: 'product',
      status: 'published',
      name: { en: 'Lacquered box', es: 'Caja en barniz' },
      description: product.description,
      category: { key: 'crafts', label: { en: 'Crafts', es: 'Artesanías' } },
      offers: null,
      priceFrom: { amountMinor: 4_500_000, currency: 'COP' },
      price: { amountMinor: 4_500_000, currency: 'COP' },
      images: [{ fileId, alt: { en: 'A box', es: 'Una caja' }, width: 70 }],
      artwork: product.artwork,
      city: 'Pasto',
      region: 'Valle del Cauca',
      country: 'CO',
      isFeatured: false,
      engagement: { views: 4, contacts: 3, saves: 2, comments: 1 },
      dateCreated: product.dateCreated.toISOString(),
      dateChanged: product.dateChanged.toISOString(),
      datePublished: product.datePublished?.toISOString(),
      business: { id: businessId, name: 'Taller Uno', city: 'Pasto', artwork: { palette: 'jade' } },
      viewerCanEdit: false,
      removalReason: null,
      problems: [],
      manufacturer: null,
      brand: 'Uno',
      model: null,
      productId: 'LB-7',
      gtin: '7702984100156',
      sku: 'U-1',
      condition: 'New',
      countryOfOrigin: 'CO',
      color: { en: 'Green', es: 'Verde' },
      size: null,
    });
  });

  test('as a service', async () => {
    const service = await buildService({
      startPrice: null,
      pricePerHour: 900,
      endPrice: 20_000,
      availability: { en: 'Mornings', es: null },
    });
    const fields = `${common} ... on Service { serviceType { key label { es } } availability { en es }
      startPrice { amountMinor } endPrice { amountMinor currency } pricePerHour { amountMinor } }`;
    expect(await read(idOf(service), fields)).toMatchObject({
      __typename: 'Service',
      type: 'service',
      serviceType: { key: 'project', label: { es: expect.stringMatching(/\w/) as string } },
      availability: { en: 'Mornings', es: null },
      priceFrom: { amountMinor: 900, currency: 'USD' },
      startPrice: null,
      endPrice: { amountMinor: 20_000, currency: 'USD' },
      pricePerHour: { amountMinor: 900 },
    });
  });

  test('as a property, with a value that its taxonomy does not have any more', async () => {
    const property = await buildProperty({
      category: 'castle',
      transactionType: 'Sale',
      listingPriceMin: 9_000_000,
      fromDate: '2027-01-31',
      bedrooms: 3,
      amenities: ['parking', 'moat'],
      video: '0'.repeat(24),
    });
    const fields = `${common} ... on Property { propertyType transactionType fromDate toDate
      rentalPriceMin { amountMinor } listingPriceMin { amountMinor } bedrooms rooms
      amenities { key label { en } } agent video { url } }`;
    expect(await read(idOf(property), fields)).toMatchObject({
      __typename: 'Property',
      category: { key: 'castle', label: { en: 'castle', es: 'castle' } },
      priceFrom: { amountMinor: 9_000_000 },
      listingPriceMin: { amountMinor: 9_000_000 },
      rentalPriceMin: { amountMinor: 80_000 },
      fromDate: '2027-01-31',
      toDate: null,
      bedrooms: 3,
      rooms: null,
      amenities: [
        { key: 'parking', label: { en: expect.stringMatching(/^\p{Lu}/u) as string } },
        { key: 'moat', label: { en: 'moat' } },
      ],
      video: null,
    });
  });

  test.each([
    '',
    'x',
    'constructor',
    '{"$ne":null}',
    '0'.repeat(24),
    'ñ'.repeat(12),
    '1'.repeat(99),
  ])('and none with the id %j', async (id) => {
    const { data, errors } = await visitor.request(
      `query ($id: ID!) { listing(id: $id) { id } product(id: $id) { id }
          listingsByIds(ids: [$id]) { id } }`,
      { id },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ listing: null, product: null, listingsByIds: [] });
  });
});

describe('listings by their ids', () => {
  const byIds = async (ids: readonly string[]) =>
    (
      await visitor.data<{ listingsByIds: { id: string }[] }>(
        'query ($ids: [ID!]!) { listingsByIds(ids: $ids) { id } }',
        { ids },
      )
    ).listingsByIds.map(({ id }) => id);

  test('come in the order asked for, each once, without those that are hidden or unknown', async () => {
    const [one = '', two = '', three = ''] = await buildProducts(3);
    const draft = idOf(await buildProduct({ status: 'draft' }));
    expect(await byIds([three, 'x', one, draft, three, two])).toEqual([three, one, two]);
    expect(await byIds([])).toEqual([]);
  });

  test('are refused beyond 20', async () => {
    const query = 'query ($ids: [ID!]!) { listingsByIds(ids: $ids) { id } }';
    const { errors } = await visitor.request(query, { ids: Array<string>(21).fill('x') });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });
});

describe('a list', () => {
  test('is read page by page, newest first, without gaps and duplicates while others arrive', async () => {
    const before = await buildProducts(47);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: ListingPage = await readPage(visitor, { type: 'product', first: 20, after });
      seen.push(...idsOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      await buildProduct();
    } while (after);
    expect(seen).toHaveLength(47);
    expect(new Set(seen)).toEqual(new Set(before));
    const times = await Promise.all(
      seen.map(async (id) => Number((await ListingModel.findById(id).lean())?.datePublished)),
    );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const everything = await readPage(visitor, { first: 50 });
    expect(everything.edges).toHaveLength(50);
    expect(everything.pageInfo.hasNextPage).toBe(false);
  });

  test('continues after the cursor of any item', async () => {
    await buildProducts(9);
    const all = await readPage(visitor);
    const after = all.edges[4]?.cursor ?? null;
    expect(idsOf(await readPage(visitor, { after }))).toEqual(idsOf(all).slice(5));
  });

  test('is empty without a cursor when there is nothing', async () => {
    expect(await readPage(visitor)).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  test.each([0, -1, 51, 2_147_483_647])('refuses pages of %d', async (first) => {
    expect(await codeOfPage(visitor, { first })).toBe('BAD_REQUEST');
  });

  test('refuses cursors that are damaged, forged or of another list', async () => {
    await buildProducts(3);
    await buildProducts(2, true);
    const { endCursor } = (await readPage(visitor, { first: 1 })).pageInfo;
    const featured = await readPage(visitor, { first: 1, filter: { isFeatured: true } });
    const forged = Buffer.from(JSON.stringify([{ $gt: '' }, { $gt: '' }])).toString('base64url');
    for (const after of [
      'x',
      '.',
      forged,
      `${forged}.${endCursor?.split('.')[1]}`,
      `${endCursor?.slice(0, -1)}`,
      featured.pageInfo.endCursor,
    ]) {
      expect(await codeOfPage(visitor, { after })).toBe('INVALID_CURSOR');
    }
    // Empty is no cursor at all.
    expect(await codeOfPage(visitor, { after: '' })).toBe('BAD_REQUEST');
    expect(await codeOfPage(visitor, { after: endCursor })).toBeUndefined();
  });
});

describe('the older list of products', () => {
  const query = `query ($first: Int! = 20, $after: Cursor, $isFeatured: Boolean) {
    products(first: $first, after: $after, isFeatured: $isFeatured) {
      edges { cursor node { id price { amountMinor } business { id } } }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  const readProducts = async (variables: Record<string, unknown> = {}) =>
    (await visitor.data<{ products: ListingPage }>(query, variables)).products;

  test('has products only, featured ones or only the others', async () => {
    const featured = await buildProducts(4, true);
    const others = await buildProducts(5);
    await buildService();
    expect(new Set(idsOf(await readProducts({ isFeatured: true })))).toEqual(new Set(featured));
    expect(new Set(idsOf(await readProducts({ isFeatured: false })))).toEqual(new Set(others));
    expect((await readProducts({ isFeatured: null })).edges).toHaveLength(9);
    const first = await readProducts({ isFeatured: true, first: 3 });
    const rest = await readProducts({ isFeatured: true, after: first.pageInfo.endCursor });
    expect(new Set([...idsOf(first), ...idsOf(rest)])).toEqual(new Set(featured));
    expect(idsOf(await readProducts())).toEqual(await readAll(visitor, { type: 'product' }));
  });

  test('has products only by their id, too', async () => {
    const byId = 'query ($id: ID!) { product(id: $id) { id } }';
    const [product, service] = [idOf(await buildProduct()), idOf(await buildService())];
    expect(await visitor.data(byId, { id: product })).toEqual({ product: { id: product } });
    expect(await visitor.data(byId, { id: service })).toEqual({ product: null });
  });
});
