import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { ChatModel } from '../chat.model.ts';
import { chatMigrations } from '../chat.migrations.ts';
import { openChat, say } from '../chat-test-kit.ts';
import { insertChat } from '../conversations/insert-chat.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const minute = 60_000;
const day = 24 * 60 * minute;

async function answeringOf(id: string): Promise<unknown> {
  const { data } = await createClient(server).request(
    'query ($id: ID!) { business(id: $id) { answering { medianMinutes conversations } } }',
    { id },
  );
  return (data?.business as { answering: unknown } | undefined)?.answering;
}

test('how fast a business answers is told once five answers of late tell it', async () => {
  const business = await buildBusiness();
  const businessId = business._id.toHexString();
  const seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  const buyer = await buildPerson(server);
  const answered = async (minutes: number, daysAgo: number) => {
    const listing = await buildProduct({ business });
    const asked = Date.now() - daysAgo * day;
    await insertChat({
      listing,
      creatorId: buyer.userId,
      memberIds: [buyer.userId, seller.userId],
      sellerId: seller.userId,
      messages: [
        { authorId: buyer.userId, text: '¿Hay?', date: new Date(asked) },
        { authorId: buyer.userId, text: '¿Sí?', date: new Date(asked + minute) },
        { authorId: seller.userId, text: 'Sí', date: new Date(asked + minutes * minute) },
      ],
    });
  };
  for (const [minutes, daysAgo] of [
    [30, 3],
    [600, 8],
    [120, 20],
    [90, 60],
    [5, 91],
  ] as const) {
    await answered(minutes, daysAgo);
  }
  expect(await answeringOf(businessId)).toBeNull();
  await answered(4000, 40);
  expect(await answeringOf(businessId)).toEqual({ medianMinutes: 120, conversations: 5 });

  // What is written since is noted as it is sent: the first answer counts, and no other.
  const listingId = (await buildProduct({ business }))._id.toHexString();
  const { id: chatId } = await openChat(buyer.client, listingId);
  await say(buyer.client, chatId, 'Buenos días');
  expect(await ChatModel.findById(chatId).lean()).toMatchObject({ dateAnswered: null });
  await say(seller.client, chatId, 'Buenos días');
  const first = await ChatModel.findById(chatId).lean();
  await say(seller.client, chatId, '¿Le sirve?');
  expect(first?.dateAnswered?.getTime()).toBeGreaterThan(first?.dateAsked?.getTime() ?? Infinity);
  const now = await ChatModel.findById(chatId).lean();
  expect(now?.dateAnswered).toEqual(first?.dateAnswered);
  expect(await answeringOf(businessId)).toMatchObject({ conversations: 6 });

  // Conversations of the version before are counted like those.
  const told = await answeringOf(businessId);
  await ChatModel.updateMany({ businessId }, { $unset: { dateAsked: '', dateAnswered: '' } });
  expect(await answeringOf(businessId)).toBeNull();
  const migration = chatMigrations.find(({ id }) => id.endsWith('answering-time'));
  await migration?.up(database());
  expect(await answeringOf(businessId)).toEqual(told);
});
