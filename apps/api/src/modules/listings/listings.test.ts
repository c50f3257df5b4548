import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../testing/commands.ts';
import { buildBusiness, buildProduct } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, changeBusinessStatus } from '../../testing/world.ts';
import { ProductModel } from './product.model.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) },
  });
  visitor = createClient(server);
});

afterAll(() => server.stop());

beforeEach(async () => {
  await ProductModel.deleteMany({});
});

interface ProductPage {
  products: {
    edges: {
      cursor: string;
      node: { id: string; isFeatured: boolean; business: { id: string } };
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const pageQuery = `query ($first: Int! = 20, $after: Cursor, $featured: Boolean) {
  products(first: $first, after: $after, featured: $featured) {
    edges { cursor node { id isFeatured business { id name } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const productQuery = 'query ($id: ID!) { product(id: $id) { id } }';

const readPage = async (variables: Record<string, unknown> = {}, client = visitor) =>
  (await client.data<ProductPage>(pageQuery, variables)).products;
const idsOf = ({ edges }: ProductPage['products']) => edges.map(({ node }) => node.id);
const codeOf = async (variables: Record<string, unknown>) =>
  (await visitor.request(pageQuery, variables)).errors?.[0]?.extensions?.code;

/** Products a minute apart, the newest first; every three share an instant. */
async function buildProducts(count: number, overrides: { isFeatured?: boolean } = {}) {
  const now = Date.now();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const dateCreated = new Date(now - Math.floor(index / 3) * 60_000);
    ids.push((await buildProduct({ ...overrides, dateCreated }))._id.toHexString());
  }
  return ids;
}

describe('a product', () => {
  test('has all that the contract names', async () => {
    const business = await buildBusiness({ name: 'Taller Uno', city: 'Pasto' });
    const product = await buildProduct({
      business,
      name: { en: 'Lacquered box', es: 'Caja en barniz' },
      price: { amountMinor: 4_500_000, currency: 'COP' },
      category: 'crafts',
      brand: 'Uno',
      gtin: '7702984100156',
      sku: 'U-1',
      color: { en: 'Green', es: 'Verde' },
      offers: null,
    });
    const { product: answer } = await visitor.data(
      `query ($id: ID!) { product(id: $id) {
        id name { en es } description { en es } price { amountMinor currency }
        category { key label { en es } } manufacturer brand model gtin sku condition
        countryOfOrigin color { en es } size offers { en es } isFeatured dateCreated
        artwork { seed palette } business { id name city region country artwork { palette } }
      } }`,
      { id: product._id.toHexString() },
    );
    expect(answer).toEqual({
      id: product._id.toHexString(),
      name: { en: 'Lacquered box', es: 'Caja en barniz' },
      description: product.description,
      price: { amountMinor: 4_500_000, currency: 'COP' },
      category: { key: 'crafts', label: { en: 'Crafts', es: 'Artesanías' } },
      manufacturer: null,
      brand: 'Uno',
      model: null,
      gtin: '7702984100156',
      sku: 'U-1',
      condition: 'New',
      countryOfOrigin: 'CO',
      color: { en: 'Green', es: 'Verde' },
      size: null,
      offers: null,
      isFeatured: false,
      dateCreated: product.dateCreated.toISOString(),
      artwork: product.artwork,
      business: {
        id: business._id.toHexString(),
        name: 'Taller Uno',
        city: 'Pasto',
        region: 'Valle del Cauca',
        country: 'CO',
        artwork: { palette: 'jade' },
      },
    });
  });

  test.each(['draft', 'paused', 'sold', 'removed'] as const)(
    'that is %s answers like an unknown id, to every role',
    async (status) => {
      const world = await buildWorld(server.config);
      const own = await buildProduct({ business: world.ownBusiness, status });
      const roles = [world.user, world.business, world.businessAdmin, world.wikiAdmin];
      for (const accessToken of [null, ...roles.map((role) => role.accessToken)]) {
        const client = Object.assign(createClient(server), { accessToken });
        const hidden = await client.request(productQuery, { id: own._id.toHexString() });
        const unknown = await client.request(productQuery, {
          id: new Types.ObjectId().toHexString(),
        });
        expect(hidden.data).toEqual({ product: null });
        expect(hidden.errors).toBeUndefined();
        expect(unknown.data).toEqual(hidden.data);
        expect(idsOf(await readPage({}, client))).toEqual([]);
      }
    },
  );

  test('disappears while its business is not active and comes back with it', async () => {
    const business = await buildBusiness();
    const id = (await buildProduct({ business }))._id.toHexString();
    const visibleIds = async () => ({
      byId: (await visitor.data<{ product: { id: string } | null }>(productQuery, { id })).product,
      inList: idsOf(await readPage()),
    });
    expect(await visibleIds()).toEqual({ byId: { id }, inList: [id] });
    await changeBusinessStatus(business, 'inactive');
    expect(await visibleIds()).toEqual({ byId: null, inList: [] });
    await changeBusinessStatus(business, 'active');
    expect(await visibleIds()).toEqual({ byId: { id }, inList: [id] });
  });

  test.each([
    '',
    'x',
    'constructor',
    '{"$ne":null}',
    '0'.repeat(24),
    'ñ'.repeat(12),
    '1'.repeat(99),
  ])('with the id %j is unknown', async (id) => {
    const { data, errors } = await visitor.request(productQuery, { id });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ product: null });
  });
});

describe('the list of products', () => {
  test('is read page by page, newest first, without gaps and duplicates while others arrive', async () => {
    const before = await buildProducts(47);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: ProductPage['products'] = await readPage({ first: 20, after });
      seen.push(...idsOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      await buildProduct();
    } while (after);
    expect(seen).toHaveLength(47);
    expect(new Set(seen)).toEqual(new Set(before));
    const times = await Promise.all(
      seen.map(async (id) => (await ProductModel.findById(id).lean())?.dateCreated.getTime() ?? 0),
    );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const everything = await readPage({ first: 50 });
    expect(everything.edges).toHaveLength(50);
    expect(everything.pageInfo.hasNextPage).toBe(false);
  });

  test('continues after the cursor of any item', async () => {
    await buildProducts(9);
    const all = await readPage();
    const after = all.edges[4]?.cursor;
    expect(idsOf(await readPage({ after }))).toEqual(idsOf(all).slice(5));
  });

  test('is empty without a cursor when there is nothing', async () => {
    expect(await readPage()).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  test('shows featured products, or only the others', async () => {
    const featured = await buildProducts(4, { isFeatured: true });
    const others = await buildProducts(5);
    expect(new Set(idsOf(await readPage({ featured: true })))).toEqual(new Set(featured));
    expect(new Set(idsOf(await readPage({ featured: false })))).toEqual(new Set(others));
    expect((await readPage({ featured: null })).edges).toHaveLength(9);
    const first = await readPage({ featured: true, first: 3 });
    const rest = await readPage({ featured: true, after: first.pageInfo.endCursor });
    expect(new Set([...idsOf(first), ...idsOf(rest)])).toEqual(new Set(featured));
  });

  test.each([0, -1, 51, 2_147_483_647])('refuses pages of %d', async (first) => {
    expect(await codeOf({ first })).toBe('BAD_REQUEST');
  });

  test('refuses cursors that are damaged, forged or of another list', async () => {
    await buildProducts(3);
    const { endCursor } = (await readPage({ first: 1 })).pageInfo;
    const featured =
      (await buildProducts(2, { isFeatured: true })) &&
      (await readPage({ first: 1, featured: true }));
    const forged = Buffer.from(JSON.stringify([{ $gt: '' }, { $gt: '' }])).toString('base64url');
    for (const after of [
      'x',
      '.',
      forged,
      `${forged}.${endCursor?.split('.')[1]}`,
      `${endCursor?.slice(0, -1)}`,
      featured.pageInfo.endCursor,
    ]) {
      expect(await codeOf({ after })).toBe('INVALID_CURSOR');
    }
    // Empty is no cursor at all.
    expect(await codeOf({ after: '' })).toBe('BAD_REQUEST');
    expect(await codeOf({ after: endCursor, featured: true })).toBe('INVALID_CURSOR');
    expect(await codeOf({ after: endCursor })).toBeUndefined();
  });
});

describe('what a page costs', () => {
  const collections = ['products', 'businesses'];

  test('two commands, whatever its size', async () => {
    await buildProducts(51);
    for (const first of [1, 5, 20, 50]) {
      const sent = await commandsDuring(collections, () => readPage({ first }));
      expect(sent.map(({ name, body }) => [name, body[name]])).toEqual([
        ['find', 'products'],
        ['find', 'businesses'],
      ]);
    }
  });

  test.each([
    { featured: null, filter: ['status', 'sellerActive'] },
    { featured: true, filter: ['status', 'sellerActive', 'isFeatured'] },
    { featured: false, filter: ['status', 'sellerActive', 'isFeatured'] },
  ])('an index read without sorting, with featured $featured', async ({ featured, filter }) => {
    for (const isFeatured of [true, false]) await buildProducts(4, { isFeatured });
    const { pageInfo } = await readPage({ featured, first: 2 });
    for (const after of [null, pageInfo.endCursor]) {
      const [find] = await commandsDuring(['products'], () =>
        readPage({ featured, first: 2, after }),
      );
      if (!find) throw new Error('The page was not read.');
      const { stages, indexFields } = await planOf(find);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('SORT');
      expect(indexFields).toEqual([...filter, 'dateCreated', '_id']);
    }
  });
});
