import type { Names } from './names.ts';

/** The test of a new resource: who, bad input, pages, races, and what is heard. */
export const resourceTest = ({
  camel,
  camels,
  pascal,
}: Names): string => `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { watchingCommands } from '../../testing/commands.ts';
import { commandsOfPages, readBothWays } from '../../testing/lists.ts';
import { callsOf, operation, type ToldError } from '../../testing/mutations.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, type World } from '../../testing/world.ts';

const list = \`query ($first: Int) {
  ${camels}(first: $first) { edges { node { id name dateCreated } } }
}\`;
const mutations = {
  add${pascal}: operation('add${pascal}', 'Add${pascal}Input', '${camel} { id name }'),
  remove${pascal}: operation('remove${pascal}', '${pascal}IdInput', '${camel} { id name }'),
};
const stream = \`subscription ($after: EventCursor) { ${camel}Changed(after: $after) { ${camel}Id } }\`;

interface Payload {
  ${camel}: { id: string; name: string } | null;
  userErrors: ToldError[];
}
const { run, refusals, denial } = callsOf<Payload, keyof typeof mutations>(mutations);

let server: TestServer;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  const mongodbUrl = watchingCommands(freshDatabaseUrl());
  server = await startTestServer({ config: { mongodbUrl } });
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const nobodysId = '0'.repeat(24);

/** Adds one and gives its id. */
async function add(name: string): Promise<string> {
  const { ${camel}, userErrors } = await run(admin, 'add${pascal}', { name });
  expect(userErrors).toEqual([]);
  return ${camel}?.id ?? '';
}

describe('who', () => {
  test.each([
    [null, 'UNAUTHENTICATED'],
    ['user', 'FORBIDDEN'],
    ['business', 'FORBIDDEN'],
    ['businessAdmin', 'FORBIDDEN'],
  ] as const)('%s reads, changes and hears nothing', async (role, code) => {
    const client = clientOf(server, role && world[role]);
    const { errors } = await client.request(list, {});
    expect(errors?.[0]?.extensions?.code).toBe(code);
    expect(await denial(client, 'add${pascal}', { name: 'Never' })).toBe(code);
    expect(await denial(client, 'remove${pascal}', { ${camel}Id: nobodysId })).toBe(code);
    const socket = await client.socket();
    expect((await socket.start(stream).next()).errors?.[0]?.extensions?.code).toBe(code);
    await socket.close();
  });
});

describe('the list', () => {
  test('is read both ways, newest first, for as many commands as one row costs', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) ids.unshift(await add(name));
    const { forwards, backwards, totalCount } = await readBothWays(admin, '${camels}');
    expect(forwards).toEqual(ids);
    expect(backwards).toEqual(ids);
    expect(totalCount).toBe(ids.length);
    const { ofOne, ofMany } = await commandsOfPages(['${camels}'], (first) =>
      admin.data(list, { first }),
    );
    expect(ofMany).toBe(ofOne);
  });
});

describe('changes', () => {
  test.each([
    ['', 'FIELD_REQUIRED name'],
    ['x'.repeat(101), 'FIELD_TOO_LONG name'],
    ['two\\nlines', 'FIELD_INVALID name'],
  ])('the name %j is refused', async (name, refusal) => {
    expect(await refusals(admin, 'add${pascal}', { name })).toEqual([refusal]);
  });

  test('one is removed once, also when it is pressed twice', async () => {
    const input = { ${camel}Id: await add('Passing') };
    const results = await Promise.all([1, 2].map(() => run(admin, 'remove${pascal}', input)));
    expect(results.filter(({ ${camel} }) => ${camel})).toHaveLength(1);
    expect(await refusals(admin, 'remove${pascal}', input)).toEqual(['NOT_FOUND ${camel}Id']);
    expect(await refusals(admin, 'remove${pascal}', { ${camel}Id: 'nonsense' })).toEqual([
      'NOT_FOUND ${camel}Id',
    ]);
  });

  test('are heard from where the list was read', async () => {
    const { liveCursor: after } = await admin.data<{ liveCursor: string }>('{ liveCursor }');
    const id = await add('Heard');
    const socket = await admin.socket();
    const heard = socket.start<{ ${camel}Changed: { ${camel}Id: string } }>(stream, { after });
    expect((await heard.next()).data?.${camel}Changed.${camel}Id).toBe(id);
    await socket.close();
  });
});
`;
