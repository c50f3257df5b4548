import { buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, cursorNow } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { goodPassword, signUpNewcomer } from '../../accounts/account-test-kit.ts';
import { run } from '../../businesses/business-test-kit.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import {
  act,
  badgeOf,
  type ChatView,
  inboxOf,
  type MessageView,
  openChat,
  readMessages,
  refusals,
  say,
} from '../chat-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const subscription = `subscription ($after: EventCursor) { chatChanged(after: $after) {
  chat { id isUnread otherMembers { id } } message { id text isOwn isSeen } unreadChatCount cursor
} }`;
interface Change {
  chatChanged: {
    chat: ChatView;
    message: MessageView | null;
    unreadChatCount: number;
    cursor: string;
  };
}
/** A business with two administrators, the first of whom began the listing, and a customer. */
async function buildScene() {
  const business = await buildBusiness();
  const businessId = business._id.toHexString();
  const seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  const colleague = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  const buyer = await buildPerson(server);
  const listing = await buildProduct({ business, creatorId: seller.userId });
  return { businessId, seller, colleague, buyer, listingId: listing._id.toHexString() };
}

describe('chatChanged', () => {
  test('is refused to visitors', async () => {
    const socket = await createClient(server).socket();
    const { errors } = await socket.start(subscription).next();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    await socket.close();
  });

  test('carries beginnings, messages and what was seen, with the badge, to members alone', async () => {
    const { seller, colleague, buyer, listingId } = await buildScene();
    const after = await cursorNow(server);
    const sockets = [await seller.client.socket(), await colleague.client.socket()] as const;
    const theirs = sockets[0].start<Change>(subscription, { after });
    const others = sockets[1].start<Change>(subscription, { after });
    const change = async () => (await theirs.next()).data?.chatChanged;
    const device = await buyer.client.socket();
    const own = device.start<Change>(subscription, { after });

    // The seller hears of it with its first message.
    const { id } = await openChat(buyer.client, listingId);
    const begun = (await own.next()).data?.chatChanged;
    expect(begun).toMatchObject({ chat: { id }, message: null, unreadChatCount: 0 });
    await say(buyer.client, id, 'Hola');
    expect(await change()).toMatchObject({
      chat: { id, isUnread: true, otherMembers: [{ id: buyer.userId }] },
      message: { text: 'Hola', isOwn: false },
      unreadChatCount: 1,
    });
    await act(seller.client, 'markChatSeen', { chatId: id });
    expect(await change()).toMatchObject({ chat: { isUnread: false }, unreadChatCount: 0 });
    await say(seller.client, id, 'Buenas');
    expect(await change()).toMatchObject({ message: { text: 'Buenas', isOwn: true } });
    expect(others.waiting).toBe(0);
    await Promise.all([device, ...sockets].map((socket) => socket.close()));
  });

  test('resumes without gaps or duplicates', async () => {
    const { seller, buyer, listingId } = await buildScene();
    const { id } = await openChat(buyer.client, listingId);
    let after = await cursorNow(server);
    const heard: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      for (let index = 0; index < 4; index += 1) await say(buyer.client, id, `${turn}.${index}`);
      const socket = await seller.client.socket();
      const changes = socket.start<Change>(subscription, { after });
      // Cut off in the middle: what was sent and not read is sent again.
      for (let read = 0; read < 3 + turn; read += 1) {
        const { data } = await changes.next();
        heard.push(data?.chatChanged.message?.text ?? '');
        after = data?.chatChanged.cursor ?? after;
      }
      await socket.close();
    }
    const sent = [0, 1, 2].flatMap((turn) => [0, 1, 2, 3].map((index) => `${turn}.${index}`));
    expect(heard).toEqual(sent);
  });
});

describe('a conversation whose seller', () => {
  test('leaves the business passes to a colleague; the one who left reads no more', async () => {
    const { businessId, seller, colleague, buyer, listingId } = await buildScene();
    const { id } = await openChat(buyer.client, listingId);
    await say(buyer.client, id, 'One');
    const input = { businessId, userId: seller.userId };
    await run(seller.client, 'removeBusinessMember', input);
    // At once, before anybody takes over.
    expect(await inboxOf(seller.client)).toEqual([]);
    expect(await badgeOf(seller.client)).toBe(0);
    const message = { chatId: id, text: 'Hola', clientKey: 'some-client-key' };
    expect(await refusals(seller.client, 'sendMessage', message)).toEqual(['NOT_FOUND chatId']);

    await expect.poll(async () => badgeOf(colleague.client)).toBe(1);
    const told = { userId: colleague.userId, 'params.chatId': id };
    await expect.poll(async () => NotificationModel.countDocuments(told)).toBe(1);
    expect((await readMessages(colleague.client, id)).texts).toEqual(['One']);
    await say(colleague.client, id, 'Two');
    const [chat] = await inboxOf(buyer.client);
    expect(chat).toMatchObject({ otherMembers: [{ id: colleague.userId }], isUnread: true });
    expect((await openChat(buyer.client, listingId)).id).toBe(id);
  });

  test('is nobody for a while waits for who joins', async () => {
    const business = await buildBusiness();
    const businessId = business._id.toHexString();
    const { _id } = await buildProduct({ business });
    const buyer = await buildPerson(server);
    const admin = await buildPerson(server, { memberType: 'wikiAdmin' });
    const { id, otherMembers } = await openChat(buyer.client, _id.toHexString());
    expect(otherMembers).toEqual([]);
    await say(buyer.client, id, 'Is anybody there?');
    const seen = async () =>
      (await readMessages(buyer.client, id)).messages.map(({ isSeen }) => isSeen);
    expect(await seen()).toEqual([false]);
    await run(admin.client, 'createBusinessUser', {
      businessId,
      firstName: 'Nueva',
      lastName: 'Persona',
      email: `${businessId}@example.com`,
      password: 'telar-42-azul',
      role: 'businessAdmin',
      language: 'es',
    });
    const members = async () => (await inboxOf(buyer.client))[0]?.otherMembers;
    await expect.poll(members).toMatchObject([{ displayName: 'Nueva Persona' }]);
    expect(await seen()).toEqual([false]);
  });
});

describe('who deletes their account', () => {
  test('leaves what they wrote without a name; their export holds it before', async () => {
    const { seller, listingId } = await buildScene();
    const person = await signUpNewcomer(server, {});
    const { id } = await openChat(person.client, listingId);
    await say(person.client, id, 'My own words');
    await say(seller.client, id, 'Words of the seller');
    const exported = await person.client.data<{ exportMyData: string }>('{ exportMyData }');
    expect(exported.exportMyData).toContain('My own words');
    expect(exported.exportMyData).not.toContain('Words of the seller');
    const { deleteAccount } = await person.client.data<{ deleteAccount: { ok: boolean } }>(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { ok } }',
      { input: { password: goodPassword } },
    );
    expect(deleteAccount.ok).toBe(true);
    const { messages } = await readMessages(seller.client, id);
    expect(messages.map(({ text, sender }) => [text, sender?.id])).toEqual([
      ['Words of the seller', seller.userId],
      ['My own words', undefined],
    ]);
    await expect.poll(async () => (await inboxOf(seller.client))[0]?.otherMembers).toEqual([]);
  });
});
