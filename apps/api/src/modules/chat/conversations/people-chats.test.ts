import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, cursorNow } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { unknownId } from '../../businesses/business-test-kit.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import { ChatModel } from '../chat.model.ts';
import {
  act,
  badgeOf,
  chatMutations,
  inboxOf,
  openGroup,
  openWith,
  readMessages,
  refusals,
  say,
} from '../chat-test-kit.ts';

let server: TestServer;
let ana: Person;
let berta: Person;
let carla: Person;
const person = () => buildPerson(server, { dateJoined: new Date('2026-01-01') });
beforeAll(async () => {
  server = await startTestServer();
  await createBlacklistEntry('word', 'groseria');
  [ana, berta, carla] = await Promise.all([person(), person(), person()]);
});
afterAll(() => server.stop());

const listed = async ({ client }: Person, given: string): Promise<string[]> => {
  const text = `{ chats(${given}) { edges { node { id } } } }`;
  const { chats } = await client.data<{ chats: { edges: { node: { id: string } }[] } }>(text);
  return chats.edges.map(({ node }) => node.id);
};

describe('a conversation of two people', () => {
  test('is the only one, from both sides and under fifty attempts at once', async () => {
    const [one, other] = await Promise.all([person(), person()]);
    const attempts = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? openWith(one.client, other.userId) : openWith(other.client, one.userId),
    );
    const ids = new Set((await Promise.all(attempts)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await ChatModel.countDocuments({ memberIds: one.userId })).toBe(1);
  });

  test('is refused with oneself, with nobody, and to visitors', async () => {
    expect(await refusals(ana.client, 'contactPerson', { userId: ana.userId })).toEqual([
      'FIELD_INVALID userId',
    ]);
    for (const userId of [unknownId(), 'x']) {
      expect(await refusals(ana.client, 'contactPerson', { userId })).toEqual(['NOT_FOUND userId']);
    }
    for (const [name, input] of [
      ['contactPerson', { userId: ana.userId }],
      ['contactBusiness', { businessId: unknownId() }],
      ['setChatState', { chatId: unknownId(), isMuted: true }],
      ['blockPerson', { userId: ana.userId }],
      ['leaveGroup', { chatId: unknownId() }],
    ] as const) {
      const { errors } = await createClient(server).request(chatMutations[name], { input });
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  test('waits for an answer after five messages', async () => {
    const [one, other] = await Promise.all([person(), person()]);
    const { id: chatId } = await openWith(one.client, other.userId);
    for (let index = 0; index < 5; index += 1) await say(one.client, chatId, `${index}`);
    const more = { chatId, text: 'More', clientKey: 'one-more-message' };
    expect(await refusals(one.client, 'sendMessage', more)).toEqual(['AWAITS_ANSWER']);
    await say(other.client, chatId, 'Yes');
    expect(await refusals(one.client, 'sendMessage', more)).toEqual([]);
  });

  test('ends with a block, of which nobody is told, and goes on without', async () => {
    const [one, other] = await Promise.all([person(), person()]);
    const { id: chatId } = await openWith(one.client, other.userId);
    const { id: messageId } = await say(one.client, chatId, 'Hola');
    await say(other.client, chatId, 'Buenas');
    const blocked = await act(other.client, 'blockPerson', { userId: one.userId });
    expect(blocked.userErrors).toEqual([]);
    for (const { client } of [one, other]) {
      const message = { chatId, text: 'Hola', clientKey: 'after-the-block' };
      expect(await refusals(client, 'sendMessage', message)).toEqual(['CANNOT_WRITE']);
      const reaction = { messageId, sign: 'HEART' };
      expect(await refusals(client, 'reactToMessage', reaction)).toEqual(['CANNOT_WRITE']);
      const [chat] = await inboxOf(client);
      expect(chat).toMatchObject({ id: chatId, viewerCanWrite: false });
    }
    const seen = await one.client.data<{ user: { viewerBlocks: boolean } }>(
      'query ($id: ID!) { user(id: $id) { viewerBlocks } }',
      { id: other.userId },
    );
    expect(seen.user.viewerBlocks).toBe(false);
    const members = [one.userId, carla.userId];
    expect(
      await refusals(other.client, 'createGroup', {
        name: 'Group',
        memberIds: members,
        whoMayAdd: 'OWNER',
        newMembersSeePast: true,
      }),
    ).toEqual(['CANNOT_ADD memberIds']);
    await act(other.client, 'unblockPerson', { userId: one.userId });
    await say(one.client, chatId, 'Again');
  });

  test('with a business is one for each person, with whoever speaks for it', async () => {
    const business = await buildBusiness();
    const businessId = business._id.toHexString();
    const seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => act(ana.client, 'contactBusiness', { businessId })),
    );
    const ids = new Set(answers.map(({ chat }) => chat?.id));
    expect(ids.size).toBe(1);
    expect(answers[0]?.chat).toMatchObject({
      kind: 'BUSINESS',
      otherMembers: [{ id: seller.userId }],
    });
    expect(await refusals(seller.client, 'contactBusiness', { businessId })).toEqual([
      'FIELD_INVALID businessId',
    ]);
    expect(await refusals(ana.client, 'contactBusiness', { businessId: unknownId() })).toEqual([
      'NOT_FOUND businessId',
    ]);
  });
});

describe('the inbox', () => {
  test('is put away, muted, pinned, marked and searched by each for themselves', async () => {
    const [one, other] = await Promise.all([
      person(),
      buildPerson(server, { displayName: 'Íngrid Peñalosa' }),
    ]);
    const { id: chatId } = await openWith(one.client, other.userId);
    await say(one.client, chatId, 'La humedad está en 11,1 %');
    await say(other.client, chatId, 'Gracias');
    expect(await badgeOf(one.client)).toBe(1);
    await act(one.client, 'setChatState', { chatId, isMuted: true, isPinned: true });
    expect(await badgeOf(one.client)).toBe(0);
    expect(await listed(one, 'filter: PINNED')).toEqual([chatId]);
    await act(one.client, 'setChatState', { chatId, isArchived: true });
    expect(await listed(one, 'filter: ALL')).toEqual([]);
    expect(await listed(one, 'filter: PINNED')).toEqual([]);
    expect(await listed(one, 'filter: ARCHIVED')).toEqual([chatId]);
    expect(await listed(one, 'search: "ingrid PEÑA"')).toEqual([chatId]);
    expect(await listed(one, 'search: "nobody"')).toEqual([]);
    expect(await listed(other, 'filter: ALL')).toEqual([chatId]);
    // Muted it stays where it was put; loud it comes back with a message.
    await say(other.client, chatId, 'Una más');
    expect(await listed(one, 'filter: ARCHIVED')).toEqual([chatId]);
    await act(one.client, 'setChatState', { chatId, isMuted: false });
    await say(other.client, chatId, 'Otra');
    expect(await listed(one, 'filter: UNREAD')).toEqual([chatId]);
    expect((await inboxOf(one.client))[0]).toMatchObject({ unreadCount: 3, isArchived: false });
    await act(one.client, 'markChatSeen', { chatId });
    expect((await inboxOf(one.client))[0]).toMatchObject({ unreadCount: 0, isUnread: false });
    await act(one.client, 'setChatState', { chatId, isUnread: true });
    expect(await badgeOf(one.client)).toBe(1);
  });

  test('finds messages by their words, of one’s own conversations alone', async () => {
    const [one, other, stranger] = await Promise.all([person(), person(), person()]);
    const { id: chatId } = await openWith(one.client, other.userId);
    await say(one.client, chatId, 'La humedad está en 11,1 %');
    const find = async ({ client }: Person, text: string) =>
      (
        await client.data<{ searchMessages: { edges: { node: { text: string } }[] } }>(
          'query ($text: String!) { searchMessages(text: $text) { edges { node { text } } } }',
          { text },
        )
      ).searchMessages.edges.length;
    expect(await find(one, 'esta HUMED')).toBe(1);
    expect(await find(other, 'humedad')).toBe(1);
    expect(await find(other, 'seco')).toBe(0);
    expect(await find(stranger, 'humedad')).toBe(0);
    expect(await find(one, '.* $')).toBe(0);
  });

  test('keeps a draft for every device until it is sent', async () => {
    const { id: chatId } = await openWith(ana.client, berta.userId);
    await act(ana.client, 'saveChatDraft', { chatId, text: 'Quería preguntar' });
    const draft = async () =>
      (await inboxOf(ana.client)).find(({ id }) => id === chatId)?.draft ?? null;
    expect(await draft()).toBe('Quería preguntar');
    await say(ana.client, chatId, 'Quería preguntar algo');
    expect(await draft()).toBeNull();
    expect(await refusals(carla.client, 'saveChatDraft', { chatId, text: 'x' })).toEqual([
      'NOT_FOUND chatId',
    ]);
  });
});

describe('a message', () => {
  test('is quoted, answered with a sign, edited, deleted and given back', async () => {
    const { id: chatId } = await openWith(ana.client, berta.userId);
    const { id: messageId } = await say(ana.client, chatId, 'Son 62 cajas');
    const quoting = { chatId, text: 'Bien', clientKey: 'a-quoting-one', quotedId: messageId };
    const quoted = await act(berta.client, 'sendMessage', quoting);
    expect(quoted.message?.quoted).toEqual({ id: messageId, text: 'Son 62 cajas' });
    await act(berta.client, 'reactToMessage', { messageId, sign: 'THUMB' });
    const reacted = await act(berta.client, 'reactToMessage', { messageId, sign: 'HEART' });
    expect(reacted.message?.reactions).toEqual([{ sign: 'HEART', count: 1, isOwn: true }]);
    const edited = await act(ana.client, 'editMessage', { messageId, text: 'Son 64 cajas' });
    expect(edited.message).toMatchObject({ text: 'Son 64 cajas', isDeleted: false });
    expect(edited.message?.dateEdited).not.toBeNull();
    expect(
      await refusals(ana.client, 'editMessage', { messageId, text: '¡Qué grosería!' }),
    ).toEqual(['MESSAGE_BLACKLISTED text']);
    const deleted = await act(ana.client, 'deleteMessage', { messageId });
    expect(deleted.message).toMatchObject({ text: '', isDeleted: true, reactions: [] });
    const [newest] = (await readMessages(berta.client, chatId)).messages;
    expect(newest?.quoted).toEqual({ id: messageId, text: '' });
    const restored = await act(ana.client, 'restoreMessage', { messageId });
    expect(restored.message).toMatchObject({ text: 'Son 64 cajas', isDeleted: false });
  });

  test('is its sender’s to change, and unknown to whoever is not in the conversation', async () => {
    const { id: chatId } = await openWith(ana.client, berta.userId);
    const { id: messageId } = await say(ana.client, chatId, 'Mine');
    const admin = await buildPerson(server, { memberType: 'wikiAdmin' });
    for (const name of ['editMessage', 'deleteMessage', 'restoreMessage'] as const) {
      const input = name === 'editMessage' ? { messageId, text: 'Theirs' } : { messageId };
      const { errors } = await berta.client.request(chatMutations[name], { input });
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      for (const { client } of [carla, admin]) {
        expect(await refusals(client, name, input)).toEqual(['NOT_FOUND messageId']);
      }
    }
    const reaction = { messageId, sign: 'IDEA' };
    expect(await refusals(carla.client, 'reactToMessage', reaction)).toEqual([
      'NOT_FOUND messageId',
    ]);
  });
});

describe('a group', () => {
  test('is of three to fifty, led by one; a newcomer reads what comes', async () => {
    const newcomer = await person();
    const { id: chatId } = await openGroup(ana.client, [berta.userId, carla.userId]);
    await say(ana.client, chatId, 'Before');
    const add = { chatId, userIds: [newcomer.userId] };
    const denied = await berta.client.request(chatMutations.addToGroup, { input: add });
    expect(denied.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    await act(ana.client, 'addToGroup', add);
    await say(berta.client, chatId, 'After');
    const texts = (messages: { text: string; notice: string | null }[]) =>
      messages.map(({ text, notice }) => notice ?? text);
    expect(texts((await readMessages(newcomer.client, chatId)).messages)).toEqual([
      'After',
      'ADDED',
    ]);
    expect(texts((await readMessages(carla.client, chatId)).messages)).toEqual([
      'After',
      'ADDED',
      'Before',
      'CREATED',
    ]);
    const [chat] = await inboxOf(newcomer.client);
    expect(chat).toMatchObject({ isGroup: true, memberCount: 4, unreadCount: 1 });
    expect(
      await refusals(ana.client, 'createGroup', {
        name: 'Two',
        memberIds: [berta.userId, berta.userId],
        whoMayAdd: 'OWNER',
        newMembersSeePast: true,
      }),
    ).toEqual(['FIELD_TOO_SHORT memberIds']);
  });

  test('is unknown to who was removed or left; a leaving leader hands it over', async () => {
    const { id: chatId } = await openGroup(ana.client, [berta.userId, carla.userId]);
    await say(ana.client, chatId, 'Hola');
    await act(ana.client, 'removeFromGroup', { chatId, userId: berta.userId });
    const message = { chatId, text: 'Hola', clientKey: 'of-the-removed' };
    expect(await refusals(berta.client, 'sendMessage', message)).toEqual(['NOT_FOUND chatId']);
    expect((await inboxOf(berta.client)).map(({ id }) => id)).not.toContain(chatId);
    expect(await refusals(ana.client, 'leaveGroup', { chatId })).toEqual([]);
    const own = (await inboxOf(carla.client)).find(({ id }) => id === chatId);
    expect(own).toMatchObject({ viewerLeads: true, memberCount: 1 });
    expect(await refusals(ana.client, 'sendMessage', message)).toEqual(['NOT_FOUND chatId']);
  });

  test('ends the stream of who is removed at once', async () => {
    const { id: chatId } = await openGroup(ana.client, [berta.userId, carla.userId]);
    const socket = await berta.client.socket();
    const after = await cursorNow(server);
    const changes = socket.start<{
      chatChanged: { kind: string; chatId: string; message: { text: string } | null };
    }>(
      'subscription ($after: EventCursor) { chatChanged(after: $after) { kind chatId message { text } } }',
      { after },
    );
    await act(ana.client, 'removeFromGroup', { chatId, userId: berta.userId });
    await say(ana.client, chatId, 'Not for her');
    const { id: other } = await openWith(carla.client, berta.userId);
    await say(carla.client, other, 'For her');
    const heard = [await changes.next(), await changes.next()].map(({ data }) => data?.chatChanged);
    expect(heard).toMatchObject([
      { kind: 'GONE', chatId, message: null },
      { kind: 'SENT', chatId: other, message: { text: 'For her' } },
    ]);
    await socket.close();
  });
});
