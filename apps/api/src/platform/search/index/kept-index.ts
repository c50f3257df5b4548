import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { processId } from '../../database/lease.ts';
import { apiError } from '../../errors/errors.ts';
import type { LiveEvent, LiveHub } from '../../live/hub.ts';
import { logger } from '../../logging/logger.ts';
import type { EventMap, EventRecord, EventType } from '../../outbox/event.model.ts';
import type { SearchIndex, SearchSchema } from '../search-index.ts';
import { buildVersion } from './build-version.ts';
import { SavedPlace } from './saved-place.ts';
import { openWorkerIndex, threadFile } from './worker-index.ts';

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
  /** What is searched, for the log and the name of its file. */
  name: string;
  schema: () => SearchSchema | Promise<SearchSchema>;
  /** Events after which the index may have to change. */
  events: readonly EventType[];
  upkeep: (index: SearchIndex) => Upkeep;
  /** Whether the index is built when it is asked for first, instead of at the start. */
  isBuiltWhenAsked?: boolean;
  /**
   * Tells the code from any other: what is saved at the end of a process is taken up by the next one of
   * the same. That of what was built when left out; nothing is saved where it's null, as from the sources.
   */
  build?: () => string | null;
}

/** The index of a process: none until it is built for the first time, and after its thread ended. */
interface Served {
  live: LiveHub | null;
  /** Where it is saved; null where it is not. */
  folder: string | null;
  /** Resolves when it is kept no more. */
  kept: Promise<void> | null;
  index: SearchIndex | null;
  built: PromiseWithResolvers<void>;
}

const none = () => ({ index: null, built: Promise.withResolvers<void>() });

/** A search index of this process, built from the database and kept in step by its events. */
export class KeptIndex {
  readonly #options: KeptIndexOptions;
  #served: Served = { live: null, folder: null, kept: null, ...none() };

  constructor(options: KeptIndexOptions) {
    this.#options = options;
  }

  /**
   * Keeps the index in step for as long as the hub lives.
   * @param folder where it is saved when the hub ends, and taken up; nowhere when left out
   */
  watch(live: LiveHub, folder: string | null = null): void {
    this.#served = { live, folder, kept: null, ...none() };
    if (!this.#options.isBuiltWhenAsked) this.#begin(this.#served);
  }

  /** Resolves when an index that was built is saved, after the hub has ended. */
  async settle(): Promise<void> {
    if (this.#served.index) await this.#served.kept;
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
    if (served.kept || !served.live) return;
    served.kept = this.#keep(served.live, served);
  }

  /** A lost stream, database or thread is answered by building anew; what still answers serves until then. */
  async #keep(live: LiveHub, own: Served): Promise<void> {
    const { name, events: types, schema, upkeep: upkeepOf } = this.#options;
    for (let place = await this.#placeOf(own), isFirst = true, ended = false; !ended; ) {
      const saved = isFirst ? await place?.takeUp() : null;
      isFirst = false;
      // From before anything is read, so that no change is missed.
      const after = saved?.cursor ?? (await live.currentCursor());
      const events = live.follow({ after, types: [...types, 'live.mark'], concerns: () => true });
      const first = events.next();
      const hubEnded = first.then(({ done }) => done === true).catch(() => false);
      const index = saved?.index ?? openWorkerIndex(await schema());
      const serve = async () => {
        const before = own.index;
        own.index = index;
        own.built.resolve();
        if (before !== index) await before?.close();
      };
      try {
        const upkeep = upkeepOf(index);
        if (!saved) {
          await upkeep.build();
          await serve();
        }
        ended = await Promise.race([hubEnded, nextTurn(false)]);
        const lost = index.ended.then((reason): never => {
          // Queries wait for the next one, unless it is there.
          if (own.index === index) Object.assign(own, none());
          throw reason;
        });
        const cursor = await Promise.race([follow(events, first, { after, upkeep, serve }), lost]);
        // Where the hub ended while it was built, the database is about to go.
        if (!ended) await place?.save(index, cursor);
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

  async #placeOf({ folder }: Served): Promise<SavedPlace | null> {
    const { name, schema, build = () => buildVersion(threadFile) } = this.#options;
    const version = folder && build();
    return folder && version ? new SavedPlace(folder, name, await schema(), version) : null;
  }
}

const pause = <Value>(value: Value): Promise<Value> =>
  delay(pauseMilliseconds, value, { ref: false });

/** What follows events for an index, from a position on. */
interface Following {
  after: string;
  upkeep: Upkeep;
  /** Called whenever all that had happened before this process began is in the index. */
  serve: () => Promise<void>;
}

/**
 * Follows the events until the hub ends, reading in turns so that many events make one reading.
 * @returns the position up to which everything is in the index.
 */
async function follow(
  events: AsyncIterator<LiveEvent>,
  first: Promise<IteratorResult<LiveEvent>>,
  { after, upkeep, serve }: Following,
): Promise<string> {
  let working: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;
  let position = after;
  const fail = async (error: unknown): Promise<void> => {
    failure = { error };
    await events.return?.();
  };
  for (let next = await first; !next.done; next = await events.next()) {
    const { record, cursor } = next.value;
    position = cursor;
    if (record.type === 'live.mark') {
      if (!isOwnMark(record)) continue;
      await working;
      if (!failure) await serve();
    } else {
      upkeep.note(next.value);
      working ??= upkeep
        .work()
        .catch(fail)
        .finally(() => {
          working = null;
        });
    }
  }
  await working;
  if (failure) throw (failure as { error: unknown }).error;
  return position;
}

/** Whether an event is a mark by which the hub of this process says what it has seen, at its start first. */
function isOwnMark({ data }: EventRecord): boolean {
  const mark = data as EventMap['live.mark'];
  return mark.processId === processId && mark.number > 0;
}
