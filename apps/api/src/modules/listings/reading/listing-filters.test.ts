import { ratingsWith } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { codeOfPage, idOf, idsOf, readAll, readPage } from './reading-test-kit.ts';

let server: TestServer;
let visitor: TestClient;
let limaId = '';
/** Listings by a name of their own. */
const built = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server);
  const cali = await buildBusiness();
  const lima = await buildBusiness({ city: 'Lima', region: 'Lima', country: 'PE' });
  const at = (minute: number) => ({ datePublished: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
  const products = [
    { name: 'cheap', price: 100, category: 'coffee', brand: 'Uno', ...at(1) },
    {
      name: 'dear',
      price: 900,
      category: 'coffee',
      brand: 'Dos',
      condition: 'Used' as const,
      ...at(2),
    },
    {
      name: 'pesos',
      price: 500,
      currency: 'COP' as const,
      category: 'crafts',
      brand: 'Uno',
      ...at(3),
    },
    { name: 'featured', price: 500, category: 'food', isFeatured: true, ...at(0) },
  ];
  for (const { name, ...values } of products) {
    built.set(name, idOf(await buildProduct({ business: cali, ...values })));
  }
  built.set('remote', idOf(await buildProduct({ business: lima, price: 500, ...at(4) })));
  built.set(
    'project',
    idOf(
      await buildService({
        business: cali,
        startPrice: null,
        endPrice: null,
        pricePerHour: 70,
        ...at(5),
      }),
    ),
  );
  built.set(
    'hourly',
    idOf(
      await buildService({
        business: lima,
        serviceType: 'hourly',
        category: 'design',
        startPrice: 200,
        ...at(6),
      }),
    ),
  );
  built.set(
    'house',
    idOf(
      await buildProperty({
        business: cali,
        propertyType: 'House',
        transactionType: 'Sale',
        listingPriceMin: 5_000,
        rentalPriceMin: 10,
        rooms: 5,
        bedrooms: 3,
        bathrooms: 2,
        amenities: ['pool', 'garden'],
        ...at(7),
      }),
    ),
  );
  built.set(
    'flat',
    idOf(
      await buildProperty({
        business: lima,
        propertyType: 'Apartment',
        rooms: 2,
        bedrooms: 1,
        bathrooms: 1,
        amenities: ['pool'],
        ...at(8),
      }),
    ),
  );
  built.set(
    'land',
    idOf(
      await buildProperty({
        business: cali,
        propertyType: 'Land',
        transactionType: 'Lease',
        rentalPriceMin: 50,
        ...at(9),
      }),
    ),
  );
  await inTransaction(() =>
    changeBusiness(lima._id.toHexString(), () => ratingsWith([0, 0, 0, 1, 1], {})),
  );
  limaId = lima._id.toHexString();
});
afterAll(() => server.stop());

const namesOf = (ids: readonly string[]) =>
  ids.map((id) => [...built].find(([, known]) => known === id)?.[0]);
const read = async (args: Parameters<typeof readPage>[1]) =>
  namesOf(idsOf(await readPage(visitor, args)));

describe('a list is narrowed', () => {
  test.each([
    ['product', { categories: ['coffee'] }, ['dear', 'cheap']],
    ['product', { categories: ['food', 'coffee'] }, ['dear', 'cheap', 'featured']],
    ['product', { brands: ['Uno'] }, ['pesos', 'cheap']],
    ['product', { brands: ['uno'] }, []],
    ['product', { condition: 'Used' }, ['dear']],
    ['product', { currency: 'COP' }, ['pesos']],
    ['product', { priceMin: 500 }, ['remote', 'dear', 'featured']],
    ['product', { priceMin: 500, priceMax: 500 }, ['remote', 'featured']],
    ['product', { priceMax: 500, currency: 'COP' }, ['pesos']],
    ['product', { priceMax: { amountMinor: 500, currency: 'COP' } }, ['pesos']],
    ['product', { priceMin: 2, priceMax: 1 }, []],
    ['product', { country: 'PE' }, ['remote']],
    [
      'product',
      { country: 'CO', region: 'Valle del Cauca', city: 'Cali', brands: ['Dos', 'Uno'] },
      ['pesos', 'dear', 'cheap'],
    ],
    ['product', { isFeatured: true }, ['featured']],
    ['product', { isFeatured: false, categories: ['food'] }, []],
    ['service', { serviceTypes: ['hourly'] }, ['hourly']],
    ['service', { priceMax: 100 }, ['project']],
    ['property', { propertyTypes: ['House', 'Land'] }, ['land', 'house']],
    ['property', { transactionTypes: ['Sale'] }, ['house']],
    ['property', { minRooms: 2 }, ['flat', 'house']],
    ['property', { minBedrooms: 3, minBathrooms: 2 }, ['house']],
    ['property', { minRooms: 0 }, ['land', 'flat', 'house']],
    ['property', { amenities: ['pool'] }, ['flat', 'house']],
    ['property', { amenities: ['pool', 'garden'] }, ['house']],
    ['property', { priceMin: 5_000, priceMax: 5_000 }, ['house']],
    [null, { country: 'PE' }, ['flat', 'hourly', 'remote']],
    [null, { isFeatured: true }, ['featured']],
    [
      'product',
      { categories: [], brands: null, country: '', city: '' },
      ['remote', 'pesos', 'dear', 'cheap', 'featured'],
    ],
    ['product', null, ['remote', 'pesos', 'dear', 'cheap', 'featured']],
  ])('%s by %j', async (type, filter, names) => {
    expect(await read({ type, filter })).toEqual(names);
  });

  test('to one business, alone and with a type', async () => {
    expect(await read({ filter: { businessId: limaId } })).toEqual(['flat', 'hourly', 'remote']);
    expect(await read({ type: 'service', filter: { businessId: limaId } })).toEqual(['hourly']);
    expect(await read({ filter: { businessId: '{"$ne":null}' } })).toEqual([]);
  });

  test.each([
    ['product', { minRooms: 1 }],
    ['product', { serviceTypes: ['hourly'] }],
    ['service', { brands: ['Uno'] }],
    ['property', { condition: 'New' }],
    [null, { categories: ['coffee'] }],
    [null, { priceMin: 1 }],
  ])('but not %s by %j, which it does not have', async (type, filter) => {
    expect(await codeOfPage(visitor, { type, filter })).toBe('BAD_REQUEST');
  });

  test.each<Record<string, unknown>>([
    { categories: Array.from({ length: 21 }, (_, index) => `c${index}`) },
    { categories: ['x'.repeat(41)] },
    { categories: [''] },
    { brands: ['x'.repeat(121)] },
    { brands: ['a\u0000b'] },
    { currency: 'EUR' },
    { currency: 'usd' },
    { priceMin: -1 },
    { priceMax: Number.MAX_SAFE_INTEGER },
    { priceMax: 1.5 },
    { priceMin: { amountMinor: 5, currency: 'COP' }, currency: 'USD' },
    { priceMin: { amountMinor: 5, currency: 'COP' }, priceMax: 9 },
    { priceMin: { amountMinor: 5, currency: 'EUR' } },
    { country: 'Colombia' },
    { region: 'x'.repeat(101) },
    { city: { $ne: null } },
    { categories: [{ $gt: '' }] },
    { categories: { $gt: '' } },
    { businessId: 'x'.repeat(101) },
    { $where: '1' },
    { __proto__: null, toString: 'x' },
  ])('by nothing like %j', async (filter) => {
    const code = await codeOfPage(visitor, { type: 'product', filter });
    expect(['BAD_REQUEST', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']).toContain(code);
  });
});

describe('a list is ordered', () => {
  test.each([
    ['product', 'NEWEST', {}, ['remote', 'pesos', 'dear', 'cheap', 'featured']],
    ['product', 'RELEVANCE', {}, ['featured', 'remote', 'pesos', 'dear', 'cheap']],
    ['product', 'PRICE_ASC', {}, ['cheap', ['featured', 'remote'], 'dear']],
    ['product', 'PRICE_DESC', {}, ['dear', ['featured', 'remote'], 'cheap']],
    ['product', 'PRICE_ASC', { currency: 'COP' }, ['pesos']],
    ['product', 'PRICE_DESC', { priceMin: 200, priceMax: 600 }, [['featured', 'remote']]],
    ['service', 'PRICE_ASC', {}, ['project', 'hourly']],
    ['property', 'PRICE_ASC', {}, ['land', 'house', 'flat']],
    ['service', 'RATING', {}, ['hourly', 'project']],
    ['product', 'RATING', { country: 'PE' }, ['remote']],
    [null, 'RELEVANCE', { country: 'PE' }, ['flat', 'hourly', 'remote']],
    [null, 'PRICE_ASC', { country: 'PE' }, ['hourly', 'remote', 'flat']],
  ] as const)('%s by %s with %j', async (type, sort, filter, expected) => {
    const names = await read({ type, sort, filter });
    // Equal ones are in some order of their own.
    expect(names).toHaveLength(expected.flat().length);
    let from = 0;
    for (const step of expected) {
      const group = typeof step === 'string' ? [step] : step;
      expect(new Set(names.slice(from, from + group.length))).toEqual(new Set(group));
      from += group.length;
    }
  });

  test.each(['NEWEST', 'RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'RATING'])(
    'by %s page by page as at once, of one type and of all',
    async (sort) => {
      for (const type of ['product', null]) {
        const atOnce = idsOf(await readPage(visitor, { type, sort, first: 50 }));
        expect(await readAll(visitor, { type, sort, first: 1 })).toEqual(atOnce);
        expect(await readAll(visitor, { type, sort, first: 2 })).toEqual(atOnce);
      }
    },
  );
});

describe('a cursor', () => {
  test('is only good for the list, conditions and order that gave it', async () => {
    const given = { type: 'product', filter: { brands: ['Uno', 'Dos'] }, sort: 'NEWEST', first: 1 };
    const after = (await readPage(visitor, given)).pageInfo.endCursor;
    for (const other of [
      { ...given, type: 'service', filter: null },
      { ...given, type: null, filter: null },
      { ...given, filter: { brands: ['Uno'] } },
      { ...given, filter: { brands: ['Uno', 'Dos'], country: 'CO' } },
      { ...given, sort: 'RELEVANCE' },
      { ...given, sort: 'PRICE_ASC' },
    ]) {
      expect(await codeOfPage(visitor, { ...other, after })).toBe('INVALID_CURSOR');
    }
  });

  test('is good for the same conditions however they are written, and for any length of page', async () => {
    const given = { type: 'product', filter: { brands: ['Uno', 'Dos'] }, first: 1 };
    const after = (await readPage(visitor, given)).pageInfo.endCursor;
    const rest = await read({
      ...given,
      filter: { brands: ['Dos', 'Uno', 'Dos'], country: null, categories: [] },
      first: 5,
      after,
    });
    expect(rest).toEqual(['dear', 'cheap']);
  });
});
