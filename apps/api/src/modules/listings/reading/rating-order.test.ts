import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { buildReview } from '../../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { idOf, readAll, readPage } from './reading-test-kit.ts';

let server: TestServer;
let visitor: TestClient;
/** The names of the businesses by the ids of their products. */
const sellers = new Map<string, string>();
const businesses: Record<string, BusinessRecord> = {};

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server);
  const ratings = {
    unrated: [],
    bad: [1, 1, 2],
    once: [5],
    // 4.8 on average.
    often: [5, 5, 5, 5, 5, 5, 5, 5, 4, 4],
    alike: [5],
  };
  for (const [name, given] of Object.entries(ratings)) {
    const business = await buildBusiness({ name });
    businesses[name] = business;
    for (let number = 0; number < 2; number += 1) {
      sellers.set(idOf(await buildProduct({ business })), name);
    }
    for (const rating of given) await buildReview({ business, rating });
  }
  // Listings follow the ratings of their business a moment later.
  const areRated = async () => (await namesByRating()).slice(3).join() === 'bad,unrated';
  while (!(await areRated())) await delay(50);
});
afterAll(() => server.stop());

const byRating = { type: 'product', sort: 'RATING' } as const;
const namesOf = (ids: readonly string[]) => [...new Set(ids.map((id) => sellers.get(id)))];
const namesByRating = async () => namesOf(await readAll(visitor, byRating));

test('many good reviews come before one that is perfect, and what has none comes last', async () => {
  const names = await namesByRating();
  expect(names[0]).toBe('often');
  expect(new Set(names.slice(1, 3))).toEqual(new Set(['once', 'alike']));
  expect(names.slice(3)).toEqual(['bad', 'unrated']);
});

test('pages go on where they ended among equals, whatever their size', async () => {
  const atOnce = await readAll(visitor, { ...byRating, first: 50 });
  expect(atOnce).toHaveLength(sellers.size);
  for (const first of [1, 3]) {
    expect(await readAll(visitor, { ...byRating, first })).toEqual(atOnce);
  }
});

test('a page continues behind its end although a rank before it changed', async () => {
  const { edges, pageInfo } = await readPage(visitor, { ...byRating, first: 2 });
  expect(namesOf(edges.map(({ node }) => node.id))).toEqual(['often']);
  await buildReview({ business: businesses['often'] as BusinessRecord, rating: 4 });
  const rest = await readAll(visitor, byRating);
  const next = await readPage(visitor, { ...byRating, first: 50, after: pageInfo.endCursor });
  // What moved behind the end is seen again at most; nothing is left out.
  expect(next.edges.map(({ node }) => node.id)).toEqual(expect.arrayContaining(rest.slice(2)));
});

test('another review as good as the average moves the order, and the average shown stays', async () => {
  await buildReview({ business: businesses['once'] as BusinessRecord, rating: 5 });
  const first = async () => (await namesByRating()).slice(0, 3);
  await expect.poll(first).toEqual(['often', 'once', 'alike']);
  const { business } = await visitor.data<{ business: { ratingAverage: number } }>(
    'query ($id: ID!) { business(id: $id) { ratingAverage ratingCount } }',
    { id: businesses['once']?._id.toHexString() },
  );
  expect(business).toEqual({ ratingAverage: 5, ratingCount: 2 });
});
