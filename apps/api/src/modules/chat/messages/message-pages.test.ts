import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { openWith, say } from '../chat-test-kit.ts';

/** Somebody of some standing, who may write more than new members. */
const member = { dateJoined: new Date('2026-01-01') };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('pages of messages lead both ways from one in the middle', async () => {
  const [one, other] = await Promise.all([
    buildPerson(server, member),
    buildPerson(server, member),
  ]);
  const { id: chatId } = await openWith(one.client, other.userId);
  await say(one.client, chatId, 'Begin');
  const ids: string[] = [];
  for (let index = 0; index < 45; index += 1) {
    ids.push((await say(index % 2 ? one.client : other.client, chatId, `${index}`)).id);
  }
  interface Page {
    chat: {
      messages: {
        edges: { node: { text: string } }[];
        pageInfo: { startCursor: string; endCursor: string; hasPreviousPage: boolean };
      };
    };
  }
  const read = async (given: string) =>
    (
      await one.client.data<Page>(
        `{ chat(id: "${chatId}") { messages(${given}) { edges { node { text } }
          pageInfo { startCursor endCursor hasPreviousPage } } } }`,
      )
    ).chat.messages;
  const texts = ({ edges }: Page['chat']['messages']) => edges.map(({ node }) => node.text);
  const middle = await read(`around: "${ids[20]}", first: 20`);
  expect(texts(middle)[0]).toBe('30');
  expect(texts(middle)).toContain('20');
  expect(middle.pageInfo.hasPreviousPage).toBe(true);
  const nearNewest = await read(`around: "${ids[34]}", first: 20`);
  expect(texts(nearNewest)[0]).toBe('44');
  expect(nearNewest.pageInfo.hasPreviousPage).toBe(false);
  const newer = await read(`last: 20, before: "${middle.pageInfo.startCursor}"`);
  expect(texts(newer)).toEqual(Array.from({ length: 14 }, (_, index) => `${44 - index}`));
  expect(newer.pageInfo.hasPreviousPage).toBe(false);
  const older = await read(`first: 20, after: "${middle.pageInfo.endCursor}"`);
  expect(texts(older)).toEqual([
    ...Array.from({ length: 11 }, (_, index) => `${10 - index}`),
    'Begin',
  ]);
});
