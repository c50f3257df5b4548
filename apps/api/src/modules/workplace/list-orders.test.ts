import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApplication } from '../../testing/application-factory.ts';
import { createClient, type TestClient } from '../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../testing/commands.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildDispute } from '../../testing/review-factory.ts';
import { buildPerson } from '../../testing/world.ts';
import { said } from '../partners/partners-test-kit.ts';
import { appendAudit } from '../../platform/audit/audit-chain.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  ({ client: admin } = await buildPerson(server, { memberType: 'wikiAdmin' }));
  for (const name of ['Cacao del Sur', 'Avena y Trigo', 'Bosque Claro']) {
    await buildBusiness({ name });
    await buildApplication({ status: 'new' });
    await buildDispute({});
    await admin.data(
      'mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { userErrors { code } } }',
      { input: said({ name }) },
    );
    await admin.data(
      'mutation ($name: String) { createNews(input: { title: { es: $name } }) { userErrors { code } } }',
      { name },
    );
    await appendAudit([
      {
        _id: new Types.ObjectId(),
        action: 'settings.changed',
        actorId: null,
        targets: {},
        details: {},
        at: new Date(),
      },
    ]);
  }
});
afterAll(() => server.stop());

interface Row {
  id: string;
  [field: string]: unknown;
}

/** What a row is ordered by, whatever it stands in. */
const valueOf = (row: Row): string => {
  const value = Object.entries(row).find(([field]) => field !== 'id')?.[1];
  return String(value && typeof value === 'object' ? Object.values(value)[0] : value);
};

/** A page of a list in an order, and how the database read it. */
async function read(field: string, shown: string, sort: string, collection: string) {
  let rows: Row[] = [];
  const commands = await commandsDuring([collection], async () => {
    const { list } = await admin.data<{ list: { edges: { node: Row }[] } }>(
      `{ list: ${field}(first: 50, sort: ${sort}) { edges { node { id ${shown} } } } }`,
    );
    rows = list.edges.map(({ node }) => node);
  });
  const page = commands.find(({ name, body }) => name === 'find' && body.sort);
  if (!page) throw new Error(`No page of ${field} was read.`);
  return { rows, stages: (await planOf(page)).stages };
}

const lists = [
  ['users', 'displayName', 'NAME', 'NAME_REVERSED', 'users'],
  ['users', 'dateJoined', 'OLDEST', 'NEWEST', 'users'],
  ['businesses', 'name', 'NAME', 'NAME_REVERSED', 'businesses'],
  ['businesses', 'dateCreated', 'OLDEST', 'NEWEST', 'businesses'],
  ['businesses', 'membership { datePeriodEnd }', 'ENDING', 'ENDING_LAST', 'businesses'],
  ['applications', 'dateChanged', 'UNCHANGED', 'CHANGED', 'businessApplications'],
  ['payments', 'date', 'OLDEST', 'NEWEST', 'payments'],
  ['payments', 'date', 'SMALLEST', 'LARGEST', 'payments'],
  ['auditEntries', 'date', 'OLDEST', 'NEWEST', 'auditRecords'],
  ['disputes', 'dateCreated', 'OLDEST', 'NEWEST', 'disputes'],
  ['managedNews', 'dateChanged', 'UNCHANGED', 'CHANGED', 'news'],
  ['partners', 'name', 'NAME', 'NAME_REVERSED', 'partners'],
] as const;

test.each(lists)(
  '%s are read by %s both ways, from an index',
  async (field, shown, up, down, at) => {
    const [rising, falling] = [
      await read(field, shown, up, at),
      await read(field, shown, down, at),
    ];
    const values = rising.rows.map((row) => valueOf(row).toLowerCase());
    expect(values).toEqual(values.toSorted((one, other) => one.localeCompare(other)));
    expect(falling.rows).toEqual(rising.rows.toReversed());
    for (const { stages } of [rising, falling]) {
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('SORT');
    }
  },
);

test('only administrators choose how businesses are ordered', async () => {
  const { errors } = await createClient(server).request(
    '{ businesses(sort: NEWEST) { edges { node { id } } } }',
  );
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});
