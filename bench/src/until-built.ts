import { setTimeout as delay } from 'node:timers/promises';
import { post } from './load.ts';
import type { RunningServer } from './processes.ts';

const giveUpAfterMilliseconds = 1_800_000;

/** Waits until a server's search index answers; gives the milliseconds waited. */
export async function untilBuilt(server: RunningServer): Promise<number> {
  const start = performance.now();
  const query = '{ search(query: "casa") { counts { all } } }';
  for (;;) {
    if (!(await post(server.url, { query, variables: {} })).includes('errors')) {
      return performance.now() - start;
    }
    if (performance.now() - start > giveUpAfterMilliseconds) throw new Error('No index was built.');
    await delay(100);
  }
}
