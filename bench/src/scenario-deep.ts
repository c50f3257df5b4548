import { measure, median, type Operation, type Round } from './load.ts';
import { deepPageOperation } from './operations.ts';
import { positionsOf } from './positions.ts';
import type { RunningServer } from './processes.ts';
import { printTable } from './table.ts';
import { untilBuilt } from './until-built.ts';

const rounds = 7;
const load = { seconds: 2, connections: 8 };
const pageSize = 20;
const deepPage = 5_000;

/** The walk takes larger pages: cursors do not know how long the page before them was. */
const walkSize = 50;

/** Compares page 5,000 of the list of all listings, or the last one before, with page 1. */
export async function measureDeep(server: RunningServer, listings: number): Promise<void> {
  // While the index is built, the server has other things to do than to answer.
  await untilBuilt(server);
  const page = Math.min(deepPage, Math.floor(listings / pageSize) - 1);
  const pages = Math.ceil(((page - 1) * pageSize) / walkSize) + 1;
  const cursors = await positionsOf(server.url, { type: null, first: walkSize, pages });
  const at = (after: string | null): Operation[] => [
    { query: deepPageOperation, variables: { after } },
  ];
  const [first, deep] = [at(null), at(cursors.at(-1) ?? null)];
  const taken = { first: [] as Round[], deep: [] as Round[] };
  for (const operations of [first, deep]) await measure(server, operations, load);
  for (let round = 0; round < rounds; round += 1) {
    taken.first.push(await measure(server, first, load));
    taken.deep.push(await measure(server, deep, load));
  }
  const ratio = (read: (round: Round) => number) =>
    median(taken.deep.map((round, index) => read(round) / read(taken.first[index] ?? round)));
  const cpu = ({ cpuMicroseconds }: Round) => cpuMicroseconds ?? Number.NaN;
  const row = (name: string, own: readonly Round[]) => [
    name,
    median(own.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    `${median(own.map(({ p99Milliseconds }) => p99Milliseconds)).toFixed(1)} ms`,
    `${median(own.map(cpu)).toFixed(0)} µs`,
  ];
  printTable(
    `A deep page of 20, over ${listings} listings`,
    ['', 'requests/s', 'p99', 'CPU/request'],
    [
      row('page 1', taken.first),
      row(`page ${page}`, taken.deep),
      [
        'time and CPU of the deep page to those of the first',
        `${(1 / ratio(({ requestsPerSecond }) => requestsPerSecond)).toFixed(2)} ×`,
        '',
        `${ratio(cpu).toFixed(2)} ×`,
      ],
    ],
  );
}
