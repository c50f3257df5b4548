import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type TestClient, clientOf } from '../../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import { buildBusiness, buildMember } from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildWorld, type World } from '../../../testing/world.ts';
import { BusinessModel } from '../business.model.ts';
import { managedFields, unknownId } from '../business-test-kit.ts';

let server: TestServer;
let visitor: TestClient;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  visitor = createClient(server);
  world = await buildWorld(server.config);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await BusinessModel.deleteMany({ _id: { $ne: world.ownBusiness._id } });
});

interface Page {
  edges: { node: { id: string; name: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const listQuery = `query ($first: Int! = 50, $after: Cursor, $filter: BusinessFilter) {
  businesses(first: $first, after: $after, filter: $filter) {
    edges { node { id name } } pageInfo { hasNextPage endCursor }
  }
}`;
const list = async (variables: Record<string, unknown> = {}, client = visitor) =>
  (await client.data<{ businesses: Page }>(listQuery, variables)).businesses;
const names = ({ edges }: Page) => edges.map(({ node }) => node.name);
const codeOf = async (variables: Record<string, unknown>, client = visitor) =>
  (await client.request(listQuery, variables)).errors?.[0]?.extensions?.code;
const admin = () => clientOf(server, world.wikiAdmin);

describe('the directory', () => {
  test('says in which countries its businesses are, whoever asks', async () => {
    await BusinessModel.updateOne({ _id: world.ownBusiness._id }, { country: 'CO' });
    for (const [country, status] of [
      ['PE', 'active'],
      ['PE', 'active'],
      ['PE', 'active'],
      ['VE', 'inactive'],
    ] as const) {
      await buildBusiness({ country, status });
    }
    const { businessCountries } = await visitor.data<{ businessCountries: object[] }>(
      '{ businessCountries { country count } }',
    );
    expect(businessCountries).toEqual([
      { country: 'PE', count: 3 },
      { country: 'CO', count: 1 },
    ]);
  });

  test('lists by name without case and accents, in pages without gaps or repeats', async () => {
    for (const name of ['Ñandú', 'zapatos', 'Ámbar', 'andes', 'Zapatos', 'Nogal', 'Élite']) {
      await buildBusiness({ name });
    }
    const whole = names(await list());
    const own = whole.filter((name) => !name.startsWith('Empresa'));
    expect(own.map((name) => name.toLowerCase())).toEqual([
      'ámbar',
      'andes',
      'élite',
      'nogal',
      'zapatos',
      'zapatos',
      'ñandú',
    ]);
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await list({ first: 3, after });
      paged.push(...names(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(whole);
  });

  test('combines its filters', async () => {
    const place = { country: 'PE', region: 'Cusco', city: 'Cusco' };
    await buildBusiness({
      ...place,
      name: 'Telar',
      lineOfBusiness: 'C',
      isVerified: true,
      ratingAverage: 4.5,
      ratingCount: 2,
    });
    await buildBusiness({
      ...place,
      name: 'Telares',
      lineOfBusiness: 'C',
      ratingAverage: 3,
      ratingCount: 1,
    });
    await buildBusiness({ ...place, name: 'Hotel', lineOfBusiness: 'I', isVerified: true });
    await buildBusiness({ country: 'PE', region: 'Lima', city: 'Lima', name: 'Cebiche' });
    const found = async (filter: Record<string, unknown>) => names(await list({ filter }));
    expect(await found({ country: 'PE' })).toEqual(['Cebiche', 'Hotel', 'Telar', 'Telares']);
    expect(await found({ country: 'PE', region: 'Cusco' })).toEqual(['Hotel', 'Telar', 'Telares']);
    expect(await found({ city: 'Lima' })).toEqual(['Cebiche']);
    expect(await found({ ...place, lineOfBusiness: 'C' })).toEqual(['Telar', 'Telares']);
    expect(await found({ ...place, lineOfBusiness: 'C', isVerified: true })).toEqual(['Telar']);
    expect(await found({ minRating: 3 })).toEqual(['Telar', 'Telares']);
    expect(await found({ minRating: 4 })).toEqual(['Telar']);
    expect(await found({ search: '  TELÁR ' })).toEqual(['Telar', 'Telares']);
    expect(await found({ search: 'telar', country: 'CO' })).toEqual([]);
    expect(await found({ search: '', country: null, region: '' })).toHaveLength(5);
  });

  test('finds a business by somebody it shows where nothing is called so', async () => {
    const person = { firstName: 'Teresa', lastName: 'Peña', displayName: 'Teresa Peña' };
    const shown = { ...person, shownAs: { title: null, words: null } };
    await buildMember(await buildBusiness({ name: 'Telar' }), 'businessAdmin', shown);
    const suspension = { reason: 'x', since: new Date(), until: null };
    for (const hidden of [{ shownAs: null }, { suspension }]) {
      const workshop = await buildBusiness({ name: 'Taller' });
      await buildMember(workshop, 'business', { ...shown, ...hidden });
    }
    const inactive = await buildBusiness({ name: 'Inactiva', status: 'inactive' });
    await buildMember(inactive, 'businessAdmin', shown);
    const found = async (search: string, filter = {}) =>
      names(await list({ filter: { search, ...filter } }));
    expect(await found('teresa')).toEqual(['Telar']);
    expect(await found('peña TERESA')).toEqual(['Telar']);
    for (const none of ['teresa telar', 'pe']) expect(await found(none)).toEqual([]);
    expect(await found('teresa', { country: 'JP' })).toEqual([]);
    await buildBusiness({ name: 'Panadería Teresa' });
    expect(await found('teresa')).toEqual(['Panadería Teresa']);
    const filter = { search: 'teresa' };
    const { pageInfo } = await list({ filter });
    expect(names(await list({ filter, after: pageInfo.endCursor }))).toEqual([]);
  });

  test.each([
    { minRating: 0 },
    { minRating: 6 },
    { country: 'Peru' },
    { search: 'x'.repeat(101) },
    { city: '\u0000' },
  ])('refuses the filter %j', async (filter) => {
    expect(await codeOf({ filter })).toBe('BAD_REQUEST');
  });

  test('refuses pages out of bounds and cursors of others', async () => {
    expect(await codeOf({ first: 0 })).toBe('BAD_REQUEST');
    expect(await codeOf({ first: 51 })).toBe('BAD_REQUEST');
    expect(await codeOf({ after: 'x.y' })).toBe('INVALID_CURSOR');
  });

  test('shows inactive businesses to administrators alone', async () => {
    await buildBusiness({ name: 'Activa' });
    await buildBusiness({ name: 'Inactiva', status: 'inactive' });
    for (const role of [world.user, world.business, world.businessAdmin]) {
      const client = clientOf(server, role);
      expect(names(await list({}, client))).not.toContain('Inactiva');
      expect(await codeOf({ filter: { status: 'inactive' } }, client)).toBe('FORBIDDEN');
    }
    expect(await codeOf({ filter: { status: 'inactive' } })).toBe('UNAUTHENTICATED');
    expect(names(await list({}, admin()))).toEqual(expect.arrayContaining(['Activa', 'Inactiva']));
    expect(names(await list({ filter: { status: 'inactive' } }, admin()))).toEqual(['Inactiva']);
    expect(names(await list({ filter: { status: 'active' } }, admin()))).not.toContain('Inactiva');
  });

  test('administrators find how memberships stand, and a tax id however it is written', async () => {
    const facts = { name: 'Morosa', city: 'Cali', region: 'Valle', country: 'CO' };
    const verification = {
      facts: { ...facts, taxId: '900373913' },
      date: new Date(),
      by: null,
    };
    await buildBusiness({ ...facts, isVerified: true, verification });
    await buildBusiness({ name: 'Lista 900' });
    await BusinessModel.updateOne({ name: 'Morosa' }, { $set: { 'membership.status': 'grace' } });
    for (const search of ['900373913', '900.373.913', '900.373.913-4', '900373913-4', '900 373']) {
      expect(names(await list({ filter: { search } }, admin()))).toContain('Morosa');
      expect(names(await list({ filter: { search } }))).not.toContain('Morosa');
    }
    expect(names(await list({ filter: { search: 'lista 900' } }, admin()))).toEqual(['Lista 900']);
    const filter = { membership: 'GRACE' };
    expect(names(await list({ filter }, admin()))).toEqual(['Morosa']);
    expect(await codeOf({ filter }, clientOf(server, world.businessAdmin))).toBe('FORBIDDEN');
    expect(await codeOf({ filter })).toBe('UNAUTHENTICATED');
  });

  test('administrators find whose paid month ends soon', async () => {
    const ends = async (name: string, days: number, status = 'active') => {
      await buildBusiness({ name });
      const periodEnd = new Date(Date.now() + days * 86_400_000);
      await BusinessModel.updateOne(
        { name },
        { $set: { 'membership.status': status, 'membership.periodEnd': periodEnd } },
      );
    };
    await ends('Termina pronto', 6);
    await ends('Termina después', 8);
    await ends('Ya suspendida', 6, 'suspended');
    const filter = { membershipEndsWithin: 7 };
    expect(names(await list({ filter }, admin()))).toEqual(['Termina pronto']);
    expect(await codeOf({ filter: { membershipEndsWithin: 91 } }, admin())).toBe('BAD_REQUEST');
    expect(await codeOf({ filter }, clientOf(server, world.businessAdmin))).toBe('FORBIDDEN');
    expect(await codeOf({ filter })).toBe('UNAUTHENTICATED');
  });
});

describe('a page of the directory', () => {
  const watched = ['businesses', 'users', 'businessInvitations'];
  const read = (client: TestClient, variables: Record<string, unknown>, fields: string) =>
    commandsDuring(watched, () =>
      client.data(
        `query ($first: Int!, $filter: BusinessFilter) { businesses(first: $first, filter: $filter) { edges { node { id name ${fields} } } } }`,
        variables,
      ),
    );

  test('costs as many commands at any size, also with its people', async () => {
    for (let count = 0; count < 8; count += 1) {
      await buildMember(await buildBusiness(), 'business');
    }
    const counts = async (first: number, client: TestClient, fields: string) =>
      (await read(client, { first }, fields)).map(
        ({ name, body }) => `${name} ${String(body[name])}`,
      );
    expect(await counts(2, visitor, managedFields)).toEqual(['find businesses']);
    expect(await counts(8, visitor, managedFields)).toEqual(['find businesses']);
    const few = await counts(2, admin(), managedFields);
    expect(await counts(8, admin(), managedFields)).toEqual(few);
    expect(few.filter((command) => command === 'find businesses')).toHaveLength(1);
    expect(few.filter((command) => command === 'find businessInvitations')).toHaveLength(1);
  });

  test.each([
    [{}, ['status', 'nameKey', '_id']],
    [{ isVerified: true }, ['status', 'isVerified', 'nameKey', '_id']],
    [{ country: 'CO' }, ['status', 'country', 'nameKey', '_id']],
    [{ country: 'CO', region: 'Huila' }, ['status', 'country', 'region', 'nameKey', '_id']],
    [
      { country: 'CO', region: 'Huila', city: 'Pitalito' },
      ['status', 'country', 'region', 'city', 'nameKey', '_id'],
    ],
    [{ region: 'Huila' }, ['status', 'region', 'nameKey', '_id']],
    [{ city: 'Pitalito' }, ['status', 'city', 'nameKey', '_id']],
    [{ lineOfBusiness: 'C' }, ['status', 'lineOfBusiness', 'nameKey', '_id']],
    [{ minRating: 4 }, ['status', 'nameKey', '_id']],
  ])('with %j is read in order from an index', async (filter, indexFields) => {
    const [find] = await read(visitor, { first: 5, filter }, '');
    if (!find) throw new Error('The list was not read.');
    const plan = await planOf(find);
    expect(plan.indexFields).toEqual(indexFields);
    expect(plan.stages).not.toContain('SORT');
  });

  test('with a word that few have is read by the words of names', async () => {
    const [find] = await read(visitor, { first: 5, filter: { search: 'caf' } }, '');
    if (!find) throw new Error('The list was not read.');
    expect(await planOf(find)).toMatchObject({ indexFields: ['nameTerms'] });
  });

  test('of every state is read in order from an index', async () => {
    const commands = await read(admin(), { first: 5 }, '');
    const find = commands.find(({ body }) => body.find === 'businesses');
    if (!find) throw new Error('The list was not read.');
    const plan = await planOf(find);
    expect(plan).toMatchObject({ indexFields: ['nameKey', '_id'] });
    expect(plan.stages).not.toContain('SORT');
  });
});

describe('a business', () => {
  const read = async (client: TestClient, id: string) =>
    (
      await client.data<{ business: Record<string, unknown> | null }>(
        `query ($id: ID!) { business(id: $id) { id viewerCanEdit viewerCanManage ${managedFields} } }`,
        { id },
      )
    ).business;

  test('that is inactive answers like an unknown id to all but its people and administrators', async () => {
    const id = (await buildBusiness({ status: 'inactive' }))._id.toHexString();
    for (const client of [
      visitor,
      clientOf(server, world.user),
      clientOf(server, world.businessAdmin),
    ]) {
      expect(await read(client, id)).toBeNull();
      expect(await read(client, unknownId())).toBeNull();
      expect(await read(client, 'x')).toBeNull();
    }
    expect(await read(admin(), id)).toMatchObject({ id, status: 'inactive' });
    const own = world.ownBusiness._id.toHexString();
    await BusinessModel.updateOne({ _id: own }, { status: 'inactive' });
    expect(await read(clientOf(server, world.business), own)).toMatchObject({ status: 'inactive' });
    expect(await read(visitor, own)).toBeNull();
    await BusinessModel.updateOne({ _id: own }, { status: 'active' });
  });

  test('tells its managed fields to its people and administrators alone', async () => {
    const own = world.ownBusiness._id.toHexString();
    const hidden = { status: null, membership: null, members: null, invitations: null };
    const other = (await buildBusiness())._id.toHexString();
    const elsewhere = clientOf(server, world.businessAdmin);
    for (const [client, id] of [
      [visitor, own],
      [clientOf(server, world.user), own],
      [elsewhere, other],
    ] as const) {
      expect(await read(client, id)).toEqual({
        id,
        ...hidden,
        viewerCanEdit: false,
        viewerCanManage: false,
      });
    }
    const forBusiness = await read(clientOf(server, world.business), own);
    expect(forBusiness).toMatchObject({ viewerCanEdit: true, viewerCanManage: false });
    expect(forBusiness?.membership).toMatchObject({ plan: 'business', status: 'active' });
    expect(forBusiness?.members).toEqual(
      expect.arrayContaining([
        // A person's address stays theirs, also toward those they work with.
        { role: 'businessAdmin', user: { id: world.businessAdmin.userId, email: null } },
      ]),
    );
    for (const role of [world.businessAdmin, world.wikiAdmin]) {
      expect(await read(clientOf(server, role), own)).toMatchObject({
        viewerCanEdit: true,
        viewerCanManage: true,
        invitations: [],
      });
    }
  });
});

describe('my business', () => {
  const mine = (client: TestClient) => client.request('{ myBusiness { id } }');

  test('is the one the caller works for, or null', async () => {
    expect((await mine(visitor)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect((await mine(clientOf(server, world.user))).data).toEqual({ myBusiness: null });
    expect((await mine(admin())).data).toEqual({ myBusiness: null });
    const id = world.ownBusiness._id.toHexString();
    expect((await mine(clientOf(server, world.business))).data).toEqual({ myBusiness: { id } });
  });
});
