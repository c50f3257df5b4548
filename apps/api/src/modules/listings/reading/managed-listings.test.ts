import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../../testing/factories.ts';
import { readBothWays } from '../../../testing/lists.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildWorld, changeBusinessStatus, type World } from '../../../testing/world.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { idOf, idsOf, type ListingPage } from './reading-test-kit.ts';

let server: TestServer;
let world: World;
let clients: Record<'visitor' | 'user' | 'business' | 'businessAdmin' | 'wikiAdmin', TestClient>;
let foreign: BusinessRecord;
/** Listings by a name of their own. */
const built = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  world = await buildWorld(server.config);
  const clientOf = (accessToken: string | null) =>
    Object.assign(createClient(server), { accessToken });
  clients = {
    visitor: clientOf(null),
    user: clientOf(world.user.accessToken),
    business: clientOf(world.business.accessToken),
    businessAdmin: clientOf(world.businessAdmin.accessToken),
    wikiAdmin: clientOf(world.wikiAdmin.accessToken),
  };
  foreign = await buildBusiness();
  const own = world.ownBusiness;
  const at = (minute: number) => ({ dateChanged: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
  const keep = (name: string, listing: Parameters<typeof idOf>[0]) =>
    built.set(name, idOf(listing));
  keep(
    'draft',
    await buildProduct({
      business: own,
      status: 'draft',
      name: { en: null, es: 'Café Ñame' },
      ...at(1),
    }),
  );
  keep(
    'paused',
    await buildService({
      business: own,
      status: 'paused',
      name: { en: 'Coffee tasting', es: 'Cata' },
      engagement: { views: 9, contacts: 0, saves: 0, comments: 0 },
      ...at(2),
    }),
  );
  keep(
    'removed',
    await buildProduct({
      business: own,
      status: 'removed',
      removalReason: { key: null, text: 'Not theirs' },
      sku: 'ADR-GR-500',
      ...at(3),
    }),
  );
  keep(
    'seen',
    await buildProperty({
      business: own,
      isFeatured: true,
      engagement: { views: 4, contacts: 2, saves: 0, comments: 0 },
      ...at(4),
    }),
  );
  keep(
    'foreign',
    await buildProduct({
      business: foreign,
      status: 'draft',
      name: { en: 'Cafeteria set', es: null },
      ...at(5),
    }),
  );
});
afterAll(() => server.stop());

const listQuery = `query ($filter: ManagedListingFilter, $first: Int! = 20, $after: Cursor,
    $sort: ManagedListingSort! = CHANGED) {
  managedListings(filter: $filter, first: $first, after: $after, sort: $sort) {
    edges { cursor node { id status viewerCanEdit removalReason { text } problems { code } business { id } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const readManaged = async (client: TestClient, variables: Record<string, unknown> = {}) =>
  (await client.data<{ managedListings: ListingPage }>(listQuery, variables)).managedListings;
const namesOf = (page: ListingPage) =>
  idsOf(page).map((id) => [...built].find(([, known]) => known === id)?.[0]);
const codeOf = async (client: TestClient, variables: Record<string, unknown> = {}) =>
  (await client.request(listQuery, variables)).errors?.[0]?.extensions?.code;

describe('the listings one manages', () => {
  test('are those of the own business in every state, the last changed first', async () => {
    for (const client of [clients.business, clients.businessAdmin]) {
      expect(namesOf(await readManaged(client))).toEqual(['seen', 'removed', 'paused', 'draft']);
    }
  });

  test('stay those of the own business whatever business is asked for', async () => {
    const filter = { businessId: foreign._id.toHexString() };
    expect(namesOf(await readManaged(clients.business, { filter }))).toHaveLength(4);
  });

  test('are all for administrators, or those of a business', async () => {
    expect(namesOf(await readManaged(clients.wikiAdmin))).toEqual([
      'foreign',
      'seen',
      'removed',
      'paused',
      'draft',
    ]);
    const filter = { businessId: foreign._id.toHexString() };
    expect(namesOf(await readManaged(clients.wikiAdmin, { filter }))).toEqual(['foreign']);
  });

  test('are none for those without a business, and visitors have to sign in', async () => {
    expect(await readManaged(clients.user)).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    expect(await codeOf(clients.visitor)).toBe('UNAUTHENTICATED');
  });

  test('stay with their managers while the business does not sell', async () => {
    await changeBusinessStatus(world.ownBusiness, 'inactive');
    expect(namesOf(await readManaged(clients.business))).toHaveLength(4);
    await changeBusinessStatus(world.ownBusiness, 'active');
  });

  test.each([
    [{ type: 'product' }, ['foreign', 'removed', 'draft']],
    [{ status: 'draft' }, ['foreign', 'draft']],
    [{ type: 'product', status: 'removed' }, ['removed']],
    [{ isFeatured: true }, ['seen']],
    [{ isFeatured: false, type: 'property' }, []],
    [{ search: 'caf' }, ['foreign', 'draft']],
    [{ search: '  CAFÉ ñ' }, ['draft']],
    [{ search: 'cafe n' }, []],
    [{ search: 'cata' }, ['paused']],
    [{ search: 'tasting' }, ['paused']],
    [{ search: 'TAST coff' }, ['paused']],
    [{ search: 'tasting cafe' }, []],
    [{ search: 'asting' }, []],
    [{ search: 'gr-5' }, ['removed']],
    [{ search: 'ADR' }, ['removed']],
    [{ search: '—' }, []],
    // Between two words of one listing, at the beginning of neither.
    [{ search: 'co' }, ['paused']],
    [{ search: 'cb' }, []],
    [{ search: '', status: null }, ['foreign', 'seen', 'removed', 'paused', 'draft']],
  ])('are narrowed by %j', async (filter, names) => {
    expect(namesOf(await readManaged(clients.wikiAdmin, { filter }))).toEqual(names);
  });

  test.each([
    { filter: { search: 'x'.repeat(101) } },
    { filter: { search: 'a\u0000' } },
    { filter: { businessId: 'x'.repeat(101) } },
    { first: 0 },
    { first: 51 },
    { after: 'x' },
  ])('refuse %j', async (variables) => {
    const expected = 'after' in variables ? 'INVALID_CURSOR' : 'BAD_REQUEST';
    expect(await codeOf(clients.wikiAdmin, variables)).toBe(expected);
  });

  test('continue where a page ended, for the same list only', async () => {
    const { pageInfo } = await readManaged(clients.wikiAdmin, { first: 2 });
    const after = pageInfo.endCursor;
    expect(namesOf(await readManaged(clients.wikiAdmin, { after }))).toEqual([
      'removed',
      'paused',
      'draft',
    ]);
    expect(await codeOf(clients.wikiAdmin, { after, filter: { type: 'product' } })).toBe(
      'INVALID_CURSOR',
    );
    expect(await codeOf(clients.wikiAdmin, { after, sort: 'NEWEST' })).toBe('INVALID_CURSOR');
  });

  test('are read forwards and backwards, and counted', async () => {
    const { forwards, backwards, totalCount } = await readBothWays(
      clients.wikiAdmin,
      'managedListings',
    );
    expect(forwards).toHaveLength(built.size);
    expect(backwards).toEqual(forwards);
    expect(totalCount).toBe(built.size);
  });

  test.each([
    ['UNCHANGED', ['draft', 'paused', 'removed', 'seen', 'foreign']],
    ['MOST_VIEWED', ['paused', 'seen']],
    ['LEAST_CONTACTED', ['paused', 'seen']],
  ])('are in the order %s, page by page', async (sort, names) => {
    const { endCursor } = (await readManaged(clients.wikiAdmin, { sort, first: 1 })).pageInfo;
    const rest = namesOf(await readManaged(clients.wikiAdmin, { sort, after: endCursor }));
    const all = namesOf(await readManaged(clients.wikiAdmin, { sort }));
    expect(all.slice(1)).toEqual(rest);
    expect(all.filter((name) => name && names.includes(name))).toEqual(names);
  });

  test.each([
    ['wikiAdmin', {}, 'CHANGED', ['dateChanged', '_id']],
    ['wikiAdmin', { type: 'product' }, 'CHANGED', ['type', 'dateChanged', '_id']],
    ['wikiAdmin', { type: 'product' }, 'OLDEST', ['type', 'dateCreated', '_id']],
    ['wikiAdmin', { type: 'service' }, 'MOST_VIEWED', ['type', 'sortedViews', '_id']],
    ['business', {}, 'CHANGED', ['businessId', 'dateChanged', '_id']],
    ['business', { type: 'product' }, 'CHANGED', ['businessId', 'type', 'dateChanged', '_id']],
  ] as const)('are read from an index, unsorted: %s, %j, %s', async (role, filter, sort, index) => {
    const sent = await commandsDuring(['listings', 'businesses', 'files'], () =>
      readManaged(clients[role], { filter, sort, first: 50 }),
    );
    expect(sent.map(({ name, body }) => [name, body[name]])).toEqual([
      ['find', 'listings'],
      ['find', 'businesses'],
    ]);
    const { stages, indexFields } = await planOf(sent[0] ?? { name: '', body: {} });
    expect(stages).not.toContain('SORT');
    expect(indexFields).toEqual(index);
  });
});

describe('a listing one manages', () => {
  const readOne = async (client: TestClient, id: string) =>
    (
      await client.data<{ managedListing: Record<string, unknown> | null }>(
        `query ($id: ID!) { managedListing(id: $id) { id status name { en es } viewerCanEdit
          removalReason { text canned { en } } problems { code field } } }`,
        { id },
      )
    ).managedListing;

  test('is read in any state, with why it was removed and what is missing', async () => {
    const id = built.get('removed') ?? '';
    for (const client of [clients.business, clients.businessAdmin, clients.wikiAdmin]) {
      expect(await readOne(client, id)).toMatchObject({
        id,
        status: 'removed',
        // Its sellers wait until it is given back; administrators may mend it.
        viewerCanEdit: client === clients.wikiAdmin,
        removalReason: { text: 'Not theirs', canned: null },
        problems: [],
      });
    }
    const property = await readOne(clients.business, built.get('seen') ?? '');
    expect(property?.problems).toContainEqual(
      expect.objectContaining({ field: expect.stringContaining('images') as string }),
    );
  });

  test('is to others as one that is not there', async () => {
    const draft = built.get('foreign') ?? '';
    for (const client of [clients.user, clients.business, clients.businessAdmin]) {
      for (const id of [draft, 'x', '0'.repeat(24)]) expect(await readOne(client, id)).toBeNull();
    }
    expect(await readOne(clients.user, built.get('seen') ?? '')).toBeNull();
    const { errors } = await clients.visitor.request(
      'query ($id: ID!) { managedListing(id: $id) { id } }',
      { id: draft },
    );
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
