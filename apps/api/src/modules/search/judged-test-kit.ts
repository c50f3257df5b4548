import { expect, vi } from 'vitest';
import type { TestServer } from '../../testing/server.ts';
import { createClient } from '../../testing/client.ts';
import { ListingModel } from '../listings/listing.model.ts';
import { judgedQueries } from './judged-queries.ts';
import { foundIds, fromManyAddresses, searchFor } from './search-test-kit.ts';

/** How many hits count. */
const counted = 10;
const floor = 0.9;

/** What a list of grades is worth: the first places most. */
const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** The listings of the demonstration as the judgments describe them, by id. */
async function descriptions(): Promise<Map<string, string>> {
  const listings = await ListingModel.find({ status: 'published', sellerActive: true }).lean();
  return new Map(
    listings.map(({ _id, type, category, name, city, region, country }) => [
      _id.toHexString(),
      `${type}:${category} | ${name.es ?? ''} | ${name.en ?? ''} | ${city}, ${region}, ${country}`,
    ]),
  );
}

/** Expects the judged queries to be answered well: nDCG@10, and the first hit of each. */
export async function expectJudged(server: TestServer): Promise<void> {
  const visitor = fromManyAddresses(createClient(server));
  const listings = await descriptions();
  await vi.waitFor(
    async () => expect((await searchFor(visitor, 'quinua')).counts.all).toBeGreaterThan(1),
    { timeout: 60_000, interval: 200 },
  );
  const worths: number[] = [];
  const poor: string[] = [];
  for (const [query, best, good] of judgedQueries) {
    const gradeOf = (text: string): number => (best.test(text) ? 3 : good?.test(text) ? 1 : 0);
    const found = foundIds(await searchFor(visitor, query, { first: counted }));
    const grades = found.map((id) => gradeOf(listings.get(id) ?? ''));
    const ideal = [...listings.values()].map(gradeOf).toSorted((one, other) => other - one);
    worths.push(gainOf(grades) / gainOf(ideal.slice(0, counted)));
    if (!grades[0]) poor.push(query);
  }
  expect(poor).toEqual([]);
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  expect(mean).toBeGreaterThanOrEqual(floor);
}
