import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, cursorNow, type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import { notify } from './notify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Reader {
  client: TestClient;
  userId: string;
}

const reader = (language: 'en' | 'es' = 'en'): Promise<Reader> => buildPerson(server, { language });

let causes = 0;
async function give({ userId }: Reader, count = 1, type: NotificationType = 'welcome') {
  for (let given = 0; given < count; given += 1) {
    causes += 1;
    await inTransaction(() => notify({ userId, type, params: {}, cause: `test-${causes}` }));
  }
}

interface NotificationsPage {
  notifications: {
    edges: { cursor: string; node: { id: string; isRead: boolean; title: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const list =
  'query ($first: Int! = 20, $after: Cursor, $filter: NotificationFilter) { notifications(first: $first, after: $after, filter: $filter) { edges { cursor node { id isRead title text url dateCreated } } pageInfo { hasNextPage endCursor } } }';

async function nodesOf({ client }: Reader, variables: Record<string, unknown> = {}) {
  const { notifications } = await client.data<NotificationsPage>(list, variables);
  return notifications.edges.map(({ node }) => node);
}

interface Answer {
  payload: { notifications: { id: string; isRead: boolean }[]; unreadCount: number };
}

async function act({ client }: Reader, field: string, ids: string[]): Promise<Answer['payload']> {
  const { payload } = await client.data<Answer>(
    `mutation ($input: NotificationIdsInput!) { payload: ${field}(input: $input) { notifications { id isRead } unreadCount userErrors { code field } } }`,
    { input: { ids } },
  );
  return payload;
}

describe('notifications', () => {
  it('are written in the language of the account, or the one asked for', async () => {
    const person = await reader('es');
    await give(person);
    expect(await nodesOf(person)).toMatchObject([
      {
        title: 'Le damos la bienvenida a Wiki empresarios',
        isRead: false,
        url: '/become-a-business-member',
      },
    ]);
    const english =
      '{ notifications { edges { node { title(language: EN) text(language: EN) } } } }';
    expect(await person.client.data(english)).toMatchObject({
      notifications: { edges: [{ node: { title: 'Welcome to Wiki empresarios' } }] },
    });
  });

  it('are one per cause', async () => {
    const person = await reader();
    const notification = {
      userId: person.userId,
      type: 'welcome',
      params: {},
      cause: 'x',
    } as const;
    await inTransaction(() => notify(notification));
    await inTransaction(() => notify(notification));
    expect(await nodesOf(person)).toHaveLength(1);
  });

  it('are paged from the newest on, without gaps, and new or past ones alone', async () => {
    const person = await reader();
    await give(person, 5);
    const all = (await nodesOf(person)).map(({ id }) => id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: NotificationsPage = await person.client.data(list, { first: 2, after });
      seen.push(...page.notifications.edges.map(({ node }) => node.id));
      after = page.notifications.pageInfo.hasNextPage
        ? page.notifications.pageInfo.endCursor
        : null;
    } while (after);
    expect(seen).toEqual(all);

    await act(person, 'markNotificationsRead', all.slice(0, 2));
    const idsOf = async (filter: string) => (await nodesOf(person, { filter })).map(({ id }) => id);
    expect(await idsOf('NEW')).toEqual(all.slice(2));
    expect(await idsOf('PAST')).toEqual(all.slice(0, 2));
  });

  it('refuse absurd pages and the cursors of other lists', async () => {
    const person = await reader();
    await give(person, 2);
    const { notifications } = await person.client.data<NotificationsPage>(list, { first: 1 });
    const codeOf = async (variables: object) =>
      (await person.client.request(list, { first: 1, ...variables })).errors?.[0]?.extensions?.code;
    const after = notifications.pageInfo.endCursor;
    expect(await codeOf({ after, filter: 'PAST' })).toBe('INVALID_CURSOR');
    expect(await codeOf({ after: 'nonsense' })).toBe('INVALID_CURSOR');
    expect(await codeOf({ first: 51 })).toMatch(/BAD_REQUEST|QUERY_TOO_COMPLEX/);
  });
});

describe('acting on notifications', () => {
  it('marks them read and unread, dismisses and removes them, and counts the badge', async () => {
    const person = await reader();
    await give(person, 3);
    const [first = '', second = '', third = ''] = (await nodesOf(person)).map(({ id }) => id);

    expect(await act(person, 'markNotificationsRead', [first])).toMatchObject({
      notifications: [{ id: first, isRead: true }],
      unreadCount: 2,
    });
    expect(await act(person, 'markNotificationsUnread', [first])).toMatchObject({
      notifications: [{ id: first, isRead: false }],
      unreadCount: 3,
    });
    expect(await act(person, 'dismissNotifications', [first, second])).toMatchObject({
      unreadCount: 1,
    });
    expect(await act(person, 'removeNotifications', [third])).toMatchObject({
      notifications: [],
      unreadCount: 0,
    });
    expect((await nodesOf(person)).map(({ id, isRead }) => ({ id, isRead }))).toEqual([
      { id: first, isRead: true },
      { id: second, isRead: true },
    ]);
  });

  it('marks all read at once', async () => {
    const person = await reader();
    await give(person, 3);
    expect(
      await person.client.data(
        'mutation { markAllNotificationsRead { unreadCount notifications { id } userErrors { code } } }',
      ),
    ).toEqual({
      markAllNotificationsRead: { unreadCount: 0, notifications: [], userErrors: [] },
    });
    expect(await nodesOf(person, { filter: 'NEW' })).toEqual([]);
  });

  it.each([
    'markNotificationsRead',
    'markNotificationsUnread',
    'dismissNotifications',
    'removeNotifications',
  ])('%s passes over those of others exactly as over unknown ones', async (field) => {
    const owner = await reader();
    await give(owner);
    const [notification] = await nodesOf(owner);
    const stranger = await reader();
    await give(stranger);
    const foreign = await act(stranger, field, [notification?.id ?? '']);
    const unknown = await act(stranger, field, ['0'.repeat(24), 'nonsense']);
    expect(foreign).toEqual(unknown);
    expect(foreign).toEqual({ notifications: [], unreadCount: 1, userErrors: [] });
    expect(await nodesOf(owner)).toEqual([notification]);
  });

  it('refuses none and more than a hundred', async () => {
    const person = await reader();
    for (const [ids, code] of [
      [[], 'FIELD_REQUIRED'],
      [Array.from({ length: 101 }, String), 'TOO_MANY_ITEMS'],
    ] as const) {
      expect(await act(person, 'removeNotifications', [...ids])).toMatchObject({
        userErrors: [{ code, field: 'ids' }],
      });
    }
  });

  it('is refused to visitors, as is reading', async () => {
    const visitor = createClient(server);
    const ids = '(input: { ids: ["x"] }) { unreadCount }';
    for (const operation of [
      '{ notifications { edges { cursor } } }',
      '{ unreadNotificationCount }',
      `mutation { markNotificationsRead${ids} }`,
      `mutation { markNotificationsUnread${ids} }`,
      `mutation { dismissNotifications${ids} }`,
      `mutation { removeNotifications${ids} }`,
      'mutation { markAllNotificationsRead { unreadCount } }',
    ]) {
      const { errors } = await visitor.request(operation);
      expect({ operation, code: errors?.[0]?.extensions?.code }).toEqual({
        operation,
        code: 'UNAUTHENTICATED',
      });
    }
  });
});

describe('the stream of notifications', () => {
  const stream =
    'subscription ($after: EventCursor) { notificationChanged(after: $after) { kind notificationId unreadCount cursor notification { id isRead } } }';
  interface Change {
    notificationChanged: {
      kind: string;
      notificationId: string | null;
      unreadCount: number;
      cursor: string;
      notification: { id: string; isRead: boolean } | null;
    };
  }

  it('tells what happened with the badge as counted, to the person alone', async () => {
    const person = await reader();
    const other = await reader();
    const socket = await person.client.socket();
    const after = await cursorNow(server);
    const changes = socket.start<Change>(stream, { after });
    const next = async () => (await changes.next()).data?.notificationChanged;

    await give(other);
    await give(person);
    const added = await next();
    const id = added?.notificationId ?? '';
    expect(added).toMatchObject({
      kind: 'ADDED',
      unreadCount: 1,
      notification: { id, isRead: false },
    });
    await act(person, 'markNotificationsRead', [id]);
    expect(await next()).toMatchObject({ kind: 'UPDATED', notificationId: id, unreadCount: 0 });
    await give(person);
    await next();
    await person.client.data('mutation { markAllNotificationsRead { unreadCount } }');
    expect(await next()).toMatchObject({ kind: 'RESET', notificationId: null, unreadCount: 0 });
    await act(person, 'removeNotifications', [id]);
    expect(await next()).toMatchObject({ kind: 'REMOVED', notificationId: id, notification: null });
    expect(changes.waiting).toBe(0);
    await socket.close();
  });

  it('says nothing when nothing changed, and resumes without gaps or duplicates', async () => {
    const person = await reader();
    await give(person);
    const [node] = await nodesOf(person);
    const ids = [node?.id ?? ''];
    await act(person, 'markNotificationsRead', ids);
    const after = await cursorNow(server);
    await act(person, 'markNotificationsRead', ids);
    await give(person, 3);

    const socket = await person.client.socket();
    const before = socket.start<Change>(stream, { after });
    const seen = [await before.next(), await before.next()].map(({ data }) => data);
    before.stop();
    const cursor = seen.at(-1)?.notificationChanged.cursor;
    const resumed = socket.start<Change>(stream, { after: cursor });
    const last = (await resumed.next()).data;
    const kinds = [...seen, last].map((data) => data?.notificationChanged.kind);
    expect(kinds).toEqual(['ADDED', 'ADDED', 'ADDED']);
    const notificationIds = [...seen, last].map((data) => data?.notificationChanged.notificationId);
    expect(new Set(notificationIds).size).toBe(3);
    await socket.close();
  });

  it('is refused to visitors', async () => {
    const socket = await createClient(server).socket();
    const changes = socket.start(stream);
    expect(await changes.next()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await socket.close();
  });
});
