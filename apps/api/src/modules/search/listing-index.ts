import { setTimeout as delay } from 'node:timers/promises';
import { apiError } from '../../platform/errors/errors.ts';
import type { LiveEvent, LiveHub } from '../../platform/live/hub.ts';
import { logger } from '../../platform/logging/logger.ts';
import type { SearchIndex } from '../../platform/search/search-index.ts';
import { openWorkerIndex } from '../../platform/search/worker-index.ts';
import { IndexUpkeep, upkeepEvents } from './index-upkeep.ts';
import { listingIndexSchema, taxonomyNames } from './listing-document.ts';

/** How long a query waits for an index that is still being built. */
const patienceMilliseconds = 20_000;
const pauseMilliseconds = 1_000;

/** The index of a process: none until it is built for the first time, and after its thread ended. */
interface Served {
  index: SearchIndex | null;
  built: PromiseWithResolvers<void>;
}

const none = (): Served => ({ index: null, built: Promise.withResolvers() });

let served = none();

/**
 * The index of the public listings.
 * @throws `UNAVAILABLE` when it is not built within a while.
 */
export async function listingIndex(): Promise<SearchIndex> {
  if (!served.index) {
    const late = delay(patienceMilliseconds, undefined, { ref: false });
    await Promise.race([served.built.promise, late]);
  }
  if (!served.index) throw apiError('UNAVAILABLE');
  return served.index;
}

/** The index of the public listings if it is built, else null. */
export const builtIndex = (): SearchIndex | null => served.index;

/** Builds the index of this process and keeps it in step for as long as the hub lives. */
export function watchListings(live: LiveHub): void {
  served = none();
  void keep(live, served);
}

/** A lost stream, database or thread is answered by building anew; what still answers serves until then. */
async function keep(live: LiveHub, own: Served): Promise<void> {
  for (let ended = false; !ended; ) {
    // From before anything is read, so that no change is missed.
    const events = live.follow({ types: upkeepEvents, concerns: () => true });
    const first = events.next();
    const hubEnded = first.then(({ done }) => done === true).catch(() => false);
    const names = await taxonomyNames();
    const index = openWorkerIndex({ ...listingIndexSchema, names });
    try {
      const upkeep = new IndexUpkeep(index);
      await upkeep.build();
      const before = own.index;
      own.index = index;
      own.built.resolve();
      await before?.close();
      const lost = index.ended.then((reason): never => {
        // Queries wait for the next one, unless it is there.
        if (own.index === index) Object.assign(own, none());
        throw reason;
      });
      await Promise.race([follow(events, first, upkeep), lost]);
      ended = true;
    } catch (error) {
      // The database goes with the hub: then nothing is wrong.
      ended = await Promise.race([hubEnded, pause(false)]);
      if (!ended) {
        logger.warn({ err: error }, 'the search index is built anew');
        await pause(false);
      }
      if (own.index !== index) await index.close();
    } finally {
      await events.return?.();
    }
  }
  await own.index?.close();
}

const pause = <Value>(value: Value): Promise<Value> =>
  delay(pauseMilliseconds, value, { ref: false });

/** Follows the events until the hub ends, reading in turns so that many events make one reading. */
async function follow(
  events: AsyncIterator<LiveEvent>,
  first: Promise<IteratorResult<LiveEvent>>,
  upkeep: IndexUpkeep,
): Promise<void> {
  let working: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;
  const fail = async (error: unknown): Promise<void> => {
    failure = { error };
    await events.return?.();
  };
  for (let next = await first; !next.done; next = await events.next()) {
    upkeep.note(next.value);
    working ??= upkeep
      .work()
      .catch(fail)
      .finally(() => {
        working = null;
      });
  }
  await working;
  if (failure) throw (failure as { error: unknown }).error;
}
