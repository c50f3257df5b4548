import { type LoadOptions, measure, median, type Operation, post, type Round } from '../load.ts';
import { listingOperation, named, pageOperation } from '../operations.ts';
import { paced } from '../pace.ts';
import type { RunningServer } from '../processes.ts';
import { printTable, spreadOfRatios } from '../table.ts';

/** A server under comparison. */
export interface Contender {
  name: string;
  server: RunningServer;
  headers?: Record<string, string>;
  /** Whether it knows the documents and is sent their hashes. */
  isTrusted?: boolean;
  /** Processor time it uses in a second without requests, in milliseconds. */
  idleMilliseconds: number;
}

const options: LoadOptions = {
  seconds: paced(3, 0),
  requests: paced(400, 20),
  connections: 16,
};
const rounds = paced(5, 1);
/** How long each process is warmed up in each of two turns. */
const warmUpSeconds = paced(6, 0);
const bodiesCompared = 20;

/** Pages of 20 from positions all over the list. */
export function pageOperations(cursors: readonly (string | null)[]): Operation[] {
  return cursors.map((after) => ({ query: pageOperation, variables: { after } }));
}

/** Single listings. */
export function listingOperations(ids: readonly string[]): Operation[] {
  return ids.map((id) => ({ query: listingOperation, variables: { id } }));
}

/**
 * Compares contenders in rounds in which each has its turn of a few seconds, the first being the measure of
 * the others. Each round has processes of its own: two of the same code differ by a tenth, for as long as they
 * live. Prints the medians over the rounds, of ratios those within a round.
 * @throws when two contenders answer an operation with different bodies.
 */
export async function compare(
  title: string,
  start: () => Promise<Contender[]>,
  operations: readonly Operation[],
): Promise<void> {
  const results = new Map<string, Round[]>();
  for (let round = 0; round < rounds; round += 1) {
    const contenders = await start();
    if (round === 0) await assertSameBodies(contenders, operations.slice(0, bodiesCompared));
    for (const [name, measured] of await measureRound(contenders, operations, round)) {
      results.set(name, [...(results.get(name) ?? []), measured]);
    }
    for (const { server } of contenders) await server.stop();
  }
  const [[first, measureOfAll] = ['', []]] = [...results];
  printTable(
    title,
    ['', 'requests/s', `of ${first}`, 'p99', 'CPU/request', `of ${first}`],
    [...results].map(([name, own]) => rowOf(name, own, measureOfAll)),
  );
}

/** What each contender came to in a round, by its name. */
async function measureRound(
  contenders: readonly Contender[],
  operations: readonly Operation[],
  round: number,
): Promise<Map<string, Round>> {
  const byHash = operations.map(named);
  const turnOf = (
    { server, headers = {}, idleMilliseconds, isTrusted }: Contender,
    { seconds }: Pick<LoadOptions, 'seconds'> = options,
  ) =>
    measure(server, isTrusted ? byHash : operations, {
      ...options,
      seconds,
      headers,
      idleMilliseconds,
    });
  // What runs often is compiled by then, in each process after the same time, however many ways it is asked in.
  for (const contender of [...contenders, ...contenders]) {
    const ways = contenders.filter(({ server }) => server === contender.server).length;
    await turnOf(contender, { seconds: warmUpSeconds / ways });
  }
  const measured = new Map<string, Round>();
  // Each round begins with another, so that none always follows the same neighbor.
  for (const contender of [...contenders.slice(round), ...contenders.slice(0, round)]) {
    measured.set(contender.name, await turnOf(contender));
  }
  return measured;
}

function rowOf(name: string, own: readonly Round[], others: readonly Round[]): string[] {
  const middle = (read: (round: Round) => number) => median(own.map(read));
  const ratios = (read: (round: Round) => number) =>
    own.map((round, index) => read(round) / read(others[index] ?? round));
  const rate = (round: Round) => round.requestsPerSecond;
  const cpu = (round: Round) => round.cpuMicroseconds ?? Number.NaN;
  return [
    name,
    middle(rate).toFixed(0),
    spreadOfRatios(ratios(rate)),
    `${middle((round) => round.p99Milliseconds).toFixed(1)} ms`,
    Number.isNaN(middle(cpu)) ? '–' : `${middle(cpu).toFixed(0)} µs`,
    spreadOfRatios(ratios(cpu)),
  ];
}

async function assertSameBodies(
  contenders: readonly Contender[],
  operations: readonly Operation[],
): Promise<void> {
  for (const operation of operations) {
    const bodies = await Promise.all(
      contenders.map(({ server, headers, isTrusted }) =>
        post(server.url, isTrusted ? named(operation) : operation, headers),
      ),
    );
    const [first] = bodies;
    for (const [index, body] of bodies.entries()) {
      if (body === first) continue;
      const at = [...body].findIndex((letter, place) => letter !== first?.[place]);
      const around = (text = '') => text.slice(Math.max(0, at - 60), at + 60);
      throw new Error(
        `${contenders[index]?.name} answers differently:\n…${around(first)}…\n…${around(body)}…`,
      );
    }
  }
}
