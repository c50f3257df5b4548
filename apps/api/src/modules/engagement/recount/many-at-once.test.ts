import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  commandsDuring,
  everyCommandDuring,
  untilQuiet,
  watchingCommands,
} from '../../../testing/commands.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { act, comment, readListing } from '../engagement-test-kit.ts';

let server: TestServer;
let people: Person[];
const many = 24;

beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()), rateLimits: false },
  });
  people = [];
  for (let count = 0; count < many; count += 1) people.push(await buildPerson(server));
});
afterAll(() => server.stop());

const newListing = async () => (await buildProduct())._id.toHexString();
const newListings = async () => {
  const ids: string[] = [];
  for (let count = 0; count < many; count += 1) ids.push(await newListing());
  return ids;
};

/** How often the counts of listings are written while all do something at once, each to its own. */
async function countsDuring(
  listingIds: readonly string[],
  deed: (person: Person, listingId: string) => Promise<unknown>,
): Promise<number> {
  await untilQuiet(['listingEngagement']);
  const sent = await everyCommandDuring(['listingEngagement'], () =>
    Promise.all(people.map((person, index) => deed(person, listingIds[index] ?? ''))),
  );
  return sent.filter(({ name }) => name === 'update').length;
}

test.each([
  [
    'comments',
    'comments',
    (person: Person, listingId: string) => comment(person.client, listingId, 'Well made.'),
  ],
  [
    'favourites',
    'saves',
    (person: Person, listingId: string) =>
      act(person.client, 'setFavourite', { listingId, isFavourite: true }),
  ],
] as const)(
  '%s of many at once on one listing cost what they cost on many',
  async (_what, count, deed) => {
    const apart = await countsDuring(await newListings(), deed);
    expect(apart).toBeGreaterThanOrEqual(many);
    const one = await newListing();
    const together = await countsDuring(
      people.map(() => one),
      deed,
    );
    expect(together).toBeLessThanOrEqual(apart * 1.5);
    const [{ client }] = people as [Person];
    expect((await readListing(client, one)).engagement[count]).toBe(many);
  },
);

test('a comment is counted, written and told of by one command', async () => {
  const listingId = await newListing();
  const [{ client }] = people as [Person];
  await untilQuiet(['listingComments', 'events']);
  // By its number 1 a command that is none of a collection.
  const sent = await commandsDuring(['listingComments', 'listingEngagement', 'events', '1'], () =>
    comment(client, listingId, 'Well made.'),
  );
  const names = sent.map(({ name }) => name).filter((name) => name !== 'find');
  expect(names).toEqual(['bulkWrite', 'commitTransaction']);
});
