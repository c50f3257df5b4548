import { readFileSync } from 'node:fs';
import { assertObjectType, buildSchema } from 'graphql';
import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { declaredSize } from '../../../graphql/limits/list-sizes.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { ListingModel } from '../listing.model.ts';
import { told } from '../../../testing/mutations.ts';
import { ban, buildSeller, denial, type Payload, refusals, run } from '../listing-test-kit.ts';

const contract = new URL('../../../../../../schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(contract, 'utf8'));

/** How long the schema says that a list is. */
function sizeOf(typeName: string, fieldName: string): number {
  const type = assertObjectType(schema.getType(typeName));
  const field = type.getFields()[fieldName];
  return (field && declaredSize(schema, type, field)?.assumedSize) ?? 0;
}

let server: TestServer;
let business: BusinessRecord;
let seller: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  business = await buildBusiness();
  seller = await buildSeller(server, business);
});

const importing = (csv: string, type = 'product', isDryRun = false) => ({ type, csv, isDryRun });
const errorsOf = ({ rows = [], userErrors }: Payload) => [
  ...told(userErrors),
  ...rows.flatMap((row) => told(row.userErrors).map((error) => `${row.line}: ${error}`)),
];
/** What the API answers of a table of which some rows are good. */
interface MixedTable {
  created: number;
  columnWords: { column: string; words: { en: string; es: string }[] }[];
  rows: Record<string, unknown>[];
}

const tryImport = async (csv: string, type = 'product') =>
  errorsOf(await run(seller.client, 'importListings', importing(csv, type)));
const stored = () =>
  ListingModel.find({ businessId: business._id.toHexString() }).sort({ _id: 1 }).lean();

describe('importing a table', () => {
  test('makes a draft of each row, with all a table can say', async () => {
    const csv = [
      'name.en,name.es,description.es,category,price,currency,sku,gtin,condition,color.es,countryOfOrigin',
      '"Bag, woven","Mochila ""Nevada""","Una línea\ny otra",crafts,12.50,COP,A-1,4006381333931,New,Rojo,CO',
      ',Sombrero,,,7,,,,,,',
    ].join('\n');
    const payload = await run(seller.client, 'importListings', importing(csv));
    expect(errorsOf(payload)).toEqual([]);
    expect(payload.created).toBe(2);
    expect(payload.rows?.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Bag, woven'],
      [4, 'Sombrero'],
    ]);
    const drafts = await stored();
    expect(drafts).toMatchObject([
      {
        status: 'draft',
        creatorId: seller.userId,
        name: { en: 'Bag, woven', es: 'Mochila "Nevada"' },
        description: { es: 'Una línea\ny otra' },
        price: 1250,
        priceFrom: 1250,
        currency: 'COP',
        sku: 'A-1',
        condition: 'New',
        color: { es: 'Rojo' },
        city: business.city,
      },
      { name: { es: 'Sombrero' }, description: {}, price: 700, currency: 'USD', sku: null },
    ]);
    expect(payload.rows?.map(({ listing }) => listing?.id)).toEqual(
      drafts.map(({ _id }) => _id.toHexString()),
    );
    const events = await EventModel.find({ type: 'listing.imported' }).sort({ _id: -1 }).lean();
    expect(events[0]?.data).toEqual({
      businessId: business._id.toHexString(),
      listingType: 'product',
      listingIds: drafts.map(({ _id }) => _id.toHexString()),
    });
  });

  test('reads semicolons, decimal commas, a byte order mark, Windows line ends and lists', async () => {
    const csv =
      '\uFEFFname.es;transactionType;rentalPriceMin;rooms;amenities;city;country\r\n' +
      'Oficina;Rent;1500,5;3; parking | elevator ;Pasto;CO\r\n\r\n;;;;;;\r\n';
    expect(await tryImport(csv, 'property')).toEqual([]);
    expect(await stored()).toMatchObject([
      {
        name: { es: 'Oficina' },
        rentalPriceMin: 150_050,
        rooms: 3,
        amenities: ['parking', 'elevator'],
        city: 'Pasto',
        country: 'CO',
      },
    ]);
  });

  test('writes nothing when only looking', async () => {
    const csv = 'name.en,price\nBag,5\nHat,x';
    const look = await run(seller.client, 'importListings', importing(csv, 'product', true));
    expect(look.created).toBe(0);
    expect(errorsOf(look)).toEqual(['3: FIELD_INVALID price']);
    expect(look.rows?.map(({ name, listing }) => [name, listing])).toEqual([
      ['Bag', null],
      ['Hat', null],
    ]);
    expect(await stored()).toEqual([]);
  });

  test('writes all rows or none, and tells what is wrong by row and column', async () => {
    await buildProduct({ business, sku: 'TAKEN' });
    await ban(server, 'zarandaja');
    const csv = [
      'name.en,description.en,category,price,sku,gtin,condition,countryOfOrigin,currency',
      'Good,,crafts,1,S-1,,,,',
      'Far,,nowhere,1.234,S-1,,,ZZ,',
      `${'x'.repeat(121)},,,,TAKEN,4006381333932,Worn,,EUR`,
      'Rude,Pura zarandaja,,,,,,,',
      'Long,,,,,,,,,too many cells',
      'Null\u0000,,,-5,,,,,',
    ].join('\n');
    expect(await tryImport(csv)).toEqual([
      '3: FIELD_INVALID price',
      '3: INVALID_REFERENCE category',
      '3: INVALID_COUNTRY countryOfOrigin',
      '3: SKU_REPEATED sku',
      '4: FIELD_TOO_LONG name.en',
      '4: FIELD_INVALID currency',
      '4: INVALID_GTIN gtin',
      '4: FIELD_INVALID condition',
      '4: SKU_IN_USE sku',
      '5: POST_BLACKLISTED description.en',
      '6: INVALID_CSV',
      '7: FIELD_INVALID price',
      '7: FIELD_INVALID name.en',
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test('reads the headings and the values of either language', async () => {
    const csv = [
      'Nombre (español);Categoría;Estado;PRECIO;moneda;País de origen',
      'Ruana;Artesanías;nuevo;85,00;cop;Colombia',
      'Poncho;crafts;Used;85,00;USD;México',
    ].join('\n');
    expect(await tryImport(csv)).toEqual([]);
    expect(await stored()).toMatchObject([
      { category: 'crafts', condition: 'New', currency: 'COP', countryOfOrigin: 'CO' },
      { category: 'crafts', condition: 'Used', currency: 'USD', countryOfOrigin: 'MX' },
    ]);
  });

  test('imports the good rows of a mixed table, and says what the others could have', async () => {
    const csv = 'name.es,condition,category\nBuena,Nuevo,\nMala,Roto,nada';
    const fields = `columnWords { column words { en es } } created
      rows { line problems { code column value allowed } listing { id } }`;
    const send = (skipsWrong: boolean) =>
      seller.client.data<{ payload: MixedTable }>(
        `mutation ($input: ImportListingsInput!) { payload: importListings(input: $input) { ${fields} } }`,
        {
          input: {
            type: 'product',
            csv,
            isDryRun: false,
            skipsWrong,
          },
        },
      );
    expect((await send(false)).payload.created).toBe(0);
    const { payload } = await send(true);
    expect(payload.created).toBe(1);
    expect(payload.rows[1]).toMatchObject({ line: 3, listing: null });
    expect(payload.columnWords.map(({ column }) => column).toSorted()).toEqual([
      'category',
      'condition',
    ]);
    expect(payload.columnWords.find(({ column }) => column === 'condition')?.words).toEqual([
      { en: 'New', es: 'Nuevo' },
      { en: 'Used', es: 'Usado' },
    ]);
    expect(payload.rows[1]?.['problems']).toEqual(
      expect.arrayContaining([
        {
          code: 'FIELD_INVALID',
          column: 'condition',
          value: 'Roto',
          allowed: ['New', 'Used'],
        },
        expect.objectContaining({
          code: 'INVALID_REFERENCE',
          column: 'category',
          value: 'nada',
          allowed: expect.arrayContaining(['Coffee']) as unknown,
        }),
      ]),
    );
    expect(await stored()).toMatchObject([{ name: { es: 'Buena' }, condition: 'New' }]);
  });

  test.each([
    ['product', 'category,condition,currency,countryOfOrigin'],
    ['service', 'category,serviceType,currency'],
    ['property', 'category,propertyType,transactionType,currency,amenities,country'],
  ])('names no more words of a %s than the schema counts', async (type, columns) => {
    const csv = `name.es,${columns}\nMala,${columns.replaceAll(/\w+/g, 'nada')}`;
    const { payload } = await seller.client.data<{ payload: MixedTable }>(
      `mutation ($input: ImportListingsInput!) { payload: importListings(input: $input) {
        columnWords { column words { en es } } } }`,
      { input: importing(csv, type, true) },
    );
    expect(payload.columnWords.length).toBeGreaterThan(1);
    expect(payload.columnWords.length).toBeLessThanOrEqual(
      sizeOf('ImportListingsPayload', 'columnWords'),
    );
    const longest = Math.max(...payload.columnWords.map(({ words }) => words.length));
    expect(longest).toBeLessThanOrEqual(sizeOf('ColumnWords', 'words'));
  });

  test('finds SKUs that are twice in the table or stored already', async () => {
    await buildProduct({ business, sku: 'TAKEN' });
    await buildProduct({ sku: 'OTHERS' });
    const csv = 'name.en,sku\nA,taken \nB,NEW\nC,New\nD,OTHERS\nE,';
    expect(await tryImport(csv)).toEqual(['2: SKU_IN_USE sku', '4: SKU_REPEATED sku']);
  });

  test('names the rows whose SKU another table took at the same moment', async () => {
    const tables = Array.from({ length: 8 }, (_, table) => {
      const csv = `name.en,sku\nOwn,OWN-${table}\nShared,SHARED`;
      return run(seller.client, 'importListings', importing(csv));
    });
    const answers = await Promise.all(tables);
    const [won = [], ...lost] = answers
      .map(errorsOf)
      .toSorted((one, other) => one.length - other.length);
    expect(won).toEqual([]);
    expect(lost).toEqual(Array.from({ length: 7 }, () => ['3: SKU_IN_USE sku']));
    expect(await stored()).toHaveLength(2);
  });

  test('finds ranges in the wrong order', async () => {
    const csv = 'name.en,startPrice,endPrice\nA,10,9.99\nB,10,10';
    expect(await tryImport(csv, 'service')).toEqual(['2: RANGE_REVERSED endPrice']);
  });

  test.each([
    ['an open quote', 'name.en\n"never closed', 'INVALID_CSV csv'],
    ['an unknown column', 'name.en,owner\nA,me', 'UNKNOWN_COLUMN owner'],
    ['a column of another type', 'name.en,rooms\nA,3', 'UNKNOWN_COLUMN rooms'],
    ['files', 'name.en,images\nA,x', 'UNKNOWN_COLUMN images'],
    ['a column without a name', 'name.en,\nA,3', 'UNKNOWN_COLUMN csv'],
    ['a column twice', 'name.en,name.en\nA,B', 'UNKNOWN_COLUMN name.en'],
    ['names of prototypes', '__proto__,name.en\nA,B', 'UNKNOWN_COLUMN __proto__'],
    ['no text', '', 'FIELD_REQUIRED csv'],
    ['only a heading', 'name.en\n\n', 'FIELD_REQUIRED csv'],
    ['501 rows', `name.en${'\nA'.repeat(501)}`, 'TOO_MANY_ITEMS csv'],
    ['too much text', `name.en\n${'x'.repeat(200_000)}`, 'FIELD_TOO_LONG csv'],
    ['too many bytes', `name.en\n${'ñ'.repeat(100_000)}`, 'FIELD_TOO_LONG csv'],
  ])('refuses %s', async (_what, csv, refusal) => {
    expect(await tryImport(csv)).toEqual([refusal]);
    expect(await stored()).toEqual([]);
  });

  test('reads a table of as many bytes as it may have, whatever its letters', async () => {
    const row = `Bag,"${'ñ'.repeat(1_990)}, ""x"""`;
    const csv = `name.en,description.en\n${Array.from({ length: 49 }, () => row).join('\n')}`;
    expect(Buffer.byteLength(csv)).toBeGreaterThan(195_000);
    const payload = await run(seller.client, 'importListings', importing(csv, 'product', true));
    expect(errorsOf(payload)).toEqual([]);
    expect(payload.rows).toHaveLength(49);
  });

  test('takes 500 rows', async () => {
    const csv = `name.en,sku\n${Array.from({ length: 500 }, (_, row) => `Bag ${row},S-${row}`).join('\n')}`;
    const payload = await run(seller.client, 'importListings', importing(csv));
    expect(payload.created).toBe(500);
    expect(await ListingModel.countDocuments({ businessId: business._id.toHexString() })).toBe(500);
  });

  test('keeps formulas as the text they are', async () => {
    await tryImport('name.en\n"=HYPERLINK(""https://example.com"",""x"")"');
    expect((await stored())[0]?.name.en).toBe('=HYPERLINK("https://example.com","x")');
  });

  test('is for the people of a business and for administrators who name one', async () => {
    const csv = 'name.en\nBag';
    const other = await buildPerson(server);
    const admin = await buildPerson(server, { memberType: 'wikiAdmin' });
    expect(await denial(other.client, 'importListings', importing(csv))).toBe('FORBIDDEN');
    const businessId = (await buildBusiness())._id.toHexString();
    const foreign = { ...importing(csv), businessId };
    expect(await denial(seller.client, 'importListings', foreign)).toBe('FORBIDDEN');
    expect(await refusals(admin.client, 'importListings', importing(csv))).toEqual([
      'FIELD_REQUIRED businessId',
    ]);
    expect(await refusals(admin.client, 'importListings', foreign)).toEqual([]);
    expect(await ListingModel.countDocuments({ businessId })).toBe(1);
  });
});
