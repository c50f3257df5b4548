import { buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { actAtRandom, expectRecounted, expectVariety, randomFrom } from './recount-test-kit.ts';
import { buildCompany } from '../review-test-kit.ts';

/**
 * The full count of random acts on reviews and disputes. `SOAK_ACTS` does fewer, `SOAK_SEED` begins
 * elsewhere.
 */
const acts = Number(process.env.SOAK_ACTS ?? 8_000);
const seed = Number(process.env.SOAK_SEED ?? 1);
const rounds = 8;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test(
  'after thousands of random acts the ratings equal a recount',
  async () => {
    const random = randomFrom(seed);
    for (let round = 0; round < rounds; round += 1) {
      const companies = await Promise.all(Array.from({ length: 3 }, () => buildCompany(server)));
      const authors = await Promise.all(Array.from({ length: 32 }, () => buildPerson(server)));
      const admin = await buildPerson(server, { memberType: 'wikiAdmin' });
      const businessIds = companies.map(({ businessId }) => businessId);
      const cast = {
        businessIds,
        authors: new Map(authors.map(({ userId, client }) => [userId, [client]])),
        managers: companies.map(({ manager }) => [manager.client]),
        admins: [[admin.client]],
      };
      await actAtRandom(cast, acts / rounds, random);
      await expectRecounted(businessIds);
    }
    await expectVariety(50);
  },
  30 * 60_000,
);
