import { pageOperation, productOperation } from './operations.ts';
import { type LoadOptions, measure, median, type Operation, post, type Round } from './load.ts';
import type { RunningServer } from './processes.ts';
import { printTable } from './table.ts';

/** A server under comparison. */
export interface Contender {
  name: string;
  server: RunningServer;
  headers?: Record<string, string>;
}

const options: LoadOptions = { seconds: 3, connections: 16 };
const rounds = 5;

/** Pages of 20 from positions all over the list. */
export function pageOperations(cursors: readonly (string | null)[]): Operation[] {
  return cursors.map((after) => ({ query: pageOperation, variables: { after } }));
}

/** Single products. */
export function productOperations(ids: readonly string[]): Operation[] {
  return ids.map((id) => ({ query: productOperation, variables: { id } }));
}

/** @throws when two contenders answer an operation with different bodies. */
export async function assertSameBodies(
  contenders: readonly Contender[],
  operations: readonly Operation[],
): Promise<void> {
  for (const operation of operations) {
    const bodies = await Promise.all(
      contenders.map(({ server, headers }) => post(server.url, operation, headers)),
    );
    const [first] = bodies;
    for (const [index, body] of bodies.entries()) {
      if (body === first) continue;
      throw new Error(`${contenders[index]?.name} answers differently:\n${first}\n${body}`);
    }
  }
}

/**
 * Compares the contenders in rounds of a few seconds in which each has its turn, the first being
 * the measure of the others. Prints the medians.
 */
export async function compare(
  title: string,
  contenders: readonly Contender[],
  operations: readonly Operation[],
): Promise<void> {
  await assertSameBodies(contenders, operations.slice(0, 20));
  const results = new Map<Contender, Round[]>(contenders.map((contender) => [contender, []]));
  for (const { server, headers = {} } of contenders) {
    await measure(server, operations, { ...options, headers });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      // Each round begins with another, so that none always follows the same neighbour.
      const contender = contenders[(round + turn) % contenders.length];
      if (!contender) continue;
      const { server, headers = {} } = contender;
      results.get(contender)?.push(await measure(server, operations, { ...options, headers }));
    }
  }
  const [measureOfAll] = contenders;
  const rateOf = (contender: Contender | undefined) =>
    median((contender && results.get(contender)?.map((r) => r.requestsPerSecond)) ?? []);
  printTable(
    title,
    ['', 'requests/s', `of ${measureOfAll?.name}`, 'p99', 'CPU/request'],
    contenders.map((contender) => {
      const own = results.get(contender) ?? [];
      const cpu = median(own.flatMap(({ cpuMicroseconds }) => cpuMicroseconds ?? []));
      return [
        contender.name,
        rateOf(contender).toFixed(0),
        (rateOf(contender) / rateOf(measureOfAll)).toFixed(2),
        `${median(own.map(({ p99Milliseconds }) => p99Milliseconds)).toFixed(1)} ms`,
        Number.isNaN(cpu) ? '–' : `${cpu.toFixed(0)} µs`,
      ];
    }),
  );
}
