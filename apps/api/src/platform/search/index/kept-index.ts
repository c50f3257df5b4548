import { setTimeout as delay } from 'node:timers/promises';
import { apiError } from '../../errors/errors.ts';
import type { LiveEvent, LiveHub } from '../../live/hub.ts';
import { logger } from '../../logging/logger.ts';
import type { EventType } from '../../outbox/event.model.ts';
import type { SearchIndex, SearchSchema } from '../search-index.ts';
import { openWorkerIndex } from './worker-index.ts';

/** How long a query waits for an index that is still being built. */
const patienceMilliseconds = 20_000;
const pauseMilliseconds = 1_000;

/**
 * Keeps an index in step with the database. Events only say what to read again: what is written to
 * the index is always as the database has it now.
 */
export interface Upkeep {
  /** Reads everything into the index. */
  build(): Promise<void>;
  /** Notes what an event makes stale. */
  note(event: LiveEvent): void;
  /** Reads again what was noted, until nothing is left. */
  work(): Promise<void>;
}

export interface KeptIndexOptions {
  /** What is searched, for the log. */
  name: string;
  schema: () => SearchSchema | Promise<SearchSchema>;
  /** Events after which the index may have to change. */
  events: readonly EventType[];
  upkeep: (index: SearchIndex) => Upkeep;
  /** Whether the index is built when it is asked for first, instead of at the start. */
  isBuiltWhenAsked?: boolean;
}

/** The index of a process: none until it is built for the first time, and after its thread ended. */
interface Served {
  live: LiveHub | null;
  isKept: boolean;
  index: SearchIndex | null;
  built: PromiseWithResolvers<void>;
}

const none = () => ({ index: null, built: Promise.withResolvers<void>() });

/** A search index of this process, built from the database and kept in step by its events. */
export class KeptIndex {
  readonly #options: KeptIndexOptions;
  #served: Served = { live: null, isKept: false, ...none() };

  constructor(options: KeptIndexOptions) {
    this.#options = options;
  }

  /** Keeps the index in step for as long as the hub lives. */
  watch(live: LiveHub): void {
    this.#served = { live, isKept: false, ...none() };
    if (!this.#options.isBuiltWhenAsked) this.#begin(this.#served);
  }

  /**
   * The index.
   * @throws `UNAVAILABLE` when it is not built within a while.
   */
  async open(): Promise<SearchIndex> {
    const served = this.#served;
    this.#begin(served);
    if (!served.index) {
      const late = delay(patienceMilliseconds, undefined, { ref: false });
      await Promise.race([served.built.promise, late]);
    }
    if (!served.index) throw apiError('UNAVAILABLE');
    return served.index;
  }

  /** The index if it is built, else null. */
  get built(): SearchIndex | null {
    return this.#served.index;
  }

  #begin(served: Served): void {
    if (served.isKept || !served.live) return;
    served.isKept = true;
    void this.#keep(served.live, served);
  }

  /** A lost stream, database or thread is answered by building anew; what still answers serves until then. */
  async #keep(live: LiveHub, own: Served): Promise<void> {
    const { name, events: types, schema, upkeep: upkeepOf } = this.#options;
    for (let ended = false; !ended; ) {
      // From before anything is read, so that no change is missed.
      const events = live.follow({ types, concerns: () => true });
      const first = events.next();
      const hubEnded = first.then(({ done }) => done === true).catch(() => false);
      const index = openWorkerIndex(await schema());
      try {
        const upkeep = upkeepOf(index);
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
          logger.warn({ err: error, index: name }, 'a search index is built anew');
          await pause(false);
        }
        if (own.index !== index) await index.close();
      } finally {
        await events.return?.();
      }
    }
    await own.index?.close();
  }
}

const pause = <Value>(value: Value): Promise<Value> =>
  delay(pauseMilliseconds, value, { ref: false });

/** Follows the events until the hub ends, reading in turns so that many events make one reading. */
async function follow(
  events: AsyncIterator<LiveEvent>,
  first: Promise<IteratorResult<LiveEvent>>,
  upkeep: Upkeep,
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
