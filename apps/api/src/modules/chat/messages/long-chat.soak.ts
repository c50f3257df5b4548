import { print } from 'graphql';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { clientDocuments } from '../../../testing/client-documents.ts';
import {
  commandsDuring,
  documentsReadBy,
  untilQuiet,
  watchingCommands,
} from '../../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { ChatModel } from '../chat.model.ts';
import { ChatMemberModel } from '../conversations/member.model.ts';
import { MessageModel } from './message.model.ts';
import { insertChat } from '../conversations/insert-chat.ts';

const short = 100;
/** `SOAK_MESSAGES` inserts another number. */
const long = Number(process.env['SOAK_MESSAGES'] ?? 100_000);
const unread = 30;
const rounds = 40;
/** How much longer the long one may take to open: what is left is the noise of a machine. */
const mostRatio = 1.25;

const watched = ['chats', 'chatMembers', 'chatDrafts', 'messages', 'users', 'files'];
const minute = 60_000;
const now = Date.now();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
});
afterAll(() => server.stop());

/** What the client asks, as it asks it. */
function documentOf(name: string): string {
  const found = clientDocuments().find(({ definitions: [operation] }) =>
    Boolean(operation && 'name' in operation && operation.name?.value === name),
  );
  if (!found) throw new Error(`The client has no ${name}.`);
  return print(found);
}
const chatDocument = documentOf('Chat');
const messagesDocument = documentOf('ChatMessages');

/** A conversation of two with so many messages, a minute apart, of which the last thirty wait. */
async function insert(reader: Person, count: number): Promise<string> {
  const writer = await buildPerson(server);
  const memberIds = [writer.userId, reader.userId];
  const dateOf = (fromEnd: number) => new Date(now - fromEnd * minute);
  const messages = Array.from({ length: short }, (_, index) => ({
    authorId: index % 2 === 0 || index >= short - unread ? writer.userId : reader.userId,
    text: `Mensaje ${index}`,
    date: dateOf(short - index),
  }));
  const { _id } = await inTransaction(() =>
    insertChat({
      memberIds,
      creatorId: writer.userId,
      messages,
      unseen: { [reader.userId]: unread },
    }),
  );
  const chatId = _id.toHexString();
  const earlier = count - short;
  for (let inserted = 0; inserted < earlier; inserted += 1_000) {
    await MessageModel.insertMany(
      Array.from({ length: Math.min(1_000, earlier - inserted) }, (_, index) => ({
        _id: new Types.ObjectId(),
        chatId,
        messageText: `Antes ${inserted + index}`,
        dateCreated: dateOf(short + inserted + index + 1),
        authorId: memberIds[index % 2],
        clientKey: `antes-${inserted + index}`,
      })),
    );
  }
  await ChatModel.updateOne({ _id }, { $inc: { messageCount: earlier } });
  await ChatMemberModel.updateMany({ chatId }, { $inc: { seenCount: earlier } });
  return chatId;
}

interface Opened {
  chat: { firstUnread: { id: string }; unreadCount: number };
}
interface Page {
  chat: { messages: { edges: { node: { text: string } }[]; pageInfo: { startCursor: string } } };
}

/** Opens a conversation as the client does: itself, then the messages around the first unread one. */
async function open({ client }: Person, id: string): Promise<Page> {
  const { chat } = await client.data<Opened>(chatDocument, { id });
  expect(chat.unreadCount).toBe(unread);
  const around = chat.firstUnread.id;
  return client.data<Page>(messagesDocument, { id, around, first: 20 });
}

async function costOf(person: Person, id: string) {
  await open(person, id);
  await untilQuiet(watched);
  let rows = 0;
  const commands = await commandsDuring(watched, async () => {
    rows = (await open(person, id)).chat.messages.edges.length;
  });
  const finds = commands.filter(({ name }) => name === 'find');
  const read = await Promise.all(finds.map((command) => documentsReadBy(command)));
  return {
    rows,
    commands: commands.map(({ name, body }) => `${name} ${String(body[name])}`).toSorted(),
    documents: read.reduce((sum, each) => sum + each, 0),
  };
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

test(`a conversation of ${long} messages opens as one of ${short}`, async () => {
  const reader = await buildPerson(server);
  const chats = [await insert(reader, short), await insert(reader, long)] as const;
  const [few, many] = [await costOf(reader, chats[0]), await costOf(reader, chats[1])];
  expect(few.rows).toBe(20);
  expect(many).toEqual(few);

  // In turns, so that a busy moment of the machine touches both.
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const began = performance.now();
      await open(reader, chats[which]);
      times[which].push(performance.now() - began);
    }
  }
  const ratio = median(times[1]) / median(times[0]);
  process.stdout.write(
    `opening ${short} and ${long} messages: ${few.commands.length} commands, ${few.documents} documents each; ` +
      `${median(times[0]).toFixed(1)} and ${median(times[1]).toFixed(1)} ms, ${ratio.toFixed(2)} ×\n`,
  );
  expect(ratio).toBeLessThan(mostRatio);
}, 600_000);
