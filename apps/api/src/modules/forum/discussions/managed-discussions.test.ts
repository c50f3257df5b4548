import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import { readBothWays } from '../../../testing/lists.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { discuss, reply, run } from '../forum-test-kit.ts';
import { forumMigrations } from '../forum.migrations.ts';
import { DiscussionModel } from '../forum.model.ts';

let server: TestServer;
let admin: Person;
const idOf = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  const ana = await buildPerson(server, { displayName: 'Ana Zúñiga Mejía' });
  const beto = await buildPerson(server, { displayName: 'Beto Salas' });
  for (const [client, title, category, replies] of [
    [ana.client, 'Facturación electrónica en un local', 'services', 2],
    [beto.client, 'Exportar café a Perú', 'products', 0],
    [beto.client, '¿Local comercial en Cali?', 'properties', 1],
  ] as const) {
    const { id } = await discuss(client, 'Un texto', { title, category, language: 'es' });
    idOf.set(title, id);
    for (let count = 0; count < replies; count += 1) await reply(ana.client, id, `Sí ${count}`);
  }
  const [held] = idOf.values();
  await run(admin.client, 'moderateDiscussion', { discussionId: held, isFeatured: true });
});
afterAll(() => server.stop());

const titles = async (given: string, client = admin.client): Promise<string[]> => {
  const { list } = await client.data<{ list: { edges: { node: { title: string } }[] } }>(
    `{ list: managedDiscussions(status: PUBLISHED, first: 50, ${given}) { edges { node { title } } } }`,
  );
  return list.edges.map(({ node }) => node.title);
};

const [invoices, coffee, shop] = [
  'Facturación electrónica en un local',
  'Exportar café a Perú',
  '¿Local comercial en Cali?',
];

test.each([
  ['the beginning of a word, without its accents', 'search: "facturacion"', [invoices]],
  ['words in any order', 'search: "cafe export"', [coffee]],
  ['a word that several have', 'search: "LOCAL", sort: OLDEST', [invoices, shop]],
  ['the surname of the author', 'search: "zúñiga"', [invoices]],
  ['the middle of a word', 'search: "port"', []],
  ['nothing but signs', 'search: "¿?"', []],
  ['words of a category', 'search: "local", category: "properties"', [shop]],
  ['a category', 'category: "products"', [coffee]],
  ['those that were featured', 'category: "featured"', [invoices]],
])('administrators find discussions by %s', async (_what, given, expected) => {
  expect(await titles(given)).toEqual(expected);
});

test.each([
  ['OLDEST', 'NEWEST', [invoices, coffee, shop]],
  ['LEAST_REPLIES', 'MOST_REPLIES', [coffee, shop, invoices]],
  ['INACTIVE', 'ACTIVE', [invoices, coffee, shop]],
])('%s and %s are one order both ways, from an index', async (up, down, expected) => {
  let rising: string[] = [];
  let falling: string[] = [];
  const commands = await commandsDuring(['discussions'], async () => {
    rising = await titles(`sort: ${up}`);
    falling = await titles(`sort: ${down}`);
  });
  expect(falling).toEqual(rising.toReversed());
  expect(rising).toEqual(expected);
  for (const command of commands.filter(({ name }) => name === 'find')) {
    const { stages } = await planOf(command);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('SORT');
  }
});

test('a search pages both ways and counts itself', async () => {
  const { forwards, backwards, totalCount } = await readBothWays(
    admin.client,
    'managedDiscussions',
    'status: PUBLISHED, search: "local"',
  );
  expect(backwards).toEqual(forwards);
  expect([forwards.length, totalCount]).toEqual([2, 2]);
});

test('nobody else searches what is kept', async () => {
  const { client } = await buildPerson(server);
  for (const [who, code] of [
    [client, 'FORBIDDEN'],
    [
      (await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'billing' })).client,
      'FORBIDDEN',
    ],
  ] as const) {
    const { errors } = await who.request(
      '{ managedDiscussions(status: PUBLISHED, search: "local") { totalCount } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe(code);
  }
});

test('an edited title is found by its new words, and what was there before by its own', async () => {
  const { id } = await discuss(admin.client, 'Un texto', { title: 'Palabra vieja' });
  await run(admin.client, 'editDiscussion', {
    discussionId: id,
    title: 'Término nuevo',
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un texto' }] }],
    },
    category: 'services',
    tags: [],
    language: 'es',
  });
  expect(await titles('search: "vieja"')).toEqual([]);
  expect(await titles('search: "termino"')).toEqual(['Término nuevo']);

  await DiscussionModel.updateMany({}, { $unset: { titleKeys: '' } });
  expect(await titles('search: "termino"')).toEqual([]);
  const migration = forumMigrations.find(({ id: step }) => step.endsWith('words-of-titles'));
  for (let times = 0; times < 2; times += 1) await migration?.up(database());
  expect(await titles('search: "termino"')).toEqual(['Término nuevo']);
});

test('the palette finds a discussion by any of its words, without accents', async () => {
  const { findAnything } = await admin.client.data<{
    findAnything: { kind: string; title: string; detail: string }[];
  }>('{ findAnything(text: "electronica") { kind title detail } }');
  expect(findAnything).toMatchObject([
    { kind: 'discussion', title: invoices, detail: 'Ana Zúñiga Mejía' },
  ]);
});
