import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Account, Api } from './api.ts';
import { cuttableTo } from './cuts.ts';
import { type Badges, listen, type Listener } from './listener.ts';
import { type Platform, removeData, startPlatform, until } from './platform.ts';

export interface Chaos {
  clients: number;
  /** How many connections are cut. */
  cuts: number;
  /** How often the engine is killed, and the API after it. */
  restarts: number;
  /** How often everybody pauses, for the badges to be compared. */
  pauses: number;
  /** How long after the last write of a pause a badge may be another than the server's, in milliseconds. */
  patience: number;
  seed: number;
}

const groups = 3;
const renewAfter = 240_000;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

/**
 * People write in groups while their sockets are cut and the engine and the API are killed. Whenever
 * they pause, and in the end, every badge of every tab is a recount; in the end every list is the
 * database's, in order and once.
 */
export async function expectNothingMissing({
  clients,
  cuts,
  restarts,
  pauses,
  patience,
  seed,
}: Chaos): Promise<void> {
  const random = randomOf(seed);
  let platform = await startPlatform({ env: { SEED_DEMO: 'false' } });
  const api = new Api(platform.url);
  const way = await cuttableTo(Number(new URL(platform.url).port));
  try {
    const people = await Promise.all(Array.from({ length: clients }, () => join(api)));
    const chatIds: string[] = [];
    for (let group = 0; group < groups; group += 1) chatIds.push(await groupOf(api, people));
    // Every third has the site open twice.
    const tabs = await Promise.all(
      people
        .flatMap((person, index) => (index % 3 === 0 ? [person, person] : [person]))
        .map((person) => listen(api, person, way.port)),
    );
    const gate = new Gate(clients);
    const writing = people.map((person, index) => write(api, person, chatIds, index, gate, random));
    const restartAt = spread(restarts, cuts);
    const pauseAt = spread(pauses, cuts);
    let dateSigned = Date.now();
    for (let cut = 0; cut < cuts; ) {
      if (restartAt.delete(cut)) platform = await killBoth(platform);
      if (pauseAt.delete(cut)) {
        if (Date.now() - dateSigned > renewAfter) {
          dateSigned = Date.now();
          for (const person of people) Object.assign(person, await signInAgain(api, person));
        }
        await gate.close();
        await expectBadges(api, tabs, patience);
        gate.open();
      }
      if (way.cut(random())) cut += 1;
      await pause(10 + random() * 90);
    }
    await gate.close();
    await expectBadges(api, tabs, patience);
    gate.end();
    const written = (await Promise.all(writing)).flat();

    expect(written.length).toBeGreaterThan(clients);
    for (const chatId of chatIds) {
      const stored = await textsOf(api, people[0], chatId);
      const sent = written.filter((each) => each.chatId === chatId).map(({ text }) => text);
      expect(stored.toSorted()).toEqual(sent.toSorted());
      for (const tab of tabs) {
        await untilNothingComes(tab, chatId, stored.length);
        expect({ failure: tab.failure, texts: tab.texts.get(chatId) }).toEqual({
          failure: null,
          texts: stored,
        });
      }
    }
    for (const tab of tabs) tab.stop();
  } finally {
    way.stop();
    await platform.stop();
    removeData(platform);
  }
}

/** A token holds for ten minutes. */
async function signInAgain(api: Api, { email, password }: Account): Promise<Account> {
  return until('signing in', () => api.signIn(email, password).catch(() => null), 60_000);
}

/** Waits for so many messages while more of them come: a busy machine takes its time to catch up. */
async function untilNothingComes(tab: Listener, chatId: string, count: number): Promise<void> {
  const told = () => tab.texts.get(chatId)?.length ?? 0;
  const comes = 30_000;
  for (let before = told(), since = Date.now(); Date.now() - since < comes; ) {
    if (told() >= count || tab.failure) return;
    await pause(50);
    if (told() > before) [before, since] = [told(), Date.now()];
  }
}

/** So many places, evenly between 0 and an end. */
const spread = (count: number, end: number): Set<number> =>
  new Set(
    Array.from({ length: count }, (_, index) => Math.floor(((index + 1) * end) / (count + 1))),
  );

/** What those who write pass before each act. */
class Gate {
  readonly #writers: number;
  #waiting: (() => void)[] = [];
  #state: 'open' | 'closed' | 'ended' = 'open';
  #allWait: () => void = () => undefined;

  constructor(writers: number) {
    this.#writers = writers;
  }

  /** Waits while it is closed; false when nothing more is to be written. */
  async pass(): Promise<boolean> {
    if (this.#state === 'closed') {
      await new Promise<void>((go) => {
        this.#waiting.push(go);
        if (this.#waiting.length === this.#writers) this.#allWait();
      });
    }
    return this.#state !== 'ended';
  }

  /** Closes it, and resolves when what was begun is acknowledged and everybody waits. */
  async close(): Promise<void> {
    await new Promise<void>((done) => {
      this.#allWait = done;
      this.#state = 'closed';
    });
  }

  open(): void {
    this.#leave('open');
  }

  end(): void {
    this.#leave('ended');
  }

  #leave(state: 'open' | 'ended'): void {
    this.#state = state;
    for (const go of this.#waiting.splice(0)) go();
  }
}

/**
 * Waits until the badges of every tab are what the server counts and what its lists hold.
 * @throws when they are not in time.
 */
async function expectBadges(api: Api, tabs: readonly Listener[], patience: number): Promise<void> {
  const deadline = Date.now() + patience;
  await Promise.all(
    tabs.map(async (tab) => {
      for (;;) {
        const counted = await recount(api, tab.person);
        const shown = { ...tab.badges };
        if (shown.chats === counted.chats && shown.notifications === counted.notifications) return;
        if (Date.now() > deadline) {
          const late = await delayOf(api, tab);
          expect({ shown, failure: tab.failure, late }).toEqual({ shown: counted, failure: null });
        }
        await pause(50);
      }
    }),
  );
}

/** How long after its time a tab shows what is counted: one that is late on a busy machine lost nothing. */
async function delayOf(api: Api, tab: Listener): Promise<string> {
  const since = Date.now();
  while (Date.now() - since < 30_000) {
    const counted = await recount(api, tab.person);
    const { chats, notifications } = tab.badges;
    if (chats === counted.chats && notifications === counted.notifications) {
      return `by ${Date.now() - since} ms`;
    }
    await pause(50);
  }
  return 'for ever';
}

/** The badges, counted in the lists that they stand for. */
async function recount(api: Api, { token }: Account): Promise<Badges> {
  const { chats, notifications } = await api.run<{
    chats: { edges: { node: { isUnread: boolean } }[] };
    notifications: { edges: object[] };
  }>(
    `{ chats(first: 50) { edges { node { isUnread } } }
       notifications(filter: NEW, first: 50) { edges { cursor } } }`,
    {},
    token,
  );
  return {
    chats: chats.edges.filter(({ node }) => node.isUnread).length,
    notifications: notifications.edges.length,
  };
}

/** Kills the engine; when it is back, the API with it, and starts it where it was. */
async function killBoth(platform: Platform): Promise<Platform> {
  platform.killEngine();
  const ready = async () => (await fetch(`${platform.url}/readyz`).catch(() => null))?.ok ?? false;
  await until('the engine', ready, 60_000);
  await platform.killApi();
  const { dataDir, url } = platform;
  return startPlatform({ dataDir, port: Number(new URL(url).port), env: { SEED_DEMO: 'false' } });
}

/** Somebody new with a verified address. */
async function join(api: Api): Promise<Account> {
  const person = await api.signUp();
  // Twenty join at once: on a busy machine their mails take a while.
  const link = await api.linkMailed(person.email, '/verify-email', 90_000);
  const token = link.split('#')[1] ?? new URL(link, api.url).searchParams.get('token');
  await api.run(
    'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { userErrors { code } } }',
    {
      input: { token },
    },
  );
  return person;
}

async function groupOf(api: Api, [owner, ...others]: readonly Account[]): Promise<string> {
  const { made } = await api.run<{ made: { chat: { id: string } | null; userErrors: object[] } }>(
    `mutation ($input: CreateGroupInput!) { made: createGroup(input: $input) {
      chat { id } userErrors { code field } } }`,
    {
      input: {
        name: 'Chaos',
        memberIds: others.map(({ userId }) => userId),
        whoMayAdd: 'OWNER',
        newMembersSeePast: true,
      },
    },
    owner?.token,
  );
  if (!made.chat) throw new Error(`No group: ${JSON.stringify(made.userErrors)}`);
  return made.chat.id;
}

/** A text that somebody wrote, and where. */
interface Written {
  chatId: string;
  text: string;
}

/** Writes until told to stop, each text until it is acknowledged; now and then what is there is seen. */
async function write(
  api: Api,
  person: Account,
  chatIds: readonly string[],
  index: number,
  gate: Gate,
  random: () => number,
): Promise<Written[]> {
  const written: Written[] = [];
  const insist = async (query: string, input: object): Promise<void> => {
    for (;;) {
      try {
        await api.run(query, { input }, person.token);
        return;
      } catch {
        // Cut off or away: the same key is sent again, and counts once.
        await pause(100);
      }
    }
  };
  while (await gate.pass()) {
    const text = `${index}-${written.length}`;
    const chatId = chatIds[Math.floor(random() * chatIds.length)] ?? '';
    await insist(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      { chatId, text, clientKey: randomBytes(8).toString('hex') },
    );
    written.push({ chatId, text });
    for (const looked of chatIds) {
      if (random() > 0.3) continue;
      await insist(
        'mutation ($input: ChatIdInput!) { markChatSeen(input: $input) { chat { id } } }',
        { chatId: looked },
      );
    }
    await pause(50 + random() * 250);
  }
  return written;
}

/** Every message of a conversation as the database has them, the oldest first. */
async function textsOf(api: Api, person: Account | undefined, chatId: string): Promise<string[]> {
  const texts: string[] = [];
  for (let after: string | null = null; ; ) {
    const { chat }: { chat: { messages: Page } } = await api.run(
      `query ($id: ID!, $after: Cursor) { chat(id: $id) { messages(first: 50, after: $after) {
        edges { cursor node { text } } pageInfo { hasNextPage } } } }`,
      { id: chatId, after },
      person?.token,
    );
    texts.unshift(...chat.messages.edges.map(({ node }) => node.text).toReversed());
    after = chat.messages.edges.at(-1)?.cursor ?? null;
    if (!chat.messages.pageInfo.hasNextPage) return texts.filter((text) => text !== '');
  }
}

interface Page {
  edges: { cursor: string; node: { text: string } }[];
  pageInfo: { hasNextPage: boolean };
}
