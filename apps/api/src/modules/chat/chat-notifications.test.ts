import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { act, openGroup, openWith, say } from './chat-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: { pollMilliseconds: 100 } });
});
afterAll(() => server.stop());

const person = () => buildPerson(server, { dateJoined: new Date('2026-01-01') });

interface Told {
  topic: string;
  title: string;
  isRead: boolean;
}

/** What somebody was told of conversations, the last first: topic, what happened, and whether it is unread. */
async function toldOf({ client }: Person): Promise<string[]> {
  const { notifications } = await client.data<{ notifications: { edges: { node: Told }[] } }>(
    '{ notifications(first: 10) { edges { node { topic title isRead } } } }',
  );
  return notifications.edges
    .filter(({ node }) => node.topic.endsWith('MESSAGES') && node.title.includes('wrote'))
    .map(({ node: { topic, title, isRead } }) => {
      const what = title.replace(/^.* wrote/, 'wrote');
      return `${topic}: ${what}${isRead ? '' : ', unread'}`;
    });
}

test('messages in groups are a topic of their own, with the name of the group, and read with it', async () => {
  const [one, other, third] = await Promise.all([person(), person(), person()]);
  const told = (expected: readonly string[]) =>
    vi.waitFor(async () => expect(await toldOf(other)).toEqual(expected), { timeout: 30_000 });
  const group = await openGroup(one.client, [other.userId, third.userId]);
  const { id } = await openWith(one.client, other.userId);
  await say(one.client, id, 'Hola.');
  await told(['MESSAGES: wrote to you, unread']);
  await say(one.client, group.id, 'Buenos días.');
  await told(['GROUP_MESSAGES: wrote in Cafeteros, unread', 'MESSAGES: wrote to you, unread']);
  await act(other.client, 'markChatSeen', { chatId: group.id });
  await told(['GROUP_MESSAGES: wrote in Cafeteros', 'MESSAGES: wrote to you, unread']);
});

test('whom a group takes in, lets go or is handed over to is told, and by whom', async () => {
  const [one, other, third] = await Promise.all([person(), person(), person()]);
  const titles = async ({ client }: Person) => {
    const { notifications } = await client.data<{
      notifications: { edges: { node: { title: string; url: string } }[] };
    }>('{ notifications(first: 10) { edges { node { title url } } } }');
    return notifications.edges.map(({ node }) => node).filter(({ title }) => /group/.test(title));
  };
  const told = (who: Person, expected: readonly string[]) =>
    vi.waitFor(
      async () => expect((await titles(who)).map(({ title }) => title)).toEqual(expected),
      { timeout: 30_000 },
    );
  const { id: chatId } = await openGroup(one.client, [other.userId, third.userId]);
  await told(other, ['You’re in the group Cafeteros']);
  await act(one.client, 'removeFromGroup', { chatId, userId: other.userId });
  await told(other, ['You’re no longer in the group Cafeteros', 'You’re in the group Cafeteros']);
  // It leads to what is left: the conversation is none of theirs.
  expect((await titles(other))[0]?.url).toBe('/inbox');
  await act(one.client, 'handOverGroup', { chatId, userId: third.userId });
  await told(third, ['You lead the group Cafeteros now', 'You’re in the group Cafeteros']);
  expect((await titles(third))[0]?.url).toBe(`/inbox/${chatId}`);
  expect(await titles(one)).toEqual([]);
});

test('who wrote a message is told of reactions, once for each person, until they look', async () => {
  const [one, other] = await Promise.all([person(), person()]);
  const reactions = async () => {
    const { notifications } = await one.client.data<{ notifications: { edges: { node: Told }[] } }>(
      '{ notifications(first: 10) { edges { node { topic title isRead } } } }',
    );
    return notifications.edges.filter(({ node }) => node.topic === 'LIKES').map(({ node }) => node);
  };
  const { id } = await openWith(one.client, other.userId);
  const { id: messageId } = await say(one.client, id, 'Hola.');
  const react = (by: Person, sign: string | null) =>
    act(by.client, 'reactToMessage', { messageId, sign });
  await react(one, 'HEART');
  await react(other, 'THUMB');
  await react(other, null);
  await react(other, 'HEART');
  await expect.poll(reactions).toMatchObject([{ isRead: false }]);
  expect((await reactions())[0]?.title).toContain('reacted to a message of yours');
  await say(other.client, id, 'Buenas.');
  await act(one.client, 'markChatSeen', { chatId: id });
  await expect.poll(reactions).toMatchObject([{ isRead: true }]);
});
