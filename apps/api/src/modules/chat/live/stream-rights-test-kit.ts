import { expect, vi } from 'vitest';
import { factoryPassword } from '../../../testing/factories.ts';
import { randomOf } from '../../../testing/random.ts';
import type { TestServer } from '../../../testing/server.ts';
import type { SocketClient } from '../../../testing/socket-client.ts';
import { buildPerson, type Person, personOf } from '../../../testing/world.ts';
import { act, openGroup, openWith, say } from '../chat-test-kit.ts';

const chatChanged = `subscription ($after: EventCursor) { chatChanged(after: $after) {
  cursor message { text } chat { lastMessage { text } } } }`;
const blacklistChanged = `subscription ($after: EventCursor) { blacklistChanged(after: $after) {
  cursor entryId } }`;

interface ChatChange {
  chatChanged: {
    cursor: string;
    message: { text: string } | null;
    chat: { lastMessage: { text: string } | null } | null;
  };
}
interface BlacklistChange {
  blacklistChanged: { cursor: string; entryId: string };
}

/** Whether the queries of somebody answer what they were told of. */
type Readable = (told: string) => boolean;

/** What somebody was told, and when. */
interface Heard {
  told: string;
  at: number;
}

/** Delivery stops this soon after a right ends. */
const stopsWithin = 2_000;

/** How a query says that somebody may not ask it; any other failure is a fault. */
const refusal = /"code":"(?:UNAUTHENTICATED|FORBIDDEN)"/;

/** Somebody who listens, and what the same person's queries would say. */
class Listener {
  person: Person;
  /** Suspended, or their account deleted: no session of theirs holds. */
  isOut = false;
  /** What they were told and nobody has compared yet. */
  heard: Heard[] = [];
  /** What their queries answered after the step before, and when. */
  before: { readable: Readable; at: number } = { readable: () => false, at: 0 };
  readonly #listen: (listener: Listener, socket: SocketClient) => Promise<void>;
  readonly #reads: (person: Person) => Promise<Readable>;
  #socket: SocketClient | null = null;
  position: string;

  constructor(
    person: Person,
    position: string,
    listen: (listener: Listener, socket: SocketClient) => Promise<void>,
    reads: (person: Person) => Promise<Readable>,
  ) {
    this.person = person;
    this.position = position;
    this.#listen = listen;
    this.#reads = reads;
  }

  /** Listens from the position reached, again and again, for as long as their session holds. */
  async open(): Promise<void> {
    const socket = await this.person.client.socket();
    this.#socket = socket;
    void this.#listen(this, socket).catch(() => {});
    void socket.closed.then(() => {
      if (this.#socket === socket && !this.isOut) void this.open().catch(() => {});
    });
    await socket.start('{ __typename }').next();
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.raw.close();
  }

  hear(told: string): void {
    this.heard.push({ told, at: Date.now() });
  }

  /** What their queries answer now: nothing where they are refused. */
  async reads(): Promise<Readable> {
    try {
      return await this.#reads(this.person);
    } catch (error) {
      if (error instanceof Error && refusal.test(error.message)) return () => false;
      throw error;
    }
  }
}

const listenToChats = async (listener: Listener, socket: SocketClient): Promise<void> => {
  const operation = socket.start<ChatChange>(chatChanged, { after: listener.position });
  for (;;) {
    const change = (await operation.next()).data?.chatChanged;
    if (!change) continue;
    listener.position = change.cursor;
    for (const text of [change.message?.text, change.chat?.lastMessage?.text]) {
      if (text?.startsWith('probe')) listener.hear(text);
    }
  }
};

const listenToBlacklist = async (listener: Listener, socket: SocketClient): Promise<void> => {
  const operation = socket.start<BlacklistChange>(blacklistChanged, { after: listener.position });
  for (;;) {
    const change = (await operation.next()).data?.blacklistChanged;
    if (!change) throw new Error('Refused.');
    listener.position = change.cursor;
    listener.hear(change.entryId);
  }
};

/** The messages of all conversations of somebody: one part writes no more than fifty in each. */
async function readableMessages({ client }: Person): Promise<Readable> {
  const { chats } = await client.data<{
    chats: { edges: { node: { messages: { edges: { node: { text: string } }[] } } }[] };
  }>('{ chats(first: 5) { edges { node { messages(first: 50) { edges { node { text } } } } } } }');
  const texts = new Set(
    chats.edges.flatMap(({ node }) => node.messages.edges.map((edge) => edge.node.text)),
  );
  return (text) => texts.has(text);
}

/** Whoever may read the list may read all of it. */
async function readablePhrases({ client }: Person): Promise<Readable> {
  await client.data('{ blacklist(kind: WORD, first: 1) { totalCount } }');
  return () => true;
}

/**
 * Plays random steps of membership, blocks, suspension, roles, deleted messages and deleted accounts.
 * After each something is written everywhere: who may read it hears of it, and nobody hears what
 * their own query refuses at that instant. Gives how many accounts were deleted.
 */
export async function expectRightsKept(
  server: TestServer,
  seed: number,
  steps: number,
): Promise<{ deleted: number }> {
  const random = randomOf(seed);
  const oneOf = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const root = await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'full' });
  const leader = await buildPerson(server);
  const people = await Promise.all([1, 2, 3].map(() => buildPerson(server)));
  const group = await openGroup(
    leader.client,
    people.map(({ userId }) => userId),
  );
  const pairs = await Promise.all(people.map(({ userId }) => openWith(leader.client, userId)));
  const { liveCursor } = await root.client.data<{ liveCursor: string }>('{ liveCursor }');
  const listening = {
    member: (person: Person, after: string) =>
      new Listener(person, after, listenToChats, readableMessages),
    administrator: async (after: string) => {
      const person = await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'full' });
      return new Listener(person, after, listenToBlacklist, readablePhrases);
    },
  };
  const members = people.map((person) => listening.member(person, liveCursor));
  let administrator = await listening.administrator(liveCursor);
  /** Those whose account is deleted, who are to hear nothing more. */
  const gone: Listener[] = [];
  await Promise.all([...members, administrator].map((each) => each.open()));

  const run = (query: string, input: object) => root.client.data(query, { input });
  const lastProbes: string[] = [];
  const ours = new Set<string>();
  /** Deletes the account of somebody, who listens on. */
  const leave = async (leaving: Listener): Promise<string> => {
    const { deleteAccount } = await leaving.person.client.data<{
      deleteAccount: { userErrors: object[] };
    }>(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userErrors { code } } }',
      { input: { password: factoryPassword } },
    );
    if (deleteAccount.userErrors.length > 0) throw new Error('The account was not deleted.');
    leaving.isOut = true;
    gone.push(leaving);
    return leaving.position;
  };
  const acts: ((listener: Listener) => Promise<unknown>)[] = [
    ({ person: { userId } }) => act(leader.client, 'removeFromGroup', { chatId: group.id, userId }),
    ({ person: { userId } }) =>
      act(leader.client, 'addToGroup', { chatId: group.id, userIds: [userId] }),
    ({ person }) => act(person.client, 'leaveGroup', { chatId: group.id }),
    ({ person }) => act(person.client, 'blockPerson', { userId: leader.userId }),
    ({ person }) => act(person.client, 'unblockPerson', { userId: leader.userId }),
    async () => {
      const messageId = lastProbes.pop();
      if (messageId) await act(leader.client, 'deleteMessage', { messageId });
    },
    async (listener) => {
      const { userId, user } = listener.person;
      listener.isOut = !listener.isOut;
      if (listener.isOut) {
        await run(
          'mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { userErrors { code } } }',
          { userId, reason: 'For a test.' },
        );
        return;
      }
      await run(
        'mutation ($input: UserActionInput!) { reinstateUser(input: $input) { userErrors { code } } }',
        { userId },
      );
      listener.person = await personOf(server, user);
      await listener.open();
    },
    () =>
      run(
        'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userErrors { code } } }',
        {
          userId: administrator.person.userId,
          role: oneOf(['full', 'billing', 'moderator', null]),
          password: factoryPassword,
        },
      ),
    // Somebody goes for good, and somebody else comes to the group.
    async (leaving) => {
      if (leaving.isOut) return;
      const after = await leave(leaving);
      const person = await buildPerson(server);
      const coming = listening.member(person, after);
      members[members.indexOf(leaving)] = coming;
      await act(leader.client, 'addToGroup', { chatId: group.id, userIds: [person.userId] });
      pairs.push(await openWith(leader.client, person.userId));
      await coming.open();
    },
    async () => {
      if (random() < 0.5) return;
      const after = await leave(administrator);
      administrator = await listening.administrator(after);
      await administrator.open();
    },
  ];

  for (let step = 0; step < steps; step += 1) {
    // Whoever is suspended may do nothing themselves, which is the point.
    await oneOf(acts)(oneOf(members)).catch(() => {});
    const probe = `probe ${seed}-${step}`;
    for (const { id } of [group, ...pairs]) {
      const sent = await say(leader.client, id, probe).catch(() => null);
      if (sent) lastProbes.push(sent.id);
    }
    const { added } = await root.client.data<{ added: { entry: { id: string } } }>(
      `mutation ($input: AddBlacklistEntryInput!) {
        added: addBlacklistEntry(input: $input) { entry { id } } }`,
      { input: { kind: 'word', text: `palabra${seed}x${step}` } },
    );
    ours.add(probe).add(added.entry.id);
    for (const each of [...members, administrator, ...gone.slice(-2)]) {
      const readable = await each.reads();
      const newest = each === administrator ? added.entry.id : probe;
      if (readable(newest)) {
        await vi.waitUntil(() => each.heard.some(({ told }) => told === newest), {
          timeout: 20_000,
          interval: 5,
        });
      }
      // Of other parts that run beside this one nothing is known of the order.
      const heard = each.heard.splice(0).filter(({ told }) => ours.has(told));
      // What was sent while its reader could read it may arrive a moment after they were shown out.
      const { before } = each;
      each.before = { readable, at: Date.now() };
      const refused = heard.filter(
        ({ told, at }) =>
          !readable(told) &&
          (told === newest || !before.readable(told) || at > before.at + stopsWithin),
      );
      expect({ seed, step, refused }).toEqual({ seed, step, refused: [] });
    }
  }
  for (const each of [...members, administrator, ...gone]) each.close();
  return { deleted: gone.length };
}
