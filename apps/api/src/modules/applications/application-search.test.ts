import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { buildApplication } from '../../testing/application-factory.ts';
import type { TestClient } from '../../testing/client.ts';
import { commandsDuring, documentsReadBy, watchingCommands } from '../../testing/commands.ts';
import { buildUser } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { ApplicationModel } from './application.model.ts';
import { findByWords } from './review/find-by-words.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = (await buildPerson(server, { memberType: 'wikiAdmin' })).client;
  for (let number = 0; number < 30; number += 1) {
    await build(`Otra Casa ${number}`, `100000${String(number).padStart(3, '0')}`);
  }
  await build('Hilandería Ñandú Roble', '900123456');
});
afterAll(() => server.stop());

const build = async (businessName: string, taxId: string) =>
  buildApplication({
    status: 'new',
    form: { businessName, taxId },
    applicant: await buildUser({
      firstName: 'Otro',
      lastName: 'Nombre',
      displayName: 'Otro Nombre',
    }),
  });

async function found(search: string): Promise<{ names: (string | null)[]; total: number }> {
  const { applications } = await admin.data<{
    applications: { totalCount: number; edges: { node: { form: { businessName: string } } }[] };
  }>(
    `query ($search: String) {
      applications(first: 20, tab: ALL, status: NEW, search: $search) {
        totalCount edges { node { form { businessName } } }
      }
    }`,
    { search },
  );
  const names = applications.edges.map(({ node }) => node.form.businessName);
  return { names, total: applications.totalCount };
}

test.each(['ñandu', 'HILANDERIA ÑAN', 'ñandú hilandería', '900.123', '900123456-7'])(
  'are found by words of the name or a tax id: %s',
  async (text) => {
    expect(await found(text)).toEqual({ names: ['Hilandería Ñandú Roble'], total: 1 });
  },
);

test.each(['hilandria', 'rolbe', 'roblee', 'nandu rolbe'])(
  'one mistake is forgiven: %s',
  async (text) => {
    expect((await found(text)).total).toBe(1);
  },
);

test.each(['ndu', '.*', '(', 'roble pino'])('are not found by %s', async (text) => {
  expect(await found(text)).toEqual({ names: [], total: 0 });
});

test('the database reads those that it finds, however many there are', async () => {
  const sent = await commandsDuring(['businessApplications'], () => found('ñandu'));
  const read = await Promise.all(sent.map(documentsReadBy));
  expect(Math.max(...read)).toBeLessThanOrEqual(1);
});

test('of an earlier version are found too', async () => {
  await ApplicationModel.collection.updateOne(
    { 'form.taxId': '100000007' },
    {
      $unset: { nameTerms: '' },
      $set: { 'form.businessName': 'Tejidos Zarzal', nameKey: 'tejidos zarzal' },
    },
  );
  expect((await found('zarzal')).total).toBe(0);
  await findByWords(database());
  await findByWords(database());
  expect((await found('zarzal')).total).toBe(1);
  expect(await ApplicationModel.collection.countDocuments({ nameKey: { $exists: true } })).toBe(0);
});
