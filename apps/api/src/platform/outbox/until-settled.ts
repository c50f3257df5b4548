import { setTimeout as delay } from 'node:timers/promises';
import { storageUnavailable } from '../database/faults.ts';
import { logger } from '../logging/logger.ts';
import { scrub } from '../logging/redact.ts';

/** What is done with an event, and what instead when that fails for good. */
export interface Attempt {
  work: () => Promise<void>;
  giveUp: (failure: string) => Promise<void>;
}

interface Circumstances {
  /** So many failures end in giving up. */
  attempts: number;
  /** Ends the attempts. */
  signal: AbortSignal;
  /** Whether an error ends the attempts, and is the caller's. */
  isEnding: (error: unknown) => boolean;
  /** What logs say of it. */
  about: object;
}

/**
 * Works until it's done. A storage that is away, full or failing is waited for as long as that
 * lasts; only failures of the handler's own count, and so many of them end in giving up.
 */
export async function untilSettled(
  { work, giveUp }: Attempt,
  { attempts, signal, isEnding, about }: Circumstances,
): Promise<void> {
  let failure: string | null = null;
  for (let failures = 0, faults = 0; !signal.aborted; ) {
    try {
      await (failure === null ? work() : giveUp(failure));
      if (faults > 0) logger.info(about, 'the storage is back, the event was settled');
      return;
    } catch (error) {
      if (isEnding(error)) throw error;
      if (storageUnavailable(error)) {
        if (faults === 0) logger.warn({ err: error, ...about }, 'event waits for the storage');
        faults += 1;
      } else if (failure === null && failures + 1 >= attempts) {
        logger.error({ err: error, ...about }, 'event given up');
        failure = describe(error);
        continue;
      } else {
        failures += 1;
        logger.warn({ err: error, ...about }, 'event failed, trying again');
      }
      const pause = Math.min(50 * 2 ** Math.max(failures, faults), 10_000);
      await delay(pause, undefined, { signal }).catch(() => {});
    }
  }
}

const describe = (error: unknown): string =>
  scrub(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(0, 500);
