import type { LargeServer } from '../large-dataset.ts';
import { printTable } from '../table.ts';
import { untilBuilt } from '../until-built.ts';

/** Starts a server of many listings anew, without and with what it saved of its search index. */
export async function measureRestart(large: LargeServer, listings: number): Promise<void> {
  await untilBuilt(large.server);
  const taken = await timesOf(large);
  await large.server.stop();
  await large.forget();
  const built = await timesOf(large);
  printTable(
    `A start on ${listings} listings`,
    ['', 'it listens', 'a search is answered', 'memory for the listings'],
    [
      ['index built anew', ...built],
      ['index taken up', ...taken],
    ],
  );
}

async function timesOf(large: LargeServer): Promise<string[]> {
  const started = await large.restart();
  const built = await untilBuilt(large.server);
  const seconds = [started, started + built].map((time) => `${(time / 1000).toFixed(1)} s`);
  const bytes = (large.server.memoryBytes() ?? Number.NaN) - (large.emptyBytes ?? Number.NaN);
  return [...seconds, `${(bytes / 2 ** 20).toFixed(0)} MB`];
}
