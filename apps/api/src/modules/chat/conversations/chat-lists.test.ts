import { type Person, buildPerson } from '../../../testing/world.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  commandsDuring,
  documentsReadBy,
  planOf,
  type SentCommand,
  watchingCommands,
} from '../../../testing/commands.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { ChatModel } from '../chat.model.ts';
import { chatFields, messageFields, openChat, say } from '../chat-test-kit.ts';
import { MessageModel } from '../messages/message.model.ts';

let server: TestServer;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  buyer = await buildPerson(server);
  // Each about another listing of another business with another person.
  for (let count = 0; count < 50; count += 1) {
    const business = await buildBusiness();
    const businessId = business._id.toHexString();
    await buildPerson(server, { memberType: 'businessAdmin', businessId });
    const { _id } = await buildProduct({ business });
    const { id } = await openChat(buyer.client, _id.toHexString());
    await say(buyer.client, id, `Message ${count}`);
  }
});
afterAll(() => server.stop());

const watched = [
  'chats',
  'chatMembers',
  'chatDrafts',
  'messages',
  'users',
  'listings',
  'businesses',
];
/** Reading one person is not the list's: who asks, and whom jobs tell of messages meanwhile. */
const isOfList = ({ body }: SentCommand) =>
  !(body.find === 'users' && Object.hasOwn(body.filter as object, 'erasedAt'));
const namesOf = (commands: SentCommand[]) =>
  commands
    .filter(isOfList)
    .map(({ name, body }) => `${name} ${String(body[name])}`)
    .toSorted();
const inbox = (first: number) =>
  commandsDuring(watched, () =>
    buyer.client.data(
      `query ($first: Int!) { unreadChatCount chats(first: $first) { edges { cursor node { ${chatFields} } } pageInfo { endCursor } } }`,
      { first },
    ),
  );

test('the inbox costs the same commands from one to fifty conversations', async () => {
  await inbox(1);
  const one = namesOf(await inbox(1));
  expect(namesOf(await inbox(50))).toEqual(one);
  // The page and its badge, drafts, members, last messages with senders, listings, businesses.
  expect(one.filter((name) => name === 'find chats')).toHaveLength(1);
  expect(one.length).toBeLessThanOrEqual(10);
});

/** What the messages are read with: the badge of earlier tests may be counted only now. */
const readingOf = (commands: SentCommand[]) =>
  namesOf(commands).filter((name) => name !== 'aggregate chats');

test('the messages of a conversation cost the same commands from one to fifty', async () => {
  const chat = await ChatModel.findOne({ memberIds: buyer.userId }).lean();
  const chatId = chat?._id.toHexString() ?? '';
  const insert = (from: number, to: number) =>
    MessageModel.insertMany(
      Array.from({ length: to - from }, (_, index) => ({
        _id: new Types.ObjectId(),
        chatId,
        messageText: `Inserted ${from + index}`,
        dateCreated: new Date(Date.now() + from + index),
        authorId: chat?.memberIds[index % 2],
        clientKey: `planted-${from + index}`,
      })),
    );
  await insert(0, 60);
  const read = (first: number) =>
    commandsDuring(watched, () =>
      buyer.client.data(
        `query ($id: ID!, $first: Int!) { chat(id: $id) { messages(first: $first) { edges { node { ${messageFields} } } } } }`,
        { id: chatId, first },
      ),
    );
  const one = readingOf(await read(2));
  expect(readingOf(await read(50))).toEqual(one);
  const page = (await read(50)).find(({ body }) => body.find === 'messages');
  const plan = page && (await planOf(page));
  expect(plan?.stages).not.toContain('SORT');
  expect(plan?.indexFields).toEqual(['chatId', 'dateCreated', '_id']);

  // A long conversation opens as a short one.
  const looked = page && (await documentsReadBy(page));
  await insert(60, 3_000);
  const long = await read(50);
  expect(readingOf(long)).toEqual(one);
  const longPage = long.find(({ body }) => body.find === 'messages');
  expect(longPage && (await documentsReadBy(longPage))).toBe(looked);
});

test('the inbox and the badge are read along their indexes', async () => {
  const commands = await inbox(20);
  const page = commands.find(({ body }) => body.find === 'chats');
  const plan = page && (await planOf(page));
  expect(plan?.stages).not.toContain('SORT');
  expect(plan?.indexFields).toEqual(['memberIds', 'lastActive', '_id']);
});
