import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { buildUser, factoryPassword, withDatabase } from '@wiki/api/testing';
import { exchange, median, type Operation, post, quantile } from '../load.ts';
import { named, pageOperation, signInOperation, signOutOperation } from '../operations.ts';
import { paced } from '../pace.ts';
import type { RunningServer } from '../processes.ts';
import { printTable, spreadOfRatios } from '../table.ts';

const people = paced(100, 4);
const rounds = paced(5, 1);
/** Rounds before those: the first opens what is opened once, and a process compiles what it runs often. */
const warmUp = paced(5, 1);

/** Somebody with the browser they come in, which keeps its cookies. */
class Person {
  readonly #signIn: Operation;
  #cookies = new Map<string, string>();

  constructor(email: string) {
    this.#signIn = named({
      query: signInOperation,
      variables: { input: { email, password: factoryPassword } },
    });
  }

  /** Comes in another browser, which nobody knows. */
  changeBrowser(): void {
    this.#cookies.clear();
  }

  signIn = (server: RunningServer, agent: Agent): Promise<void> =>
    this.#ask(server, this.#signIn, agent);

  /** Nobody has more sessions than they use, as few have who sign in in the morning. */
  signOut = (server: RunningServer, agent: Agent): Promise<void> =>
    this.#ask(server, signOut, agent);

  async #ask(server: RunningServer, operation: Operation, agent: Agent): Promise<void> {
    const headers = { cookie: [...this.#cookies.values()].join('; ') };
    const { answer, cookies } = await exchange(server.url, operation, headers, agent);
    if (answer !== 'true' && !answer.includes('"userErrors":[]')) throw new Error(answer);
    for (const cookie of cookies) this.#cookies.set(cookie.slice(0, cookie.indexOf('=')), cookie);
  }
}

const signOut: Operation = named({ query: signOutOperation, variables: {} });

const page: Operation = named({ query: pageOperation, variables: {} });

/**
 * Has a hundred people sign in at the same moment, beside a server that only compares their passwords; once
 * more while somebody asks for pages of listings, one after the other; and then in browsers that nobody
 * knows, of each of which a mail tells.
 */
export async function measureSignIn(
  server: RunningServer,
  bare: RunningServer,
  uri: string,
): Promise<void> {
  const all = await withDatabase(uri, async () => {
    const made: Person[] = [];
    while (made.length < people) made.push(new Person((await buildUser()).email ?? ''));
    return made;
  });
  const quiet = await pagesUntil(server, paced(5_000, 100));
  const pages: number[] = [];
  const known = await inRounds(bare, server, all, async (round) => {
    // Apart: whoever asks for pages takes from the same core.
    const taken = await burst(server, all, (isOver) => pagesUntil(server, isOver));
    await leave(server, all);
    if (round >= 0) pages.push(...taken.pages);
  });
  const unknown = await inRounds(bare, server, all, () => {
    for (const person of all) person.changeBrowser();
  });
  const p99 = (times: readonly number[]) => `${quantile(times, 0.99).toFixed(0)} ms`;
  const timesOfQuiet = quantile(pages, 0.99) / quantile(quiet, 0.99);
  printTable(
    `${people} people sign in at once`,
    ['', 'sign-ins/s', 'of bare', 'p99 of a page', 'of quiet'],
    [
      ['bare argon2', known.bare.toFixed(0), '1.0 ×', '', ''],
      ['ours', known.ours.toFixed(0), known.ratio, p99(pages), `${timesOfQuiet.toFixed(1)} ×`],
      ['ours, in new browsers', unknown.ours.toFixed(0), unknown.ratio, '', ''],
      ['ours, nobody signing in', '', '', p99(quiet), '1.0 ×'],
    ],
  );
}

/** How many sign in a second, in the middle of some rounds, each of the bare peer and of ours in turns. */
async function inRounds(
  bare: RunningServer,
  ours: RunningServer,
  all: readonly Person[],
  between: (round: number) => Promise<void> | void,
): Promise<{ bare: number; ours: number; ratio: string }> {
  const taken = { bare: [] as number[], ours: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1) {
    await between(round);
    const peer = await burst(bare, all);
    const own = await burst(ours, all);
    await leave(ours, all);
    if (round < 0) continue;
    taken.bare.push(peer.perSecond);
    taken.ours.push(own.perSecond);
  }
  const ratios = taken.ours.map((each, round) => each / (taken.bare[round] ?? each));
  const ratio = spreadOfRatios(ratios);
  return { bare: median(taken.bare), ours: median(taken.ours), ratio };
}

/** A burst of sign-ins: how many a second, and how long pages took meanwhile. */
async function burst(
  server: RunningServer,
  all: readonly Person[],
  meanwhile: (isOver: () => boolean) => Promise<number[]> = () => Promise.resolve([]),
): Promise<{ perSecond: number; pages: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  let waiting = all.length;
  const began = performance.now();
  const pages = meanwhile(() => waiting === 0);
  await Promise.all(
    all.map(async (person) => {
      await person.signIn(server, agent);
      waiting -= 1;
    }),
  );
  const perSecond = (all.length * 1_000) / (performance.now() - began);
  agent.destroy();
  return { perSecond, pages: await pages };
}

/** Has everybody sign out, and waits for what follows: the next burst is another server's. */
async function leave(server: RunningServer, all: readonly Person[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const person of all) await person.signOut(server, agent);
  agent.destroy();
  await delay(paced(1_500, 0));
}

/** How long each of some pages took, one after the other, for a time or until something is over. */
async function pagesUntil(server: RunningServer, end: number | (() => boolean)): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const began = performance.now();
  const isOver = () => (typeof end === 'number' ? performance.now() - began > end : end());
  while (!isOver()) {
    const sent = performance.now();
    await post(server.url, page, {}, agent);
    times.push(performance.now() - sent);
  }
  agent.destroy();
  return times;
}
