import type { Dataset } from '../dataset.ts';
import { measure, median, type Round } from '../load.ts';
import { paced } from '../pace.ts';
import type { RunningServer } from '../processes.ts';
import { printTable, spread } from '../table.ts';
import { listingOperations } from './scenarios-http.ts';

const connections = 16;
const rounds = paced(3, 1);
const seconds = paced(4, 0.1);

/**
 * Asks one, two and four processes on one database for listings, the same number of visitors over
 * all of them: what another process adds, where there are cores for it.
 */
export async function measureProcesses(
  start: () => Promise<RunningServer>,
  { listingIds }: Dataset,
): Promise<void> {
  const operations = listingOperations(listingIds);
  const servers: RunningServer[] = [];
  const rows: string[][] = [];
  let single = Number.NaN;
  for (const wanted of [1, 2, 4]) {
    while (servers.length < wanted) servers.push(await start());
    const share = { seconds, connections: connections / wanted };
    const round = () => Promise.all(servers.map((server) => measure(server, operations, share)));
    await round();
    const taken: Round[][] = [];
    for (let turn = 0; turn < rounds; turn += 1) taken.push(await round());
    const rates = taken.map((all) => sumOf(all.map((each) => each.requestsPerSecond)));
    const rate = median(rates);
    const slowest = median(
      taken.map((all) => Math.max(...all.map((each) => each.p99Milliseconds))),
    );
    if (wanted === 1) single = rate;
    rows.push([
      wanted === 1 ? 'one process' : `${wanted} processes`,
      spread(rates, 0),
      `${(rate / single).toFixed(2)} ×`,
      `${slowest.toFixed(0)} ms`,
    ]);
  }
  printTable(
    `One listing by ${connections} visitors at a time`,
    ['', 'requests/s', 'of one', 'p99 of the slowest'],
    rows,
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);
