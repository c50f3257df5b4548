import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { clientOf, createClient, cursorNow, type TestClient } from '../../../testing/client.ts';
import { commandsDuring, watchingCommands } from '../../../testing/commands.ts';
import { startProcess } from '../../../testing/process.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { signInAs, buildWorld, type World } from '../../../testing/world.ts';
import { assertClean } from '../index.ts';
import { forgetBlacklist } from './blacklist-cache.ts';

const list = `query ($kind: BlacklistKind!, $first: Int = 50, $after: Cursor) {
  blacklist(kind: $kind, first: $first, after: $after) {
    edges { cursor node { id kind text dateCreated } } pageInfo { hasNextPage endCursor }
  }
}`;
const add = `mutation ($kind: BlacklistKind = WORD, $text: String!) {
  change: addBlacklistEntry(input: { kind: $kind, text: $text }) { entry { id kind text } userErrors { code field } }
}`;
const remove = `mutation ($id: ID!) {
  change: removeBlacklistEntry(input: { entryId: $id }) { entry { id text } userErrors { code field } }
}`;

const stream = `subscription ($after: EventCursor) {
  blacklistChanged(after: $after) { entryId entry { text } cursor }
}`;

interface Change {
  change: {
    entry: { id: string; kind: string; text: string } | null;
    userErrors: { code: string; field: string | null }[];
  };
}
interface List {
  blacklist: {
    edges: { node: { text: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

let server: TestServer;
let world: World;
let admin: TestClient;
const mongodbUrl = freshDatabaseUrl();

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(mongodbUrl) } });
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const change = async (mutation: string, variables: object, by = admin) =>
  (await by.data<Change>(mutation, variables as Record<string, unknown>)).change;
const texts = async (kind = 'word', more: object = {}) =>
  (await admin.data<List>(list, { kind, ...more })).blacklist.edges.map(({ node }) => node.text);
const isBlocked = (text: string) =>
  assertClean([{ text, field: 'text' }], 'POST_BLACKLISTED').then(
    () => false,
    () => true,
  );

describe('who', () => {
  const operations: [string, Record<string, unknown>][] = [
    [list, { kind: 'word' }],
    [add, { text: 'never' }],
    [remove, { id: '0'.repeat(24) }],
  ];

  test.each(operations)('visitors are asked to sign in: %s', async (operation, variables) => {
    const { errors } = await clientOf(server, null).request(operation, variables);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    [null, 'UNAUTHENTICATED'],
    ['user', 'FORBIDDEN'],
    ['businessAdmin', 'FORBIDDEN'],
  ] as const)('%s hears of no changes', async (role, code) => {
    const socket = await clientOf(server, role && world[role]).socket();
    const { errors } = await socket.start(stream).next();
    expect(errors?.[0]?.extensions?.code).toBe(code);
    await socket.close();
  });

  test.each(['user', 'business', 'businessAdmin'] as const)('%s is refused all', async (role) => {
    for (const [operation, variables] of operations) {
      const { errors } = await clientOf(server, world[role]).request(operation, variables);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });
});

describe('the list', () => {
  test('begins empty, is alphabetical without case and accents, and in pages', async () => {
    expect(await texts('phrase')).toEqual([]);
    for (const text of ['zeta mala', 'Ñandú feo', 'Águila fea', 'buitre gris']) {
      expect((await change(add, { kind: 'phrase', text })).userErrors).toEqual([]);
    }
    const all = ['Águila fea', 'buitre gris', 'zeta mala', 'Ñandú feo'];
    expect(await texts('phrase')).toEqual(all);
    const { blacklist } = await admin.data<List>(list, { kind: 'phrase', first: 2 });
    expect(blacklist.pageInfo.hasNextPage).toBe(true);
    const { endCursor } = blacklist.pageInfo;
    expect(await texts('phrase', { after: endCursor })).toEqual(all.slice(2));
    const foreign = await admin.request(list, { kind: 'word', after: endCursor });
    expect(foreign.errors?.[0]?.extensions?.code).toBe('INVALID_CURSOR');
    const tooMany = await admin.request(list, { kind: 'word', first: 51 });
    expect(tooMany.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  test.each([
    ['', 'FIELD_REQUIRED'],
    ['x', 'FIELD_TOO_SHORT'],
    ['x'.repeat(101), 'FIELD_TOO_LONG'],
    ['dos palabras', 'ONE_WORD_ONLY'],
    ['p.o.r', 'ONE_WORD_ONLY'],
    ['de', 'COMMON_WORD'],
    [' ÉL ', 'COMMON_WORD'],
    ['the', 'COMMON_WORD'],
    ['1234', 'FIELD_INVALID'],
    ['una\nlinea', 'FIELD_INVALID'],
    ['\u200b\u200b\u200b', 'FIELD_REQUIRED'],
  ])('a word %j is refused with %s', async (text, code) => {
    const { entry, userErrors } = await change(add, { text });
    expect(entry).toBeNull();
    expect(userErrors).toEqual([{ code, field: 'text' }]);
  });

  test('what matches the same is there once, whoever adds it at once', async () => {
    const answers = await Promise.all(
      ['Bribón', 'bribon', 'BR1BÓN', 'brib\u00f3n'].map((text) => change(add, { text })),
    );
    expect(answers.filter(({ entry }) => entry)).toHaveLength(1);
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual(
      Array.from({ length: 3 }, () => ({ code: 'ENTRY_EXISTS', field: 'text' })),
    );
    expect((await change(add, { text: 'bribon', kind: 'phrase' })).userErrors).toEqual([]);
  });

  test('administrators hear of what is added and removed, from where they read it', async () => {
    const after = await cursorNow(server);
    const { entry } = await change(add, { text: 'efímera' });
    const socket = await admin.socket();
    const heard = socket.start<{ blacklistChanged: object }>(stream, { after });
    expect((await heard.next()).data?.blacklistChanged).toMatchObject({ entryId: entry?.id });
    await change(remove, { id: entry?.id });
    expect((await heard.next()).data?.blacklistChanged).toMatchObject({
      entryId: entry?.id,
      entry: null,
    });
    await socket.close();
  });

  test('an entry is removed once; the acts are in the audit, with ids only', async () => {
    const { entry } = await change(add, { text: 'pasajera' });
    expect(await change(remove, { id: entry?.id })).toEqual({
      entry: { id: entry?.id, text: 'pasajera' },
      userErrors: [],
    });
    for (const id of [entry?.id, 'nonsense']) {
      expect((await change(remove, { id })).userErrors).toEqual([
        { code: 'NOT_FOUND', field: 'entryId' },
      ]);
    }
    const events = await EventModel.find({ 'data.entryId': entry?.id }).lean();
    expect(events).toHaveLength(2);
    await expect.poll(() => AuditModel.countDocuments({ 'targets.entryId': entry?.id })).toBe(2);
  });
});

describe('texts', () => {
  test('a word blocks from the moment it is added until it is removed; a phrase does not', async () => {
    expect(await isBlocked('Qué gran tramposo')).toBe(false);
    const { entry } = await change(add, { text: 'Tramposo' });
    expect(await isBlocked('qué gran TR4MP0S0')).toBe(true);
    await expect(
      assertClean(
        [
          { text: null, field: 'none' },
          { text: 'limpio', field: 'first' },
          { text: 't.r.a.m.p.o.s.o', field: 'second' },
        ],
        'MESSAGE_BLACKLISTED',
      ),
    ).rejects.toMatchObject({ userErrors: [{ code: 'MESSAGE_BLACKLISTED', field: 'second' }] });
    await change(remove, { id: entry?.id });
    expect(await isBlocked('tramposo')).toBe(false);
    expect(await isBlocked('buitre gris')).toBe(false);
  });

  test('comparing costs no command of the database', async () => {
    await isBlocked('nada');
    expect(await commandsDuring(['blacklistEntries'], () => isBlocked('nada'))).toEqual([]);
    forgetBlacklist();
    expect(await commandsDuring(['blacklistEntries'], () => isBlocked('nada'))).toHaveLength(1);
  });

  test('what another process adds blocks here, too', async () => {
    expect(await isBlocked('farsante')).toBe(false);
    const other = await startProcess({ MONGODB_URL: mongodbUrl });
    try {
      const there = createClient(other);
      there.accessToken = (await signInAs(server.config, world.wikiAdmin.user)).accessToken;
      await change(add, { text: 'farsante' }, there);
      await expect.poll(() => isBlocked('farsante')).toBe(true);
    } finally {
      other.signal('SIGTERM');
      await other.exited;
    }
  });
});
