import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createClient, type TestClient } from '../../../testing/client.ts';
import {
  buildBusiness,
  buildMember,
  buildProduct,
  buildProperty,
  buildService,
} from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildWorld, changeBusinessStatus, signInAs, type World } from '../../../testing/world.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type BusinessRecord, changeMembership, findBusiness } from '../../businesses/index.ts';
import { listingPages } from './listing-page.ts';
import type { ListingRecord } from '../listing.model.ts';
import { change, idOf, readAll, readPage, setStatus } from './reading-test-kit.ts';

let server: TestServer;
let world: World;
/** A client of each role, visitors and strangers among them. */
const clients = new Map<string, TestClient>();

beforeAll(async () => {
  // Every role reads every path: more in a short time than one address may.
  server = await startTestServer();
  world = await buildWorld(server.config);
  const strange = await buildMember(await buildBusiness());
  const people = {
    visitor: null,
    user: world.user,
    business: world.business,
    businessAdmin: world.businessAdmin,
    stranger: await signInAs(server.config, strange),
    wikiAdmin: world.wikiAdmin,
  };
  for (const [role, person] of Object.entries(people)) {
    clients.set(role, clientOf(server, person));
  }
});
afterAll(() => server.stop());

const pathsQuery = `query ($id: ID!, $ids: [ID!]!, $sibling: ID!) {
  listing(id: $id) { id } product(id: $id) { id } listingsByIds(ids: $ids) { id }
  products(first: 50) { edges { node { id } } }
  sibling: listing(id: $sibling) { similar(first: 12) { id similar(first: 3) { id } } }
}`;

/** What a role reads by the id of a listing, or as if it were there. */
const byId = (client: TestClient, id: string, sibling: string) =>
  client.data(pathsQuery, { id, ids: [id], sibling });

/** Every list that everybody may read, as text. */
async function everyList(client: TestClient, businessId: string): Promise<string> {
  const lists = [];
  for (const sort of ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING']) {
    for (const type of ['product', 'service', 'property', null]) {
      lists.push(await readAll(client, { type, sort, first: 50 }));
    }
  }
  lists.push(await readAll(client, { filter: { businessId } }));
  return JSON.stringify(lists);
}

/** Fails unless the listings are found by no path by any role, exactly like an unknown id. */
async function expectHidden(hidden: readonly ListingRecord[], sibling: string) {
  const ids = hidden.map(idOf);
  for (const client of clients.values()) {
    const lists = await everyList(client, hidden[0]?.businessId ?? '');
    const unknown = await byId(client, new Types.ObjectId().toHexString(), sibling);
    for (const id of ids) {
      expect(lists).not.toContain(id);
      expect(await byId(client, id, sibling)).toEqual(unknown);
      expect(JSON.stringify(unknown)).not.toContain(id);
    }
  }
  const sitemap = await (await fetch(`${server.url}/sitemaps/listings/first.xml`)).text();
  for (const id of ids) {
    expect(sitemap).not.toContain(id);
    for (const read of Object.values(listingPages)) {
      expect(await read(id, 'en', server.config)).toBeNull();
    }
  }
}

describe('a listing is found by no public path and no role', () => {
  test.each(['draft', 'paused', 'sold', 'removed'] as const)('while it is %s', async (status) => {
    const business = world.ownBusiness;
    const hidden = [
      await buildProduct({ business, status }),
      await buildService({ business, status }),
      await buildProperty({ business, status }),
    ];
    await expectHidden(hidden, idOf(await buildProduct({ business })));
  });

  test.each<[string, (business: BusinessRecord) => Promise<unknown>]>([
    ['is not active', (business) => changeBusinessStatus(business, 'inactive')],
    [
      'is suspended',
      (business) =>
        inTransaction(async () => {
          const { membership } = (await findBusiness(business._id.toHexString())) ?? {};
          if (!membership) throw new Error('The business has no membership.');
          await changeMembership(business._id.toHexString(), {
            ...membership,
            status: 'suspended',
          });
        }),
    ],
  ])('while its business %s', async (_name, stop) => {
    const business = await buildBusiness();
    const listing = await buildProduct({ business });
    const sibling = idOf(await buildProduct({ business: world.ownBusiness }));
    const visitor = clients.get('visitor') ?? createClient(server);
    expect(await everyList(visitor, listing.businessId)).toContain(idOf(listing));
    await stop(business);
    await expectHidden([listing], sibling);
  });

  test('and comes back with its business', async () => {
    const business = await buildBusiness();
    const id = idOf(await buildProduct({ business }));
    await changeBusinessStatus(business, 'inactive');
    await changeBusinessStatus(business, 'active');
    const visitor = clients.get('visitor') ?? createClient(server);
    expect(await readAll(visitor, { filter: { businessId: business._id.toHexString() } })).toEqual([
      id,
    ]);
  });

  test('nor after a cursor that was given while it was to be seen', async () => {
    const business = await buildBusiness();
    const at = (minute: number) => ({ datePublished: new Date(Date.UTC(2027, 0, 1, 0, minute)) });
    const [one, two, three] = [
      await buildProduct({ business, ...at(1) }),
      await buildProduct({ business, ...at(2) }),
      await buildProduct({ business, ...at(3) }),
    ];
    const visitor = clients.get('visitor') ?? createClient(server);
    const filter = { businessId: business._id.toHexString() };
    const page = await readPage(visitor, { filter, first: 1 });
    expect(page.edges[0]?.node.id).toBe(idOf(three));
    await setStatus(two, 'paused');
    const rest = await readPage(visitor, { filter, after: page.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.id)).toEqual([idOf(one)]);
  });
});

describe('what only managers may know', () => {
  const query = `query ($id: ID!) { listing(id: $id) {
    status viewerCanEdit removalReason { text } problems { code } } }`;

  test('is null or empty to others while the listing is published', async () => {
    const listing = await buildProperty({ business: world.ownBusiness });
    // Such a listing is complete when it is published; this one lacks its images.
    await change(listing, { removalReason: { key: null, text: 'An old reason' } });
    for (const [role, client] of clients) {
      const manages = ['business', 'businessAdmin', 'wikiAdmin'].includes(role);
      const { data } = await client.request<{ listing: Record<string, unknown> }>(query, {
        id: idOf(listing),
      });
      expect(data?.listing).toMatchObject({ status: 'published', viewerCanEdit: manages });
      expect(data?.listing.removalReason !== null).toBe(manages);
      expect(data?.listing.problems).toHaveLength(manages ? 1 : 0);
    }
  });
});
