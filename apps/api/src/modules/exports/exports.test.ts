import { buildSchema } from 'graphql';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, buildWorld, type World } from '../../testing/world.ts';
import type { Context } from '../../graphql/context.ts';
import { BlacklistEntryModel } from '../moderation/blacklist/blacklist.model.ts';
import { exportPage, listCsv } from './list-csv.ts';
import { readListDocument } from './list-document.ts';

let server: TestServer;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const users = `query ($search: String, $first: Int!, $after: Cursor) {
  users(search: $search, first: $first, after: $after) {
    edges { cursor node { id displayName email memberType dateJoined } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const columns = [
  { heading: 'Persona', paths: ['displayName'] },
  {
    heading: 'Correo',
    paths: ['email', 'memberType'],
    words: [{ value: 'USER', text: 'persona' }],
  },
];
const asked = (changes: object = {}) => ({
  name: 'Cuentas de la red',
  query: users,
  variables: '{}',
  columns,
  ...changes,
});

const link = async (client: TestClient, input: object) =>
  client.request<{ createListExportLink: { url: string | null; userErrors: { field: string }[] } }>(
    'mutation ($input: ListExportInput!) { createListExportLink(input: $input) { url userErrors { code field } } }',
    { input },
  );
async function read(
  client: TestClient,
  input: object,
): Promise<{ response: Response; text: string }> {
  const { data } = await link(client, input);
  expect(data?.createListExportLink).toMatchObject({ userErrors: [] });
  const response = await fetch(new URL(data?.createListExportLink.url ?? '', server.url));
  return {
    response,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
  };
}

test('gives what the filter lets through, with a mark of UTF-8 and words, and no formula', async () => {
  await buildPerson(server, { displayName: '=HYPERLINK("x")', email: 'exported-1@example.com' });
  await buildPerson(server, { displayName: '@suma', email: 'exported-2@example.com' });
  const { response, text } = await read(admin, asked({ variables: '{"search":"exported"}' }));
  expect(response.headers.get('content-disposition')).toContain('cuentas-de-la-red.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [heading, ...lines] = text.trimEnd().split('\r\n');
  expect(heading).toBe('\uFEFFPersona,Correo');
  expect(lines.toSorted()).toEqual(
    [
      `"'=HYPERLINK(""x"")",exported-1@example.com persona`,
      `'@suma,exported-2@example.com persona`,
    ].toSorted(),
  );
  await expect
    .poll(() => AuditModel.findOne({ action: 'list.exported' }).lean())
    .toMatchObject({ actorId: world.wikiAdmin.userId, details: { list: 'users' } });
});

test('is refused to who may not read the list, also by a link that was given before', async () => {
  expect((await link(createClient(server), asked())).errors?.[0]?.extensions?.code).toBe(
    'UNAUTHENTICATED',
  );
  expect(
    (await link(clientOf(server, world.business), asked())).errors?.[0]?.extensions?.code,
  ).toBe('FORBIDDEN');
  const staff = (staffRole: 'moderator' | 'support') =>
    buildPerson(server, { memberType: 'wikiAdmin', staffRole });
  const [moderator, support] = await Promise.all([staff('moderator'), staff('support')]);
  expect((await link(moderator.client, asked())).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const { data } = await link(support.client, asked());
  const address = new URL(data?.createListExportLink.url ?? '', server.url);
  expect((await fetch(address)).status).toBe(200);
  await admin.data(
    'mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { userErrors { code } } }',
    { input: { userId: support.userId, reason: 'Una prueba' } },
  );
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  address.searchParams.set('token', 'x');
  expect((await fetch(address)).status).toBe(404);
});

test.each([
  [{ query: '{ liveCursor }' }, 'query'],
  [{ query: 'mutation { signOut { userErrors { code } } }' }, 'query'],
  [{ query: users.replace('displayName', 'passwordHash') }, 'query'],
  [{ query: `${users} #${'x'.repeat(10_000)}` }, 'query'],
  [{ variables: '[]' }, 'variables'],
  [{ variables: '{' }, 'variables'],
  [{ columns: [] }, 'columns'],
  [{ columns: [{ heading: 'X', paths: ['a b'] }] }, 'columns.0.paths.0'],
  [{ columns: [{ heading: 'X', paths: ['photoUrl'] }] }, 'columns.0.paths'],
])('refuses %o', async (changes, field) => {
  const { data } = await link(admin, asked(changes));
  expect(data?.createListExportLink).toMatchObject({ url: null, userErrors: [{ field }] });
});

test('20,000 rows are read page by page, and no further than somebody takes them', async () => {
  const schema = buildSchema(`
    type Row { n: Int! } type Edge { node: Row! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type Rows { edges: [Edge!]! pageInfo: PageInfo! }
    type Query { rows(first: Int!, after: String): Rows! }
  `);
  const total = 20_000;
  let pages = 0;
  const field = schema.getQueryType()?.getFields()['rows'];
  if (field) {
    field.resolve = (_parent, { first, after }: { first: number; after: string | null }) => {
      pages += 1;
      const start = Number(after ?? 0);
      return {
        edges: Array.from({ length: Math.min(first, total - start) }, (_, at) => ({
          node: { n: start + at },
        })),
        pageInfo: { hasNextPage: start + first < total, endCursor: String(start + first) },
      };
    };
  }
  const list = readListDocument(
    schema,
    'query ($first: Int!, $after: String) { rows(first: $first, after: $after) { edges { node { n } } pageInfo { hasNextPage endCursor } } }',
  );
  const open = () =>
    listCsv({
      schema,
      list,
      variables: {},
      columns: [{ heading: 'N', paths: ['n'] }],
      language: 'en',
      contextNow: async () => ({}) as Context,
    });
  const first = open();
  for (let chunk = 0; chunk < 3; chunk += 1) await first.next();
  await first.return(undefined);
  expect(pages).toBe(2);
  let rows = 0;
  let longest = 0;
  for await (const chunk of open()) {
    const lines = chunk.split('\r\n').length - 1;
    longest = Math.max(longest, lines);
    rows += lines;
  }
  expect(rows - 1).toBe(total);
  expect(longest).toBe(exportPage);
});

test('a list of several pages of the database is whole, each row once', async () => {
  const now = Date.now();
  await BlacklistEntryModel.insertMany(
    Array.from({ length: 130 }, (_, at) => ({
      _id: new Types.ObjectId(),
      kind: 'word',
      text: `exported${at}`,
      key: `exported${at}`,
      dateCreated: new Date(now + at),
      hits: 0,
    })),
  );
  const { text } = await read(
    admin,
    asked({
      query: `query ($first: Int!, $after: Cursor) { blacklist(kind: WORD, first: $first, after: $after) {
        edges { node { text } } pageInfo { hasNextPage endCursor } } }`,
      columns: [{ heading: 'Palabra', paths: ['text'] }],
    }),
  );
  const lines = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .filter((line) => line.startsWith('exported'));
  expect(lines).toHaveLength(130);
  expect(new Set(lines).size).toBe(130);
});
