import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { businesses } from '../../businesses/index.ts';
import { listings } from '../index.ts';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server);
});
afterAll(() => server.stop());

const migrations = [...(businesses.migrations ?? []), ...(listings.migrations ?? [])].toSorted(
  (one, other) => (one.id < other.id ? -1 : 1),
);

const artwork = { seed: 'ruana', palette: 'jade' };

test('what the first version stored of a business and its product is read by everybody', async () => {
  const db = database();
  const dateCreated = new Date('2026-11-21T12:00:00Z');
  const business = {
    _id: new Types.ObjectId(),
    name: 'Tejidos Ñandú',
    description: { es: 'Ruanas de lana virgen.' },
    city: 'Cali',
    region: 'Valle del Cauca',
    country: 'CO',
    status: 'active',
    artwork,
    dateCreated,
  };
  const product = {
    _id: new Types.ObjectId(),
    businessId: business._id.toHexString(),
    name: { es: 'Ruana tejida' },
    description: { es: 'Tejida a mano.' },
    category: 'crafts',
    condition: 'New',
    sku: 'RU-1',
    price: { amountMinor: 18_000_000, currency: 'COP' },
    status: 'published',
    sellerActive: true,
    isFeatured: false,
    artwork,
    dateCreated,
  };
  await db.collection('businesses').insertOne(business);
  await db.collection('products').insertOne(product);

  for (const _round of [1, 2]) for (const migration of migrations) await migration.up(db);

  const found = await visitor.data(
    `query ($id: ID!, $listing: ID!) {
      businesses(filter: { search: "nandu" }) { edges { node { id } } }
      business(id: $id) { name services { en es } tagline { es } hours { day } timeZone
        foundedYear languages ratingAverage ratingCount logo { url } gallery { url } isVerified }
      listing(id: $listing) { ... on Product { name { es } price { amountMinor currency } sku
        images { url } city business { name } } }
    }`,
    { id: business._id.toHexString(), listing: product._id.toHexString() },
  );
  expect(found).toEqual({
    businesses: { edges: [{ node: { id: business._id.toHexString() } }] },
    business: {
      name: 'Tejidos Ñandú',
      services: { en: [], es: [] },
      tagline: null,
      hours: [],
      timeZone: 'America/Bogota',
      foundedYear: null,
      languages: [],
      ratingAverage: null,
      ratingCount: 0,
      logo: null,
      gallery: [],
      isVerified: true,
    },
    listing: {
      name: { es: 'Ruana tejida' },
      price: { amountMinor: 18_000_000, currency: 'COP' },
      sku: 'RU-1',
      images: [],
      city: 'Cali',
      business: { name: 'Tejidos Ñandú' },
    },
  });
  expect(await db.collection('businesses').findOne({ _id: business._id })).toMatchObject({
    membership: { status: 'active' },
    ratingCounts: [0, 0, 0, 0, 0],
    ratingRank: null,
    nameTerms: expect.arrayContaining(['~tejidos']) as unknown,
  });
});
