import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { createClient, cursorNow, type TestClient } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, changeBusinessStatus } from '../../../testing/world.ts';
import { type BusinessRecord, changeMembership, findBusiness } from '../../businesses/index.ts';
import { announce, changeListing, searchFor } from '../../search/search-test-kit.ts';
import { buildSeller } from '../listing-test-kit.ts';
import {
  acts,
  answerOf,
  type Asked,
  ownWays,
  secretPrice,
  secrets,
  waysAround,
  waysToOne,
} from './listing-privacy-test-kit.ts';
import type { ListingRecord } from '../listing.model.ts';
import { idOf } from './reading-test-kit.ts';

let server: TestServer;
let business: BusinessRecord;
/** Those who may not read what is hidden: a client for each role. */
const strangers = new Map<string, TestClient>();
/** Those who may, where they manage listings; on the public side nobody may. */
const managers = new Map<string, TestClient>();
/** The hidden listings by what hides them. */
const hidden = new Map<string, Asked>();
let since: string;

/** A published listing with all the secrets; those of the state to hide it in come later. */
const secretListing = (seller: BusinessRecord) =>
  buildProduct({
    business: seller,
    name: { en: secrets.name, es: secrets.name },
    description: { es: secrets.text },
    offers: { es: secrets.text },
    brand: secrets.brand,
    sku: `${secrets.sku}-${hidden.size}`,
    city: secrets.city,
    price: secretPrice,
    removalReason: { key: null, text: secrets.reason },
  });

const setMembership = (seller: BusinessRecord, status: 'suspended' | 'lapsed') =>
  inTransaction(async () => {
    const id = idOf(seller);
    const { membership } = (await findBusiness(id)) ?? {};
    if (!membership) throw new Error('The business has no membership.');
    await changeMembership(id, { ...membership, status });
  });

/** What hides a listing. Each is seen by everybody before, saved, commented and asked about. */
const hiding: Record<string, (listing: ListingRecord, seller: BusinessRecord) => Promise<unknown>> =
  {
    draft: (listing) => changeListing(listing, { status: 'draft' }),
    paused: (listing) => changeListing(listing, { status: 'paused' }),
    sold: (listing) => changeListing(listing, { status: 'sold' }),
    removed: (listing) => changeListing(listing, { status: 'removed' }),
    deleted: (listing) => changeListing(listing, null),
    'of a business that is not active': (_listing, seller) =>
      changeBusinessStatus(seller, 'inactive'),
    'of a suspended membership': (_listing, seller) => setMembership(seller, 'suspended'),
    'of a lapsed membership': (_listing, seller) => setMembership(seller, 'lapsed'),
  };

beforeAll(async () => {
  // Every role goes every way: more in a short time than one address may.
  server = await startTestServer();
  business = await buildBusiness();
  const customer = (await buildPerson(server)).client;
  strangers.set('visitor', createClient(server));
  strangers.set('customer', customer);
  strangers.set('user', (await buildPerson(server)).client);
  strangers.set('seller of others', (await buildSeller(server, await buildBusiness())).client);
  const { client: admin } = await buildPerson(server, { memberType: 'wikiAdmin' });
  managers.set('wikiAdmin', admin);
  managers.set('business', (await buildSeller(server, business, 'business')).client);
  managers.set('businessAdmin', (await buildSeller(server, business)).client);
  since = await cursorNow(server);

  const sibling = await buildProduct();
  for (const [what, hide] of Object.entries(hiding)) {
    const seller = what.startsWith('of ') ? await buildBusiness() : business;
    const listing = await secretListing({ ...seller, city: seller.city });
    const asked = { id: idOf(listing), businessId: idOf(seller), siblingId: idOf(sibling) };
    for (const name of ['setFavourite', 'addListingComment', 'contactSeller'] as const) {
      const answer = await answerOf(customer, acts[name] ?? [''], asked);
      if (!answer.includes('"userErrors":[]')) throw new Error(`Refused: ${answer}`);
    }
    await hide(listing, seller);
    await inTransaction(() =>
      recordEvent('business.changed', null, { businessId: idOf(seller), userIds: [] }),
    );
    hidden.set(what, asked);
  }
  const isForgotten = async () => (await searchFor(customer, secrets.name)).counts.all === 0;
  await vi.waitUntil(isForgotten, { timeout: 30_000 });
});
afterAll(() => server.stop());

/** Fails when an answer holds a secret or an id of what is hidden. */
function expectNoSecret(answer: string, way: string): void {
  const words = [...Object.values(secrets), String(secretPrice)];
  const ids = [...hidden.values()].map(({ id }) => id);
  const told = [...words, ...ids].filter((secret) =>
    answer.toLowerCase().includes(secret.toLowerCase()),
  );
  expect({ way, told }).toEqual({ way, told: [] });
}

const unknown = (asked: Asked): Asked => ({ ...asked, id: new Types.ObjectId().toHexString() });

describe.each(Object.keys(hiding))('a listing that is %s', (what) => {
  test('answers like an unknown id to every role on the public side', async () => {
    const asked = hidden.get(what);
    if (!asked) throw new Error('It was not hidden.');
    for (const [role, client] of [...strangers, ...managers]) {
      for (const [way, query] of Object.entries(waysToOne)) {
        const answer = await answerOf(client, query, asked);
        expect(answer, `${role}: ${way}`).toBe(await answerOf(client, query, unknown(asked)));
      }
    }
  });

  test('answers like an unknown id to whoever acts on it without managing it', async () => {
    const asked = hidden.get(what);
    if (!asked) throw new Error('It was not hidden.');
    for (const [role, client] of strangers) {
      for (const [way, query] of Object.entries({ ...acts, ...ownWays })) {
        // What one keeps oneself stays kept: its name in the list of favourites is not asked for.
        if (role === 'customer' && way === 'setFavourite') continue;
        const answer = await answerOf(client, query, asked);
        expect(answer, `${role}: ${way}`).toBe(await answerOf(client, query, unknown(asked)));
      }
    }
  });
});

test.each(Object.keys(waysAround))('nothing that is hidden is told by: %s', async (way) => {
  const query = waysAround[way] ?? [''];
  const [asked] = hidden.values();
  if (!asked) throw new Error('Nothing was hidden.');
  for (const [role, client] of [...strangers, ...managers]) {
    for (const each of way.includes('of the business') ? hidden.values() : [asked]) {
      expectNoSecret(await answerOf(client, query, each), `${role}: ${way}`);
    }
  }
});

test('one’s own favourites and conversations are without what is hidden', async () => {
  const [asked] = hidden.values();
  if (!asked) throw new Error('Nothing was hidden.');
  for (const [role, client] of strangers) {
    for (const [way, query] of Object.entries(ownWays)) {
      expectNoSecret(await answerOf(client, query, asked), `${role}: ${way}`);
    }
  }
});

test('who manages it reads all of it, and only there', async () => {
  const asked = hidden.get('removed');
  if (!asked) throw new Error('It was not removed.');
  for (const client of managers.values()) {
    const answer = await answerOf(client, ownWays['the managed listing'] ?? [''], asked);
    for (const secret of Object.values(secrets)) expect(answer).toContain(secret);
  }
});

test('whoever resumes an old stream is not told what it said', async () => {
  const streams = {
    all: 'subscription ($after: EventCursor) { listingChanged(after: $after) { listingId listing { id name { es } } } }',
    updates:
      'subscription ($after: EventCursor) { communityUpdateAdded(after: $after) { update { subject { ... on Product { id name { es } } } } } }',
  };
  // When what came after all of it arrives, nothing else will.
  const marker = idOf(await announce(await buildProduct()));
  for (const client of strangers.values()) {
    const socket = await client.socket();
    const changes = socket.start(streams.all, { after: since });
    const updates = socket.start(streams.updates, { after: since });
    const told: string[] = [];
    let latest: string;
    do {
      latest = JSON.stringify(await changes.next());
      told.push(latest);
    } while (!latest.includes(marker));
    for (const secret of Object.values(secrets)) expect(told.join()).not.toContain(secret);
    expect(told.slice(0, -1).filter((each) => !each.includes('"listing":null'))).toEqual([]);
    expect(JSON.stringify(await updates.next())).toContain(marker);
    expect(updates.waiting).toBe(0);
    await socket.close();
  }
});

test('search engines are not told', async () => {
  for (const path of ['/sitemaps/listings/first.xml', '/sitemaps/businesses/first.xml']) {
    expectNoSecret(await (await fetch(`${server.url}${path}`)).text(), path);
  }
});
