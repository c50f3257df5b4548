import { Agent } from 'node:http';
import { buildUser, factoryPassword, withDatabase } from '@wiki/api/testing';
import { median, type Operation, post, quantile } from '../load.ts';
import { named, pageOperation, signInOperation } from '../operations.ts';
import { paced } from '../pace.ts';
import type { RunningServer } from '../processes.ts';
import { printTable } from '../table.ts';

const people = paced(100, 4);
const rounds = paced(5, 1);
/** Rounds before those: the first opens what is opened once, and a process compiles what it runs often. */
const warmUp = paced(5, 1);

const signIn = (email: string): Operation =>
  named({ query: signInOperation, variables: { input: { email, password: factoryPassword } } });

const page: Operation = named({ query: pageOperation, variables: {} });

/** A burst of sign-ins: how many a second, and how long pages took meanwhile. */
interface Burst {
  perSecond: number;
  pages: number[];
}

/**
 * Has a hundred people sign in at the same moment, beside a server that only compares their
 * passwords; and once more while somebody asks for pages of listings, one after the other.
 */
export async function measureSignIn(
  server: RunningServer,
  bare: RunningServer,
  uri: string,
): Promise<void> {
  const emails = await withDatabase(uri, async () => {
    const accounts: string[] = [];
    while (accounts.length < people) accounts.push((await buildUser()).email ?? '');
    return accounts;
  });
  const signIns = emails.map(signIn);
  const taken = { bare: [] as number[], ours: [] as number[], pages: [] as number[] };
  const quiet = await pagesUntil(server, paced(5_000, 100));
  for (let round = -warmUp; round < rounds; round += 1) {
    const peer = await burst(bare, signIns, nothing);
    const own = await burst(server, signIns, nothing);
    // Apart: whoever asks for pages takes from the same core.
    const beside = await burst(server, signIns, (isOver) => pagesUntil(server, isOver));
    if (round < 0) continue;
    taken.bare.push(peer.perSecond);
    taken.ours.push(own.perSecond);
    taken.pages.push(...beside.pages);
  }
  const p99 = (times: readonly number[]) => `${quantile(times, 0.99).toFixed(0)} ms`;
  const ratio = median(taken.ours.map((each, round) => each / (taken.bare[round] ?? each)));
  printTable(
    `${people} people sign in at once`,
    ['', 'sign-ins/s', 'of bare', 'p99 of a page', 'of quiet'],
    [
      ['bare argon2', median(taken.bare).toFixed(0), '1.0 ×', '', ''],
      [
        'ours',
        median(taken.ours).toFixed(0),
        `${ratio.toFixed(2)} ×`,
        p99(taken.pages),
        `${(quantile(taken.pages, 0.99) / quantile(quiet, 0.99)).toFixed(1)} ×`,
      ],
      ['ours, nobody signing in', '', '', p99(quiet), '1.0 ×'],
    ],
  );
}

const nothing = () => Promise.resolve<number[]>([]);

async function burst(
  server: RunningServer,
  signIns: readonly Operation[],
  meanwhile: (isOver: () => boolean) => Promise<number[]>,
): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  let waiting = signIns.length;
  const began = performance.now();
  const pages = meanwhile(() => waiting === 0);
  await Promise.all(
    signIns.map(async (each) => {
      const answer = await post(server.url, each, {}, agent);
      if (answer !== 'true' && !answer.includes('"userErrors":[]')) throw new Error(answer);
      waiting -= 1;
    }),
  );
  const perSecond = (signIns.length * 1_000) / (performance.now() - began);
  agent.destroy();
  return { perSecond, pages: await pages };
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
