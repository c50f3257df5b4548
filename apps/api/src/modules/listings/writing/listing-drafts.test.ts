import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { createClient, type TestClient, clientOf } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildWorld, type World } from '../../../testing/world.ts';
import { unknownId } from '../../businesses/business-test-kit.ts';
import { storedCounts } from '../engagement/engagement-counts-test-kit.ts';
import { nothingCounted } from '../engagement/engagement.store.ts';
import { ListingModel } from '../listing.model.ts';
import {
  ban,
  begin,
  buildSeller,
  complete,
  completeProperty,
  denial,
  insertImages,
  refusals,
  run,
} from '../listing-test-kit.ts';

let server: TestServer;
let world: World;
let owner: TestClient;
let colleague: TestClient;
let administrator: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  owner = clientOf(server, world.businessAdmin);
  colleague = clientOf(server, world.business);
  administrator = clientOf(server, world.wikiAdmin);
  stranger = (await buildSeller(server, await buildBusiness())).client;
});
afterAll(() => server.stop());

const businessId = () => world.ownBusiness._id.toHexString();
const stored = (id: string) => ListingModel.findById(id).lean();
const update = (client: TestClient, listingId: string, values: object) =>
  refusals(client, 'updateListing', { listingId, values });
const eventsOf = (listingId: string) =>
  EventModel.find({ type: 'listing.changed', 'data.listingId': listingId }).sort({ _id: 1 }).lean();

describe('beginning a listing', () => {
  test.each(['product', 'service', 'property'] as const)(
    'makes a draft of a %s, however little is known',
    async (type) => {
      const id = await begin(owner, type);
      const { city, region, country } = world.ownBusiness;
      expect(await stored(id)).toMatchObject({
        type,
        status: 'draft',
        businessId: businessId(),
        creatorId: world.businessAdmin.userId,
        name: {},
        currency: 'USD',
        priceFrom: null,
        datePublished: null,
        isFeatured: false,
        sortedViews: 0,
        sortedContacts: 0,
        city,
        region,
        country,
      });
      expect(await storedCounts(id)).toEqual(nothingCounted);
      expect(await eventsOf(id)).toMatchObject([
        {
          actorId: world.businessAdmin.userId,
          data: { change: 'created', wasPublic: false, isPublic: false, isNew: false },
        },
      ]);
    },
  );

  test('is for the people of a business, also before it may publish', async () => {
    const input = { type: 'product', values: {} };
    const unpaid = await buildSeller(server, await buildBusiness({ membership: null }));
    for (const client of [owner, colleague, unpaid.client]) {
      expect(await refusals(client, 'createListing', input)).toEqual([]);
    }
    expect(await refusals(owner, 'createListing', { ...input, businessId: businessId() })).toEqual(
      [],
    );
    expect(await denial(createClient(server), 'createListing', input)).toBe('UNAUTHENTICATED');
    expect(await denial(clientOf(server, world.user), 'createListing', input)).toBe('FORBIDDEN');
    for (const foreign of [businessId(), unknownId(), 'x']) {
      const forOthers = { ...input, businessId: foreign };
      expect(await denial(stranger, 'createListing', forOthers)).toBe('FORBIDDEN');
    }
  });

  test('is for administrators on behalf of a business', async () => {
    const input = { type: 'service', values: {} };
    expect(await refusals(administrator, 'createListing', input)).toEqual([
      'FIELD_REQUIRED businessId',
    ]);
    expect(
      await refusals(administrator, 'createListing', { ...input, businessId: unknownId() }),
    ).toEqual(['NOT_FOUND businessId']);
    const id = await begin(administrator, 'service', {}, businessId());
    expect(await stored(id)).toMatchObject({
      businessId: businessId(),
      creatorId: world.wikiAdmin.userId,
    });
    expect(await update(owner, id, { name: { es: 'Nuestra' } })).toEqual([]);
  });

  test.each([
    ['product', { rooms: 3, startPrice: 1 }, ['FIELD_INVALID startPrice', 'FIELD_INVALID rooms']],
    ['product', { city: 'Cali' }, ['FIELD_INVALID city']],
    ['service', { price: 3 }, ['FIELD_INVALID price']],
    ['property', { sku: null }, ['FIELD_INVALID sku']],
    ['product', { price: -1 }, ['FIELD_INVALID price']],
    ['product', { gtin: '4006381333932' }, ['INVALID_GTIN gtin']],
    ['product', { currency: 'EUR' }, ['FIELD_INVALID currency']],
    ['product', { name: { es: 'a\u0007' } }, ['FIELD_INVALID name.es']],
    ['product', { description: { en: 'x'.repeat(5_001) } }, ['FIELD_TOO_LONG description.en']],
    ['product', { category: 'office' }, ['INVALID_REFERENCE category']],
    ['product', { countryOfOrigin: 'ZZ' }, ['INVALID_COUNTRY countryOfOrigin']],
    ['service', { category: 'crafts' }, ['INVALID_REFERENCE category']],
    ['service', { serviceType: 'constructor' }, ['INVALID_REFERENCE serviceType']],
    ['property', { amenities: ['parking', 'moat'] }, ['INVALID_REFERENCE amenities']],
    ['property', { country: 'ZZ' }, ['INVALID_COUNTRY country']],
    ['property', { rooms: 201 }, ['FIELD_INVALID rooms']],
    ['property', { video: unknownId() }, ['NOT_FOUND video']],
    [
      'product',
      { images: [{ fileId: unknownId() }, { fileId: 'x' }] },
      ['NOT_FOUND images.0', 'NOT_FOUND images.1'],
    ],
  ] as const)('refuses of a %s %j', async (type, values, refused) => {
    const before = await ListingModel.countDocuments();
    expect(await refusals(owner, 'createListing', { type, values })).toEqual(refused);
    expect(await ListingModel.countDocuments()).toBe(before);
  });

  test.each(['status', 'businessId', 'isFeatured', 'datePublished', 'creatorId', 'engagement'])(
    'does not know %s as a value',
    async (field) => {
      const input = { type: 'product', values: { [field]: 'x' } };
      expect(await denial(owner, 'createListing', input)).toBe('BAD_REQUEST');
    },
  );

  test('keeps texts as they were written', async () => {
    const text = 'Ñandú «único» 🧶\n\n‏ליד‏ <b>no</b> {{x}} $set =1+1';
    const id = await begin(owner, 'product', { description: { es: text } });
    expect((await stored(id))?.description).toEqual({ es: text });
  });
});

describe('changing a draft', () => {
  test('changes what is given, language by language; null clears', async () => {
    const id = await begin(owner, 'product', complete.product);
    await update(owner, id, { name: { en: 'Hat' }, offers: { es: 'Dos por uno' }, brand: 'Uno' });
    expect(await stored(id)).toMatchObject({
      name: { en: 'Hat', es: 'Mochila tejida' },
      offers: { es: 'Dos por uno' },
      brand: 'Uno',
      price: 12_000,
      nameKeys: ['hat', 'mochila', 'tejida'],
    });
    const cleared = { name: { en: null }, offers: null, brand: '', price: null, currency: 'COP' };
    await update(owner, id, cleared);
    expect(await stored(id)).toMatchObject({
      name: { es: 'Mochila tejida' },
      offers: null,
      brand: null,
      price: null,
      priceFrom: null,
      currency: 'COP',
    });
    await update(owner, id, { name: null, description: { es: '' }, currency: null });
    expect(await stored(id)).toMatchObject({ name: {}, description: {}, currency: 'USD' });
  });

  test('from two devices keeps what each of them wrote', async () => {
    const id = await begin(owner, 'property');
    const changes = [
      { name: { en: 'House' } },
      { name: { es: 'Casa' } },
      { rooms: 4 },
      { rentalPriceMax: 5 },
      { rentalPriceMin: 9 },
      { city: 'Pasto' },
      { amenities: ['parking'] },
    ];
    const answers = await Promise.all(
      changes.map((values, index) => update(index % 2 ? owner : colleague, id, values)),
    );
    expect(answers.flat()).toEqual([]);
    expect(await stored(id)).toMatchObject({
      name: { en: 'House', es: 'Casa' },
      rooms: 4,
      rentalPriceMax: 5,
      rentalPriceMin: 9,
      city: 'Pasto',
      amenities: ['parking'],
    });
    const { listing } = await run(owner, 'updateListing', { listingId: id, values: {} });
    expect(listing?.problems).toContainEqual({ code: 'RANGE_REVERSED', field: 'rentalPriceMax' });
  });

  test('records nothing when nothing changes', async () => {
    const id = await begin(owner, 'product', complete.product);
    const before = await stored(id);
    expect(await update(owner, id, complete.product)).toEqual([]);
    expect(await stored(id)).toEqual(before);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('keeps to one currency: prices in another are refused', async () => {
    const price = { amountMinor: 900, currency: 'COP' };
    const id = await begin(owner, 'product', { price });
    expect(await stored(id)).toMatchObject({ price: 900, currency: 'COP' });
    expect(await update(owner, id, { price: 5 })).toEqual(['FIELD_INVALID price']);
    expect(await update(owner, id, { price, currency: 'USD' })).toEqual(['FIELD_INVALID price']);
    expect(await update(owner, id, { price, currency: null })).toEqual(['FIELD_INVALID price']);
    expect(await update(owner, id, { price: 5, currency: 'USD' })).toEqual([]);
    expect(await stored(id)).toMatchObject({ price: 5, currency: 'USD' });
  });

  test('is for its business and administrators: others’ answer like unknown ones', async () => {
    const id = await begin(owner, 'product');
    const published = (await buildProduct({ business: world.ownBusiness }))._id.toHexString();
    const values = { brand: 'Theirs' };
    for (const listingId of [id, published, unknownId(), 'x']) {
      for (const client of [stranger, clientOf(server, world.user)]) {
        expect(await update(client, listingId, values)).toEqual(['NOT_FOUND listingId']);
        expect(await refusals(client, 'duplicateListing', { listingId })).toEqual([
          'NOT_FOUND listingId',
        ]);
      }
      const anonymous = createClient(server);
      const input = { listingId, values };
      expect(await denial(anonymous, 'updateListing', input)).toBe('UNAUTHENTICATED');
      expect(await denial(anonymous, 'duplicateListing', { listingId })).toBe('UNAUTHENTICATED');
    }
    expect(await update(colleague, id, values)).toEqual([]);
    expect(await update(administrator, id, { brand: 'Ours' })).toEqual([]);
  });

  test('is published once it is complete', async () => {
    const id = await begin(owner, 'product', { name: { es: 'Mochila' } });
    const publish = { listingIds: [id], action: 'publish' };
    const missing = ['description', 'category', 'price', 'condition'];
    expect(await refusals(owner, 'actOnListings', publish)).toEqual(
      missing.map((field) => `FIELD_REQUIRED ${field}`),
    );
    expect(await update(owner, id, complete.product)).toEqual([]);
    const { outcomes } = await run(owner, 'actOnListings', publish);
    expect(outcomes?.[0]?.listing).toMatchObject({ status: 'published', problems: [] });
  });
});

describe('a listing that is or was published', () => {
  test.each(['published', 'paused', 'sold'] as const)(
    'and is %s stays complete',
    async (status) => {
      const listing = await buildProduct({ business: world.ownBusiness, status });
      const id = listing._id.toHexString();
      const before = await stored(id);
      const broken = { name: null, price: null, brand: 'New' };
      expect(await update(owner, id, broken)).toEqual([
        'FIELD_REQUIRED name',
        'FIELD_REQUIRED price',
      ]);
      expect(await stored(id)).toEqual(before);
      expect(await update(owner, id, { price: 5 })).toEqual([]);
      expect(await stored(id)).toMatchObject({ price: 5, priceFrom: 5, status });
      const isPublic = status === 'published';
      expect(await eventsOf(id)).toMatchObject([
        { data: { change: 'edited', wasPublic: isPublic, isPublic, isNew: false } },
      ]);
    },
  );

  test('keeps its ranges in order and its 5 images', async () => {
    const ids = await insertImages(server.config, world.businessAdmin.userId, 5);
    const images = ids.map((fileId) => ({ fileId }));
    const id = await begin(owner, 'property', { ...completeProperty, images });
    const publish = { listingIds: [id], action: 'publish' };
    expect(await refusals(owner, 'actOnListings', publish)).toEqual([]);
    expect(await update(owner, id, { images: images.slice(1), rentalPriceMax: 1 })).toEqual([
      'RANGE_REVERSED rentalPriceMax',
      'PROPERTY_IMAGE_COUNT images',
    ]);
    expect(await update(owner, id, { images: images.toReversed() })).toEqual([]);
  });

  test('and was removed is changed by administrators only', async () => {
    const listing = await buildProduct({ business: world.ownBusiness, status: 'removed' });
    const id = listing._id.toHexString();
    expect(await update(owner, id, { price: 5 })).toEqual(['ILLEGAL_TRANSITION']);
    for (const [client, viewerCanEdit] of [
      [owner, false],
      [administrator, true],
    ] as const) {
      const query = 'query ($id: ID!) { managedListing(id: $id) { viewerCanEdit } }';
      expect(await client.data(query, { id })).toEqual({ managedListing: { viewerCanEdit } });
    }
    expect(await update(administrator, id, { price: 5 })).toEqual([]);
  });

  test('keeps a category that is not offered any more', async () => {
    const category = 'no-longer-there';
    const listing = await buildProduct({ business: world.ownBusiness, category });
    const id = listing._id.toHexString();
    expect(await update(owner, id, { category, price: 7 })).toEqual([]);
    expect(await update(owner, id, { category: 'nor-this' })).toEqual([
      'INVALID_REFERENCE category',
    ]);
  });
});

describe('SKUs', () => {
  test('are unique within a business, also when two save at once', async () => {
    const [one, two] = [await begin(owner, 'product'), await begin(owner, 'product')];
    const answers = await Promise.all(
      [one, two].map((id) => update(owner, id, { sku: 'S-1', brand: id })),
    );
    expect(answers.toSorted((a, b) => a.length - b.length)).toEqual([[], ['SKU_IN_USE sku']]);
    expect(await ListingModel.countDocuments({ businessId: businessId(), sku: 'S-1' })).toBe(1);
    const input = { type: 'product', values: { sku: ' s-1 ' } };
    expect(await refusals(owner, 'createListing', input)).toEqual(['SKU_IN_USE sku']);
    expect(await refusals(stranger, 'createListing', input)).toEqual([]);
  });
});

describe('words of the blacklist', () => {
  test('are refused where they stand, and nothing is saved', async () => {
    await ban(server, 'cachivacheria');
    const text = 'Pura cachivachería';
    const values = { brand: 'x', offers: { es: text } };
    expect(await refusals(owner, 'createListing', { type: 'product', values })).toEqual([
      'POST_BLACKLISTED offers.es',
    ]);
    const id = await begin(owner, 'product');
    expect(await update(owner, id, { model: text })).toEqual(['POST_BLACKLISTED model']);
    // What was written before it was on the list stays in a draft, and stops further edits once public.
    const draft = await buildProduct({ business: world.ownBusiness, status: 'draft', brand: text });
    expect(await update(owner, draft._id.toHexString(), { price: 3 })).toEqual([]);
    const seen = await buildProduct({ business: world.ownBusiness, brand: text });
    expect(await update(owner, seen._id.toHexString(), { price: 3 })).toEqual([
      'POST_BLACKLISTED brand',
    ]);
  });
});
