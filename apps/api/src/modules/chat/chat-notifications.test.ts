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
    .filter(({ node }) => node.topic.endsWith('MESSAGES'))
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
