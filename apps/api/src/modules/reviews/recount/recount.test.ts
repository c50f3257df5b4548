import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { clientOf } from '../../../testing/client.ts';
import { type ApiProcess, startProcess } from '../../../testing/process.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import {
  actAtRandom,
  type Cast,
  expectRecounted,
  expectVariety,
  randomFrom,
} from './recount-test-kit.ts';
import { buildCompany } from '../review-test-kit.ts';

let server: TestServer;
let other: ApiProcess;
const mongodbUrl = freshDatabaseUrl();

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl } });
  other = await startProcess({ MONGODB_URL: mongodbUrl });
});
afterAll(async () => {
  other.signal('SIGTERM');
  await other.exited;
  await server.stop();
});

/** A person's clients, one for each process. */
const everywhere = (person: Person) => [person.client, clientOf(other, person)];

test('after random acts in two processes the ratings equal a recount', async () => {
  const companies = await Promise.all([buildCompany(server), buildCompany(server)]);
  const authors = await Promise.all(Array.from({ length: 12 }, () => buildPerson(server)));
  const admins = await Promise.all(
    Array.from({ length: 2 }, () => buildPerson(server, { memberType: 'wikiAdmin' })),
  );
  const cast: Cast = {
    businessIds: companies.map(({ businessId }) => businessId),
    authors: new Map(authors.map((author) => [author.userId, everywhere(author)])),
    managers: companies.map(({ manager }) => everywhere(manager)),
    admins: admins.map(everywhere),
  };
  const random = randomFrom(20_261_121);
  for (let round = 0; round < 3; round += 1) {
    await actAtRandom(cast, 80, random);
    await expectRecounted(cast.businessIds);
  }
  await expectVariety(10);
}, 240_000);
