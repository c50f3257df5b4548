import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { commandsDuring, documentsReadBy, watchingCommands } from '../../testing/commands.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, changeBusinessStatus } from '../../testing/world.ts';
import type { ListingRecord } from '../listings/index.ts';
import {
  announce,
  changeListing,
  expectFound,
  foundIds,
  fromManyAddresses,
  idOf,
  searchFor,
  searchQuery,
  soon,
} from './search-test-kit.ts';

let server: TestServer;
let visitor: TestClient;
const listed: ListingRecord[] = [];

beforeAll(async () => {
  const mongodbUrl = watchingCommands(freshDatabaseUrl());
  server = await startTestServer({ config: { mongodbUrl, trustProxy: 1 } });
  visitor = fromManyAddresses(createClient(server));
});

afterAll(() => server.stop());

afterEach(async () => {
  for (const listing of listed.splice(0)) await changeListing(listing, null);
});

async function list<Listing extends ListingRecord>(building: Promise<Listing>): Promise<Listing> {
  const listing = await announce(await building);
  listed.push(listing);
  return listing;
}

const textOf = (parts: { text: string }[] | null | undefined) =>
  parts?.map(({ text }) => text).join('');
const hitsOf = (parts: { text: string; isHit: boolean }[] | null | undefined) =>
  parts?.filter(({ isHit }) => isHit).map(({ text }) => text);

describe('what is found', () => {
  test('the right services for a query with typos and without accents', async () => {
    const medellin = await buildBusiness({
      name: 'Ley Clara',
      city: 'Medellín',
      region: 'Antioquia',
    });
    const bogota = await buildBusiness({
      name: 'Ley Andes',
      city: 'Bogotá',
      region: 'Cundinamarca',
    });
    const legal = { category: 'legal', description: { es: 'Contratos y sociedades.' } };
    const name = { es: 'Asesoría jurídica para empresas' };
    const right = await list(buildService({ ...legal, business: medellin, name }));
    const elsewhere = await list(buildService({ ...legal, business: bogota, name }));
    await list(buildProduct({ business: medellin, name: { es: 'Café de origen' } }));
    await expectFound(visitor, 'asesoria juridica', [idOf(right), idOf(elsewhere)]);
    expect(foundIds(await searchFor(visitor, 'asesoria juridca medelin'))).toEqual([idOf(right)]);
  });

  test('every type by what it says, in both languages', async () => {
    const business = await buildBusiness({ name: 'Telares Quillay', city: 'Pasto' });
    const product = await list(
      buildProduct({
        business,
        name: { en: 'Woven ruana', es: 'Ruana tejida' },
        brand: 'Kumelén',
        sku: 'RU-77/B',
        category: 'clothing',
      }),
    );
    const property = await list(
      buildProperty({
        business,
        name: { es: 'Bodega' },
        propertyType: 'House',
        amenities: ['pool'],
      }),
    );
    for (const query of ['ruanas', 'woven', 'kumelen', 'RU77B', 'ropa', 'clothing']) {
      await expectFound(visitor, query, [idOf(product)]);
    }
    for (const query of ['piscina', 'swimming', 'bodegas']) {
      await expectFound(visitor, query, [idOf(property)]);
    }
    await expectFound(visitor, 'quillay', [idOf(product), idOf(property)]);
    expect((await searchFor(visitor, 'quillay', { type: 'property' })).counts).toEqual({
      all: 2,
      products: 1,
      services: 0,
      property: 1,
    });
    expect(foundIds(await searchFor(visitor, 'quillay', { type: 'products' }))).toEqual([
      idOf(product),
    ]);
  });

  test('with its words marked in a text that stays whole', async () => {
    const long = `${'Nada de esto. '.repeat(30)}Aquí la LÁMPARA de vidrio soplado. ${'Ni esto. '.repeat(40)}`;
    const name = { en: 'Blown lamp', es: 'Lámparas «Año»' };
    const listing = await list(buildProduct({ name, description: { es: long } }));
    await expectFound(visitor, 'lampara', [idOf(listing)]);
    const [edge] = (await searchFor(visitor, 'lampara')).edges;
    expect(textOf(edge?.node.name.es)).toBe(name.es);
    expect(textOf(edge?.node.name.en)).toBe(name.en);
    expect(hitsOf(edge?.node.name.es)).toEqual(['Lámparas']);
    expect(hitsOf(edge?.node.snippet.es)).toEqual(['LÁMPARA']);
    expect(edge?.node.snippet.en).toBeNull();
    const passage = textOf(edge?.node.snippet.es) ?? '';
    expect(passage.length).toBeLessThanOrEqual(200);
    expect(long).toContain(passage);
  });

  test('with a phrase marked where it stands as it was asked for, and words by themselves anywhere', async () => {
    const name = { es: 'Charango fino de cedro', en: 'Cedar charango' };
    const description = { es: 'Un charango de cedro. Charango fino, de color fino.' };
    const listing = await list(buildProduct({ name, description }));
    await expectFound(visitor, 'charango', [idOf(listing)]);
    const marked = async (query: string) => {
      const [edge] = (await searchFor(visitor, query)).edges;
      return [edge?.node.name.es, edge?.node.name.en, edge?.node.snippet.es].map(hitsOf);
    };
    expect(await marked('"charango fino"')).toEqual([['Charango fino'], [], ['Charango fino']]);
    expect(await marked('"charango fino" fino')).toEqual([
      ['Charango fino'],
      [],
      ['Charango fino', 'fino'],
    ]);
  });
});

describe('words of several meanings and languages', () => {
  test('a rental comes before a tax return, and in English there is only the rental', async () => {
    const rental = await list(
      buildProperty({ name: { es: 'Apartaestudio' }, transactionType: 'Rent' }),
    );
    const taxes = await list(buildService({ name: { es: 'Declaración de renta' } }));
    await soon(async () =>
      expect(foundIds(await searchFor(visitor, 'renta'))).toEqual([idOf(rental), idOf(taxes)]),
    );
    expect(foundIds(await searchFor(visitor, 'rent'))).toEqual([idOf(rental)]);
    expect(foundIds(await searchFor(visitor, 'tax return'))).toEqual([idOf(taxes)]);
  });

  test('a whole name of a taxonomy finds what is called so in the other language', async () => {
    const listing = await list(
      buildService({ category: 'design', name: { es: 'Afinación de instrumentos musicales' } }),
    );
    await expectFound(visitor, 'musical instruments', [idOf(listing)]);
    const [edge] = (await searchFor(visitor, 'musical instruments')).edges;
    expect(hitsOf(edge?.node.name.es)).toEqual(['instrumentos musicales']);
  });
});

describe('a query that finds nothing', () => {
  test('answers words that do find something, as they are written', async () => {
    const listing = await list(buildProduct({ name: { es: 'Guitarrón' } }));
    await expectFound(visitor, 'guitarron', [idOf(listing)]);
    const { edges, suggestions } = await searchFor(visitor, 'jitarrom');
    expect(edges).toEqual([]);
    // Its category has little to do with what was looked for.
    expect(suggestions).toEqual(['guitarrón']);
    expect(foundIds(await searchFor(visitor, 'guitarrón'))).toEqual([idOf(listing)]);
  });

  test('answers popular categories when nothing is near', async () => {
    const listing = await list(buildProduct({ category: 'music', name: { es: 'Tiple' } }));
    await expectFound(visitor, 'tiple', [idOf(listing)]);
    const { suggestions } = await searchFor(visitor, 'qqqqqqqq');
    expect(suggestions).toEqual(['Musical instruments']);
    expect(foundIds(await searchFor(visitor, 'Musical instruments'))).toEqual([idOf(listing)]);
  });
});

describe('what may not be seen', () => {
  const facetsQuery = `{ listingFacets(type: SERVICE) { total categories { value count } } }`;

  test.each(['draft', 'paused', 'sold', 'removed'] as const)(
    'is in no answer to any role when it is %s',
    async (status) => {
      const world = await buildWorld(server.config);
      const hidden = { business: world.ownBusiness, name: { es: 'Xilófono oculto' }, status };
      await list(buildService(hidden));
      const shown = await list(buildProduct({ name: { es: 'Marimba' } }));
      await expectFound(visitor, 'marimba', [idOf(shown)]);
      for (const who of [world.user, world.business, world.businessAdmin, world.wikiAdmin]) {
        const client = fromManyAddresses(clientOf(server, who));
        const { edges, counts, suggestions } = await searchFor(client, 'xilofono');
        expect({ edges, all: counts.all }).toEqual({ edges: [], all: 0 });
        expect(suggestions.join()).not.toMatch(/xil/i);
        expect(await client.data(facetsQuery)).toEqual({
          listingFacets: { total: 0, categories: [] },
        });
      }
    },
  );

  test('disappears, also with its business, and comes back', async () => {
    const business = await buildBusiness();
    const listing = await list(buildService({ business, name: { es: 'Zurcido invisible' } }));
    const ids = [idOf(listing)];
    await expectFound(visitor, 'zurcido', ids);
    await changeListing(listing, { status: 'paused' });
    await expectFound(visitor, 'zurcido', []);
    await changeListing({ ...listing, status: 'paused' }, { status: 'published' });
    await expectFound(visitor, 'zurcido', ids);
    for (const [status, found] of [
      ['inactive', []],
      ['active', ids],
    ] as const) {
      await changeBusinessStatus(business, status);
      await recordEvent('business.changed', null, { businessId: idOf(business), userIds: [] });
      await expectFound(visitor, 'zurcido', found);
    }
  });

  test('is not shown even before the index knows', async () => {
    const business = await buildBusiness();
    const listing = await list(buildService({ business, name: { es: 'Encuadernación' } }));
    await expectFound(visitor, 'encuadernacion', [idOf(listing)]);
    // No event tells the index of this.
    await changeBusinessStatus(business, 'inactive');
    expect((await searchFor(visitor, 'encuadernacion')).edges).toEqual([]);
  });
});

describe('pages', () => {
  test('continue after a cursor of the same query alone', async () => {
    const listings = [];
    for (let number = 0; number < 7; number += 1) {
      listings.push(idOf(await list(buildProduct({ name: { es: 'Ocarina' } }))));
    }
    await expectFound(visitor, 'ocarina', listings);
    const first = await searchFor(visitor, 'ocarina', { first: 3 });
    const after = first.pageInfo.endCursor;
    const rest = await searchFor(visitor, 'ocarina', { after });
    expect([...foundIds(first), ...foundIds(rest)]).toEqual(listings.toReversed());
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    for (const variables of [
      { query: 'marimba', after },
      { query: 'ocarina', type: 'products', after },
      { query: 'ocarina', after: `x${after}` },
    ]) {
      const { errors } = await visitor.request(searchQuery, variables);
      expect(errors?.[0]?.extensions?.code).toBe('INVALID_CURSOR');
    }
  });

  test('cost one command for the listings, which reads those alone, whatever their number', async () => {
    const business = await buildBusiness();
    const ids = [];
    for (let number = 0; number < 30; number += 1) {
      ids.push(idOf(await list(buildProduct({ business, name: { es: 'Quena' } }))));
    }
    await soon(async () => expect((await searchFor(visitor, 'quena')).counts.all).toBe(30));
    for (const first of [1, 25]) {
      const sent = await commandsDuring(['listings', 'businesses'], () =>
        searchFor(visitor, 'quena', { first }),
      );
      expect(sent.map(({ name }) => name)).toEqual(['find']);
      expect(await Promise.all(sent.map(documentsReadBy))).toEqual([first]);
    }
  });
});

describe('input', () => {
  test.each([
    { query: '' },
    { query: '   ' },
    { query: 'x'.repeat(101) },
    { query: 'x', first: 0 },
    { query: 'x', first: 51 },
  ])('%j is refused', async (variables) => {
    const { errors } = await visitor.request(searchQuery, variables);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  test.each([
    '.*+?^${}()|[]\\',
    '__proto__',
    '\u202e\u0000',
    'ñ'.repeat(100),
    'a b '.repeat(25),
    '🙂',
  ])('%j is answered', async (query) => {
    expect((await searchFor(visitor, query)).edges).toEqual([]);
  });
});

test('an id that a hit would have is no way to what is hidden', async () => {
  const unknown = new Types.ObjectId().toHexString();
  expect((await searchFor(visitor, unknown)).edges).toEqual([]);
});
