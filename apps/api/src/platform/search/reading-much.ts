import { Session } from 'node:inspector/promises';

/** Less than so much more memory than before is not worth a pause. */
const worthBytes = 64 * 2 ** 20;

/**
 * Does work that reads much, and has what it left collected where the process grew by it: V8 keeps the room it
 * once needed for as long as a process has little to do, with the garbage in it. Everything else waits for
 * that, a tenth of a second for a process of half a gigabyte.
 */
export async function readingMuch(work: () => Promise<void>): Promise<void> {
  const before = process.memoryUsage.rss();
  await work();
  if (process.memoryUsage.rss() - before > worthBytes) await collectGarbage();
}

async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
