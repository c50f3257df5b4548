import { measure, median, type Operation, type Round } from './load.ts';
import { paced } from './pace.ts';
import type { RunningServer } from './processes.ts';
import { printTable, spreadOfRatios } from './table.ts';

const rounds = paced(7, 1);
const load = { seconds: paced(2, 0.1), connections: 8 };

/** A page far down a list, beside its first one. */
export interface Depth {
  title: string;
  /** Which page it is. */
  page: number;
  first: readonly Operation[];
  deep: readonly Operation[];
}

/** Compares a deep page of a list with page 1, in rounds in which both have their turn. */
export async function measureDepth(
  server: RunningServer,
  { title, page, first, deep }: Depth,
): Promise<void> {
  const taken = { first: [] as Round[], deep: [] as Round[] };
  for (const operations of [first, deep]) await measure(server, operations, load);
  for (let round = 0; round < rounds; round += 1) {
    taken.first.push(await measure(server, first, load));
    taken.deep.push(await measure(server, deep, load));
  }
  const ratios = (read: (round: Round) => number) =>
    taken.deep.map((round, index) => read(round) / read(taken.first[index] ?? round));
  const cpu = ({ cpuMicroseconds }: Round) => cpuMicroseconds ?? Number.NaN;
  const row = (name: string, own: readonly Round[]) => [
    name,
    median(own.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    `${median(own.map(({ p99Milliseconds }) => p99Milliseconds)).toFixed(1)} ms`,
    `${median(own.map(cpu)).toFixed(0)} µs`,
  ];
  printTable(
    title,
    ['', 'requests/s', 'p99', 'CPU/request'],
    [
      row('page 1', taken.first),
      row(`page ${page}`, taken.deep),
      [
        'time and CPU of the deep page to those of the first',
        spreadOfRatios(ratios(({ requestsPerSecond }) => 1 / requestsPerSecond)),
        '',
        spreadOfRatios(ratios(cpu)),
      ],
    ],
  );
}
