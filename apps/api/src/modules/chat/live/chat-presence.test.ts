import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { callsOf, operation } from '../../../testing/mutations.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { presenceBoard } from '../../presence/index.ts';
import { LastSeenModel, SignalModel } from '../../presence/presence.model.ts';
import { act, openGroup, openWith, say } from '../chat-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const subscription = `subscription { presenceChanged {
  people { userId isOnline dateLastSeen } typing { chatId chat { id } isTyping user { id } } delivered { id isDelivered }
} }`;
const choices = 'choices { showsOnline showsTyping showsSeen }';
const mutations = {
  tellTyping: operation('tellTyping', 'TellTypingInput', 'isTold'),
  setPresenceChoices: operation('setPresenceChoices', 'PresenceChoicesInput', choices),
} as const;
const { run, refusals } = callsOf<
  { isTold?: boolean; choices?: object; userErrors: [] },
  keyof typeof mutations
>(mutations);

interface Presence {
  userId: string;
  isOnline: boolean;
  dateLastSeen: string | null;
}
interface Change {
  presenceChanged: {
    people: Presence[];
    typing: {
      chatId: string;
      chat: { id: string } | null;
      isTyping: boolean;
      user: { id: string };
    } | null;
    delivered: { id: string; isDelivered: boolean } | null;
  };
}

const person = () => buildPerson(server, { dateJoined: new Date('2026-01-01') });

/** Two people who wrote to each other. */
async function acquainted(): Promise<{ one: Person; other: Person; chatId: string }> {
  const [one, other] = await Promise.all([person(), person()]);
  const { id: chatId } = await openWith(one.client, other.userId);
  await say(one.client, chatId, 'Hola');
  await say(other.client, chatId, 'Buenas');
  return { one, other, chatId };
}

/** Looks at the network, and keeps what is told. */
async function look({ client }: Person) {
  const socket = await client.socket();
  const stream = socket.start<Change>(subscription);
  const told: Change['presenceChanged'][] = [];
  const first = (await stream.next()).data?.presenceChanged;
  if (first) told.push(first);
  const reading = (async () => {
    for (;;) {
      const { data } = await stream.next();
      if (data) told.push(data.presenceChanged);
    }
  })().catch(() => undefined);
  return {
    told,
    of: (userId: string) =>
      told.flatMap(({ people }) => people).findLast((each) => each.userId === userId),
    typing: () => told.flatMap(({ typing }) => typing ?? []),
    async close() {
      await socket.close();
      await reading;
    },
  };
}

const presenceIn = async ({ client }: Person, chatId: string): Promise<Presence[]> =>
  (
    await client.data<{ chat: { presence: Presence[] } }>(
      'query ($id: ID!) { chat(id: $id) { presence { userId isOnline dateLastSeen } } }',
      { id: chatId },
    )
  ).chat.presence;

/** What another process of the API notes of a person it serves. */
const elsewhere = (userId: string, milliseconds = 60_000) =>
  SignalModel.replaceOne(
    { _id: `here:${userId}:another` },
    {
      _id: `here:${userId}:another`,
      kind: 'here',
      userId,
      expiresAt: new Date(Date.now() + milliseconds),
    },
    { upsert: true },
  );

describe('who is here', () => {
  test('is told to those they wrote with, until they leave, and nobody else', async () => {
    const { one, other, chatId } = await acquainted();
    const stranger = await person();
    const [screen, theirs] = await Promise.all([look(one), look(stranger)]);
    expect(screen.told[0]?.people).toEqual([
      { userId: other.userId, isOnline: false, dateLastSeen: null },
    ]);
    const device = await look(other);
    await expect.poll(() => screen.of(other.userId)?.isOnline).toBe(true);
    expect(await presenceIn(one, chatId)).toEqual([
      { userId: other.userId, isOnline: true, dateLastSeen: null },
    ]);
    await device.close();
    await expect.poll(() => screen.of(other.userId)?.isOnline, { timeout: 15_000 }).toBe(false);
    expect(screen.of(other.userId)?.dateLastSeen).not.toBeNull();
    expect((await presenceIn(one, chatId))[0]?.dateLastSeen).not.toBeNull();
    expect(theirs.told).toEqual([{ people: [], typing: null, delivered: null }]);
    await Promise.all([screen.close(), theirs.close()]);
  });

  test('comes from every process, and ends with the last of them', async () => {
    const { one, other } = await acquainted();
    const screen = await look(one);
    await elsewhere(other.userId);
    await expect.poll(() => screen.of(other.userId)?.isOnline).toBe(true);
    const here = await look(other);
    await SignalModel.deleteOne({ _id: `here:${other.userId}:another` });
    await here.close();
    await expect.poll(() => screen.of(other.userId)?.isOnline, { timeout: 15_000 }).toBe(false);
    // A process that died leaves a lease that ends by itself.
    await elsewhere(other.userId, 500);
    await expect.poll(() => screen.of(other.userId)?.isOnline).toBe(true);
    await expect.poll(() => screen.of(other.userId)?.isOnline, { timeout: 20_000 }).toBe(false);
    await screen.close();
  });

  test('is not known before both wrote', async () => {
    const [one, other] = await Promise.all([person(), person()]);
    const { id: chatId } = await openWith(one.client, other.userId);
    await say(one.client, chatId, 'Hola');
    const screen = await look(one);
    const device = await look(other);
    expect(await presenceIn(one, chatId)).toEqual([]);
    expect(await run(one.client, 'tellTyping', { chatId, isTyping: true })).toMatchObject({
      isTold: false,
    });
    await say(other.client, chatId, 'Buenas');
    expect(await presenceIn(one, chatId)).toMatchObject([{ isOnline: true }]);
    await Promise.all([screen.close(), device.close()]);
  });
});

describe('who writes', () => {
  test('is told once for many keys, and nothing of it is kept', async () => {
    const { one, other, chatId } = await acquainted();
    const screen = await look(other);
    await expect.poll(() => LastSeenModel.countDocuments({ _id: other.userId })).toBe(1);
    const kept = () => EventModel.countDocuments({ type: /^(?:chat|presence)\./ });
    const events = await kept();
    let written = 0;
    const unlisten = presenceBoard.listen(({ kind }) => {
      if (kind === 'typing') written += 1;
    });
    for (let key = 0; key < 30; key += 1) {
      await run(one.client, 'tellTyping', { chatId, isTyping: true });
    }
    await expect
      .poll(() => screen.typing()[0])
      .toEqual({ chatId, chat: { id: chatId }, isTyping: true, user: { id: one.userId } });
    await run(one.client, 'tellTyping', { chatId, isTyping: false });
    await expect.poll(() => screen.typing().at(-1)?.isTyping).toBe(false);
    unlisten();
    expect(written).toBeLessThan(15);
    expect(await kept()).toBe(events);
    await screen.close();
  });

  test('is refused to visitors and for what is not one’s own', async () => {
    const { chatId } = await acquainted();
    const stranger = await person();
    const input = { chatId, isTyping: true };
    expect(await refusals(stranger.client, 'tellTyping', input)).toEqual(['NOT_FOUND chatId']);
    const visitor = createClient(server);
    for (const query of [mutations.tellTyping, mutations.setPresenceChoices]) {
      const { errors } = await visitor.request(query, {
        input: query === mutations.tellTyping ? input : {},
      });
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
    const { errors } = await visitor.request('{ myPresenceChoices { id } }');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const socket = await visitor.socket();
    const refused = await socket.start(subscription).next();
    expect(refused.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    await socket.close();
  });
});

describe('whoever was blocked', () => {
  test('knows nothing at once, and neither does who blocked', async () => {
    const { one, other, chatId } = await acquainted();
    const third = await person();
    const group = await openGroup(one.client, [other.userId, third.userId]);
    const [screen, device, outside] = await Promise.all([look(one), look(other), look(third)]);
    await expect.poll(() => screen.of(other.userId)?.isOnline).toBe(true);
    await expect.poll(() => device.of(one.userId)?.isOnline).toBe(true);
    const { id } = await say(one.client, group.id, 'Hola a todos');
    await act(other.client, 'markChatSeen', { chatId: group.id });
    await act(third.client, 'markChatSeen', { chatId: group.id });
    const seenBy = async () =>
      (
        await one.client.data<{
          chat: { messages: { edges: { node: { id: string; seenCount: number } }[] } };
        }>('query ($id: ID!) { chat(id: $id) { messages { edges { node { id seenCount } } } } }', {
          id: group.id,
        })
      ).chat.messages.edges.find(({ node }) => node.id === id)?.node.seenCount;
    expect(await seenBy()).toBe(2);

    await act(other.client, 'blockPerson', { userId: one.userId });
    await expect.poll(() => screen.of(other.userId)?.isOnline).toBe(false);
    await expect.poll(() => device.of(one.userId)?.isOnline).toBe(false);
    expect(screen.of(other.userId)?.dateLastSeen).toBeNull();
    expect(await presenceIn(one, chatId)).toEqual([]);
    expect(await presenceIn(other, group.id)).toMatchObject([{ userId: third.userId }]);
    expect(await seenBy()).toBe(1);
    // Of the group only the third is told who writes.
    await run(one.client, 'tellTyping', { chatId: group.id, isTyping: true });
    await expect.poll(() => outside.typing().length).toBe(1);
    expect(device.typing()).toEqual([]);
    await act(other.client, 'unblockPerson', { userId: one.userId });
    await expect.poll(() => screen.of(other.userId)?.isOnline).toBe(true);
    await Promise.all([screen.close(), device.close(), outside.close()]);
  });
});

describe('what is switched off', () => {
  test('is hidden from both sides', async () => {
    const { one, other, chatId } = await acquainted();
    const [screen, device] = await Promise.all([look(one), look(other)]);
    await expect.poll(() => screen.of(other.userId)?.isOnline).toBe(true);
    const { choices: made } = await run(one.client, 'setPresenceChoices', { showsOnline: false });
    expect(made).toEqual({ showsOnline: false, showsTyping: true, showsSeen: true });
    await expect.poll(() => screen.of(other.userId)?.isOnline).toBe(false);
    await expect.poll(() => device.of(one.userId)?.isOnline).toBe(false);
    expect([await presenceIn(one, chatId), await presenceIn(other, chatId)]).toEqual([[], []]);

    await run(one.client, 'setPresenceChoices', { showsTyping: false });
    expect(await run(one.client, 'tellTyping', { chatId, isTyping: true })).toMatchObject({
      isTold: false,
    });
    await run(other.client, 'tellTyping', { chatId, isTyping: true });
    const isSeen = async ({ client }: Person) =>
      (
        await client.data<{ chat: { lastMessage: { isSeen: boolean; isDelivered: boolean } } }>(
          'query ($id: ID!) { chat(id: $id) { lastMessage { isSeen isDelivered } } }',
          { id: chatId },
        )
      ).chat.lastMessage;
    await say(one.client, chatId, 'Una más');
    await act(other.client, 'markChatSeen', { chatId });
    expect(await isSeen(one)).toEqual({ isSeen: true, isDelivered: true });
    await run(other.client, 'setPresenceChoices', { showsSeen: false });
    expect(await isSeen(one)).toEqual({ isSeen: false, isDelivered: false });
    await say(other.client, chatId, 'La última');
    await act(one.client, 'markChatSeen', { chatId });
    expect(await isSeen(other)).toEqual({ isSeen: false, isDelivered: false });
    expect(screen.typing()).toEqual([]);
    await Promise.all([screen.close(), device.close()]);
  });

  test('is in the export of one’s data, with when one was last here', async () => {
    const one = await person();
    const screen = await look(one);
    await run(one.client, 'setPresenceChoices', { showsSeen: false });
    await expect.poll(() => LastSeenModel.countDocuments({ _id: one.userId })).toBe(1);
    const { exportMyData } = await one.client.data<{ exportMyData: string }>('{ exportMyData }');
    expect(JSON.parse(exportMyData)).toMatchObject({
      presenceChoices: { showsOnline: true, showsTyping: true, showsSeen: false },
      lastSeen: expect.any(String) as string,
    });
    await screen.close();
  });
});

test('a message that arrived is told to its sender', async () => {
  const { one, other, chatId } = await acquainted();
  const screen = await look(one);
  const socket = await other.client.socket();
  const changes = socket.start('subscription { chatChanged { chatId message { id } } }');
  const { id } = await say(one.client, chatId, '¿Llegó?');
  await changes.next();
  await expect
    .poll(() => screen.told.flatMap(({ delivered }) => delivered ?? []), { timeout: 10_000 })
    .toEqual([{ id, isDelivered: true }]);
  const { chat } = await one.client.data<{
    chat: { lastMessage: { deliveredTo: { date: string | null; user: { id: string } }[] } };
  }>('query ($id: ID!) { chat(id: $id) { lastMessage { deliveredTo { date user { id } } } } }', {
    id: chatId,
  });
  expect(chat.lastMessage.deliveredTo).toEqual([
    { date: expect.any(String) as string, user: { id: other.userId } },
  ]);
  await Promise.all([screen.close(), socket.close()]);
});
