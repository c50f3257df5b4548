import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient, clientOf } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildWorld, type World } from '../../../testing/world.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { denial, refusals, run, unknownId } from '../business-test-kit.ts';

let server: TestServer;
let world: World;
let businessId: string;
let visitor: TestClient;
let member: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  businessId = world.ownBusiness._id.toHexString();
  visitor = createClient(server);
  member = clientOf(server, world.business);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const eventsOf = (id: string) =>
  EventModel.find({ 'data.businessId': id })
    .sort({ _id: 1 })
    .select({ type: 1, actorId: 1 })
    .lean();

describe('updateBusiness', () => {
  test('is refused to all who do not work for the business', async () => {
    const input = { businessId, name: 'Otra' };
    expect(await denial(visitor, 'updateBusiness', input)).toBe('UNAUTHENTICATED');
    expect(await denial(clientOf(server, world.user), 'updateBusiness', input)).toBe('FORBIDDEN');
    const other = (await buildBusiness())._id.toHexString();
    for (const id of [other, unknownId(), 'x']) {
      expect(await denial(member, 'updateBusiness', { ...input, businessId: id })).toBe(
        'FORBIDDEN',
      );
    }
    expect(await refusals(admin, 'updateBusiness', { ...input, businessId: unknownId() })).toEqual([
      'NOT_FOUND businessId',
    ]);
  });

  test.each([
    [{ name: '' }, 'EMPTY_NAME name'],
    [{ name: null }, 'FIELD_INVALID name'],
    [{ name: 'Soporte Wiki empresarios' }, 'NAME_RESERVED name'],
    [{ name: 'Administradores' }, 'NAME_RESERVED name'],
    [{ name: 'Gane en premios.com' }, 'NAME_LIKE_LINK name'],
    [{ name: 'x'.repeat(121) }, 'FIELD_TOO_LONG name'],
    [{ description: { es: 'x'.repeat(2001) } }, 'FIELD_TOO_LONG description.es'],
    [{ description: { en: null, es: '' } }, 'FIELD_REQUIRED description'],
    [{ services: { es: ['ok', ' '] } }, 'FIELD_REQUIRED services.es.1'],
    [{ services: { en: Array.from({ length: 31 }, () => 'x') } }, 'TOO_MANY_ITEMS services.en'],
    [{ city: ' ' }, 'FIELD_REQUIRED city'],
    [{ country: 'XX' }, 'INVALID_COUNTRY country'],
    [{ country: 'co' }, 'INVALID_COUNTRY country'],
    [{ contactEmail: 'ana@' }, 'INVALID_EMAIL contactEmail'],
    [{ contactPhone: '300 123' }, 'INVALID_PHONE contactPhone'],
    [{ links: { website: 'http://example.com' } }, 'INVALID_URL links.website'],
    [{ links: { website: 'javascript:alert(1)' } }, 'INVALID_URL links.website'],
    [{ links: { linkedin: 'linkedin.com/x' } }, 'INVALID_URL links.linkedin'],
    [{ links: { facebook: 'https://' } }, 'INVALID_URL links.facebook'],
    [{ links: { instagram: 'no spaces' } }, 'INVALID_URL links.instagram'],
    [{ links: { whatsapp: '300' } }, 'INVALID_PHONE links.whatsapp'],
    [{ lineOfBusiness: 'nothing-of-the-list' }, 'INVALID_REFERENCE lineOfBusiness'],
    [{ address: 'a\u0007b' }, 'FIELD_INVALID address'],
    [{ logo: { fileId: unknownId() } }, 'NOT_FOUND logo'],
    [{ gallery: [{ fileId: unknownId() }] }, 'NOT_FOUND gallery.0'],
  ])('refuses %j and changes nothing', async (change, refusal) => {
    const before = await eventsOf(businessId);
    expect(await refusals(member, 'updateBusiness', { businessId, ...change })).toEqual([refusal]);
    expect(await eventsOf(businessId)).toEqual(before);
  });

  test('takes no field that is not the members’ to write', async () => {
    const query = `mutation { updateBusiness(input: { businessId: "${businessId}", isVerified: true }) { userErrors { code } } }`;
    expect((await member.request(query)).errors).toHaveLength(1);
  });

  test('changes what is given, clears what is null and leaves the rest', async () => {
    const business = await buildBusiness({
      name: 'Taller',
      address: 'Calle 1',
      contactEmail: 'a@example.com',
      services: { en: ['one'], es: ['uno'] },
    });
    const id = business._id.toHexString();
    const links = {
      website: 'https://taller.example.com/inicio?x=1',
      instagram: '@taller.uno',
      whatsapp: '+573001234567',
      linkedin: 'https://www.linkedin.com/company/x',
      facebook: null,
    };
    const { business: changed } = await run(admin, 'updateBusiness', {
      businessId: id,
      name: '  Taller Ñ ',
      address: null,
      contactPhone: '+5712345678',
      services: { es: ['corte', 'láser'] },
      links,
      size: 'SMALL',
      country: 'PE',
      region: 'Lima',
      city: 'Lima',
    });
    expect(changed).toEqual({
      id,
      name: 'Taller Ñ',
      description: business.description,
      services: { en: ['one'], es: ['corte', 'láser'] },
      city: 'Lima',
      region: 'Lima',
      country: 'PE',
      address: null,
      contactEmail: 'a@example.com',
      contactPhone: '+5712345678',
      links,
      lineOfBusiness: null,
      size: 'SMALL',
    });
    const again = await run(admin, 'updateBusiness', {
      businessId: id,
      links: { website: '' },
      services: null,
    });
    expect(again.business).toMatchObject({
      name: 'Taller Ñ',
      services: { en: [], es: [] },
      links: { website: null, instagram: null, whatsapp: null, linkedin: null, facebook: null },
    });
    const { businesses } = await visitor.data<{ businesses: { edges: object[] } }>(
      '{ businesses(filter: { search: "taller ñ" }) { edges { node { id } } } }',
    );
    expect(businesses.edges).toEqual([{ node: { id } }]);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('changes the languages of the description one by one, also at the same moment', async () => {
    const id = (await buildBusiness({ description: { es: 'Antes' } }))._id.toHexString();
    await Promise.all([
      run(admin, 'updateBusiness', { businessId: id, description: { en: 'Now' } }),
      run(admin, 'updateBusiness', { businessId: id, description: { es: 'Ahora' } }),
    ]);
    const { business } = await visitor.data<{ business: object }>(
      `{ business(id: "${id}") { description { en es } } }`,
    );
    expect(business).toEqual({ description: { en: 'Now', es: 'Ahora' } });
    const { business: cleared } = await run(admin, 'updateBusiness', {
      businessId: id,
      description: { es: null },
    });
    expect(cleared?.description).toEqual({ en: 'Now', es: null });
  });

  test('is recorded once with its actor and tells the people', async () => {
    expect(await refusals(member, 'updateBusiness', { businessId, city: 'Buga' })).toEqual([]);
    const event = await EventModel.findOne({
      type: 'business.changed',
      'data.businessId': businessId,
    }).lean();
    expect(event).toMatchObject({ actorId: world.business.userId });
    const data = event?.data as { userIds: string[] } | undefined;
    expect(data?.userIds.toSorted()).toEqual(
      [world.business.userId, world.businessAdmin.userId].toSorted(),
    );
  });

  test('is refused over another state than the one that was read', async () => {
    const read = async (client: TestClient) =>
      (
        await client.data<{ business: { revision: string | null } }>(
          'query ($id: ID!) { business(id: $id) { revision } }',
          { id: businessId },
        )
      ).business.revision;
    const revision = await read(admin);
    expect(await read(visitor)).toBeNull();
    const change = (client: TestClient, city: string) =>
      refusals(client, 'updateBusiness', { businessId, city, revision });
    expect(await change(admin, 'Ipiales')).toEqual([]);
    expect(await change(member, 'Tumaco')).toEqual(['CONFLICT revision']);
    expect(await read(member)).not.toBe(revision);
  });
});

describe('administrators', () => {
  const input = {
    name: 'Nueva',
    description: { es: 'Una empresa nueva.' },
    city: 'Cali',
    region: 'Valle del Cauca',
    country: 'CO',
  };

  test.each([
    ['createBusiness', input],
    ['setBusinessVerified', { isVerified: true }],
    ['setBusinessStatus', { status: 'inactive' }],
  ] as const)('alone may %s', async (name, given) => {
    const whole = name === 'createBusiness' ? given : { ...given, businessId };
    expect(await denial(visitor, name, whole)).toBe('UNAUTHENTICATED');
    for (const role of [world.user, world.business, world.businessAdmin]) {
      expect(await denial(clientOf(server, role), name, whole)).toBe('FORBIDDEN');
    }
  });

  test.each([
    ['setBusinessVerified', { isVerified: false }],
    ['setBusinessStatus', { status: 'inactive' }],
  ] as const)('are told by %s that there is no such business', async (name, given) => {
    const unknown = { ...given, businessId: unknownId() };
    expect(await refusals(admin, name, unknown)).toEqual(['NOT_FOUND businessId']);
  });

  test('may give a business a name that is kept for the network', async () => {
    const own = { ...input, name: 'Wiki empresarios' };
    const { business } = await run(admin, 'createBusiness', own);
    const changed = { businessId: business?.['id'], name: 'Soporte Wiki empresarios' };
    expect(await refusals(admin, 'updateBusiness', changed)).toEqual([]);
  });

  test('create a business without membership', async () => {
    const { business } = await run(admin, 'createBusiness', input);
    expect(business).toMatchObject({
      name: 'Nueva',
      description: { en: null, es: 'Una empresa nueva.' },
      isVerified: false,
      status: 'active',
      membership: null,
      members: [],
    });
    expect(await eventsOf(String(business?.id))).toMatchObject([
      { type: 'business.created', actorId: world.wikiAdmin.userId },
    ]);
  });

  test.each([
    [{ name: ' ' }, 'EMPTY_NAME name'],
    [{ description: { en: '', es: null } }, 'FIELD_REQUIRED description'],
    [{ country: 'ZZ' }, 'INVALID_COUNTRY country'],
    [{ city: '' }, 'FIELD_REQUIRED city'],
    [{ lineOfBusiness: 'nothing-of-the-list' }, 'INVALID_REFERENCE lineOfBusiness'],
  ])('are refused a business with %j', async (change, refusal) => {
    expect(await refusals(admin, 'createBusiness', { ...input, ...change })).toEqual([refusal]);
  });

  test('hide a business with its listings and show it again', async () => {
    const business = await buildBusiness();
    const id = business._id.toHexString();
    const productId = (await buildProduct({ business }))._id.toHexString();
    const seen = async () =>
      visitor.data(
        'query ($id: ID!, $productId: ID!) { business(id: $id) { id } product(id: $productId) { id } }',
        { id, productId },
      );
    await run(admin, 'setBusinessStatus', { businessId: id, status: 'inactive' });
    expect(await seen()).toEqual({ business: null, product: null });
    await run(admin, 'setBusinessStatus', { businessId: id, status: 'active' });
    expect(await seen()).toEqual({ business: { id }, product: { id: productId } });
  });
});
