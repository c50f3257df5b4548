import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Account, Api } from './api.ts';
import { cuttableTo } from './cuts.ts';
import { listen } from './listener.ts';
import { type Platform, removeData, startPlatform, until } from './platform.ts';

export interface Chaos {
  clients: number;
  /** How many connections are cut. */
  cuts: number;
  /** How often the engine is killed, and the API after it. */
  restarts: number;
  seed: number;
}

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
 * People write in one group while their sockets are cut and the engine and the API are killed. In the
 * end every list is the database's, in order and once, and every badge is a recount.
 */
export async function expectNothingMissing({
  clients,
  cuts,
  restarts,
  seed,
}: Chaos): Promise<void> {
  const random = randomOf(seed);
  let platform = await startPlatform({ env: { SEED_DEMO: 'false' } });
  const api = new Api(platform.url);
  const way = await cuttableTo(Number(new URL(platform.url).port));
  try {
    const people = await Promise.all(Array.from({ length: clients }, () => join(api)));
    const chatId = await groupOf(api, people);
    const listeners = await Promise.all(
      people.map((person) => listen(api, person, chatId, way.port)),
    );
    const ending = new AbortController();
    const writing = people.map((person, index) =>
      write(api, person, chatId, index, ending.signal, random),
    );
    const restartAt = new Set(
      Array.from({ length: restarts }, (_, index) =>
        Math.floor(((index + 1) * cuts) / (restarts + 1)),
      ),
    );
    for (let cut = 0; cut < cuts; ) {
      if (restartAt.delete(cut)) platform = await killBoth(platform);
      if (way.cut(random())) cut += 1;
      await pause(10 + random() * 90);
    }
    ending.abort();
    const written = (await Promise.all(writing)).flat();

    expect(written.length).toBeGreaterThan(clients);
    const stored = await textsOf(api, people[0], chatId);
    expect(stored.toSorted()).toEqual(written.toSorted());
    for (const [index, listener] of listeners.entries()) {
      await expect
        .poll(() => ({ failure: listener.failure, texts: listener.texts }), { timeout: 30_000 })
        .toEqual({ failure: null, texts: stored });
      await expect
        .poll(async () => listener.badge === (await badgeOf(api, people[index])))
        .toBe(true);
    }
    for (const listener of listeners) listener.stop();
  } finally {
    way.stop();
    await platform.stop();
    removeData(platform);
  }
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
  const link = await api.linkMailed(person.email, '/verify-email');
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

/** Writes until told to stop, each text until it is acknowledged; now and then what is there is seen. */
async function write(
  api: Api,
  { token }: Account,
  chatId: string,
  index: number,
  signal: AbortSignal,
  random: () => number,
): Promise<string[]> {
  const written: string[] = [];
  const insist = async (query: string, input: object): Promise<void> => {
    for (;;) {
      try {
        await api.run(query, { input }, token);
        return;
      } catch {
        // Cut off or away: the same key is sent again, and counts once.
        await pause(100);
      }
    }
  };
  while (!signal.aborted) {
    const text = `${index}-${written.length}`;
    await insist(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      { chatId, text, clientKey: randomBytes(8).toString('hex') },
    );
    written.push(text);
    if (random() < 0.3) {
      await insist(
        'mutation ($input: ChatIdInput!) { markChatSeen(input: $input) { chat { id } } }',
        { chatId },
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

async function badgeOf(api: Api, person: Account | undefined): Promise<number> {
  const { unreadChatCount } = await api.run<{ unreadChatCount: number }>(
    '{ unreadChatCount }',
    {},
    person?.token,
  );
  return unreadChatCount;
}
