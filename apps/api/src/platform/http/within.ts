import { setTimeout as delay } from 'node:timers/promises';
import { logger } from '../logging/logger.ts';

/**
 * Waits for something a page can do without, no longer than so many milliseconds. Undefined when it
 * does not come in time or cannot be read.
 * @param what how the log calls it
 */
export async function within<Result>(
  milliseconds: number,
  what: string,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  const waiting = new AbortController();
  const late = delay(milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    logger.warn({ err: error }, `${what} of a page not read`);
    return undefined;
  } finally {
    waiting.abort();
  }
}
