import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, buildSignedInUser } from '../../testing/world.ts';
import { NotificationModel } from './notification.model.ts';
import { type News, notify } from './notify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Person = Awaited<ReturnType<typeof buildPerson>>;

const like = (postId: string, actorId: string, cause: string): News => ({
  type: 'postLiked',
  params: { discussionId: postId, title: 'Shipping coffee' },
  cause,
  actorId,
});

const tell = ({ userId }: Person, news: News) => inTransaction(() => notify({ ...news, userId }));

const actor = async (displayName: string): Promise<string> =>
  (await buildSignedInUser(server.config, { displayName })).userId;

interface Listed {
  notifications: {
    totalCount: number;
    edges: {
      node: {
        id: string;
        isRead: boolean;
        isGone: boolean;
        title: string;
        url: string;
        actorPhrase: string | null;
        place: string | null;
        topic: string;
        section: string;
        actors: { displayName: string }[];
      };
    }[];
  };
}

const query = `query ($language: Language, $section: NotificationSection) {
  notifications(section: $section) { totalCount edges { node {
    id isRead isGone title(language: $language) url actorPhrase(language: $language) place(language: $language) topic section
    actors { displayName }
  } } }
}`;

async function listOf({ client }: Person, variables: Record<string, unknown> = { language: 'en' }) {
  const { notifications } = await client.data<Listed>(query, variables);
  return notifications.edges.map(({ node }) => node);
}

/** A discussion that is not there is gone for its notifications. */
async function writeDiscussion(person: Person): Promise<string> {
  const { createDiscussion } = await person.client.data<{
    createDiscussion: { discussion: { id: string } };
  }>(
    'mutation ($input: CreateDiscussionInput!) { createDiscussion(input: $input) { discussion { id } userErrors { code } } }',
    {
      input: {
        title: 'Shipping coffee',
        category: 'services',
        language: 'en',
        body: {
          type: 'doc',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'How do you ship it?' }] },
          ],
        },
      },
    },
  );
  return createDiscussion.discussion.id;
}

describe('alike notifications', () => {
  it('become one that names the last two and counts the others, in both languages', async () => {
    const person = await buildPerson(server);
    const postId = await writeDiscussion(person);
    for (const name of ['Ana', 'Beto', 'Carla', 'Dora', 'Ana']) {
      await tell(person, like(postId, await actor(name), `${postId}:${name}:${Math.random()}`));
    }
    const [group, ...others] = await listOf(person);
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      isRead: false,
      isGone: false,
      title: 'Ana, Dora and 3 others like what you wrote',
      actorPhrase: 'Ana, Dora and 3 others',
      place: 'Shipping coffee',
      topic: 'LIKES',
      section: 'FORUM',
      actors: [{ displayName: 'Ana' }, { displayName: 'Dora' }],
    });
    const [spanish] = await listOf(person, { language: 'es' });
    expect(spanish?.title).toBe('A Ana, Dora y 3 personas más les gusta lo que usted escribió');
  });

  it('count a person once and a cause once, and are made new again by the next', async () => {
    const person = await buildPerson(server);
    const postId = await writeDiscussion(person);
    const [one, two] = [await actor('Eva'), await actor('Fabio')];
    await tell(person, like(postId, one, 'c1'));
    const [first] = await listOf(person);
    await person.client.data(
      'mutation ($input: NotificationIdsInput!) { markNotificationsRead(input: $input) { unreadCount } }',
      { input: { ids: [first?.id ?? ''] } },
    );
    await tell(person, like(postId, one, 'c1'));
    expect((await listOf(person))[0]?.isRead).toBe(true);
    await tell(person, like(postId, one, 'c2'));
    expect(await listOf(person)).toMatchObject([{ isRead: false, actorPhrase: 'Eva' }]);
    await tell(person, like(postId, two, 'c3'));
    await tell(person, like(postId, two, 'c3'));
    expect(await listOf(person)).toMatchObject([{ id: first?.id, actorPhrase: 'Fabio and Eva' }]);
  });

  it('begin a new one for another thing, and after a day', async () => {
    const person = await buildPerson(server);
    const [one, two] = [await writeDiscussion(person), await writeDiscussion(person)];
    const who = await actor('Gina');
    await tell(person, like(one, who, 'd1'));
    await tell(person, like(two, who, 'd2'));
    expect(await listOf(person)).toHaveLength(2);
    await NotificationModel.updateMany(
      { userId: person.userId },
      { $set: { groupSince: new Date(Date.now() - 25 * 3_600_000) } },
    );
    await tell(person, like(one, who, 'd3'));
    expect(await listOf(person)).toHaveLength(3);
  });

  it('are one also when many come at once', async () => {
    const person = await buildPerson(server);
    const postId = await writeDiscussion(person);
    const actors = await Promise.all(['H', 'I', 'J', 'K', 'L', 'M'].map(actor));
    // As jobs do: what loses against another is tried again.
    const persist = async (news: News): Promise<void> => {
      for (let tries = 0; ; tries += 1) {
        try {
          return await tell(person, news);
        } catch (error) {
          if (tries > 20) throw error;
        }
      }
    };
    await Promise.all(actors.map((id) => persist(like(postId, id, `race:${id}`))));
    const [group, ...others] = await NotificationModel.find({ userId: person.userId }).lean();
    expect(others).toEqual([]);
    expect(group?.actorCount).toBe(6);
    expect(group?.actorIds.toSorted()).toEqual(actors.toSorted());
  });

  it('never become one where each stands alone', async () => {
    const person = await buildPerson(server);
    const postId = await writeDiscussion(person);
    for (const cause of ['m1', 'm2']) {
      await tell(person, { ...like(postId, await actor('Nora'), cause), type: 'postMention' });
    }
    expect(await listOf(person)).toHaveLength(2);
  });
});

it('what cannot be read any more is explained, without a word of it', async () => {
  const person = await buildPerson(server);
  await tell(person, like('0'.repeat(24), await actor('Olga'), 'gone'));
  expect(await listOf(person)).toMatchObject([
    { isGone: true, title: 'What this was about is gone', url: '/notifications', place: null },
  ]);
});

describe('sections', () => {
  const counts = '{ unreadNotificationsBySection { section count } }';

  it('are listed and counted alone', async () => {
    const person = await buildPerson(server);
    const postId = await writeDiscussion(person);
    await tell(person, like(postId, await actor('Paco'), 's1'));
    await tell(person, { type: 'welcome', params: {}, cause: 's2' });
    await tell(person, { type: 'emailVerified', params: {}, cause: 's3' });
    expect(await person.client.data(counts)).toEqual({
      unreadNotificationsBySection: [
        { section: 'FORUM', count: 1 },
        { section: 'ACCOUNT', count: 2 },
      ],
    });
    expect(await listOf(person, { language: 'en', section: 'FORUM' })).toMatchObject([
      { topic: 'LIKES' },
    ]);
  });

  it('are refused to visitors', async () => {
    const { errors } = await createClient(server).request(counts);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('marking all as read', () => {
  const markAll = 'mutation { markAllNotificationsRead { unreadCount dateRead } }';
  const undo =
    'mutation ($input: UndoMarkAllReadInput!) { undoMarkAllNotificationsRead(input: $input) { unreadCount userErrors { code } } }';

  it('is taken back for what it marked, and only that', async () => {
    const person = await buildPerson(server);
    for (const cause of ['u1', 'u2', 'u3']) {
      await tell(person, { type: 'welcome', params: {}, cause });
    }
    const [first] = await listOf(person);
    await person.client.data(
      'mutation ($input: NotificationIdsInput!) { dismissNotifications(input: $input) { unreadCount } }',
      { input: { ids: [first?.id ?? ''] } },
    );
    const { markAllNotificationsRead } = await person.client.data<{
      markAllNotificationsRead: { unreadCount: number; dateRead: string };
    }>(markAll);
    expect(markAllNotificationsRead.unreadCount).toBe(0);
    const other = await buildPerson(server);
    const input = { dateRead: markAllNotificationsRead.dateRead };
    await other.client.data(undo, { input });
    expect((await listOf(person)).every(({ isRead }) => isRead)).toBe(true);
    expect(await person.client.data(undo, { input })).toMatchObject({
      undoMarkAllNotificationsRead: { unreadCount: 2, userErrors: [] },
    });
  });

  it('is taken back by nobody else', async () => {
    const { errors } = await createClient(server).request(undo, {
      input: { dateRead: new Date().toISOString() },
    });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
