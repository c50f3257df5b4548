import { setTimeout as delay } from 'node:timers/promises';
import { apiError } from '../../errors/errors.ts';
import type { LiveHub } from '../../live/hub.ts';
import { logger } from '../../logging/logger.ts';
import type { EventType } from '../../outbox/event.model.ts';
import { keepShared } from '../mongot/keep-shared.ts';
import type { SearchedCollection } from '../mongot/searched-collection.ts';
import { readingMuch } from '../reading-much.ts';
import type { SearchIndex, SearchSchema } from '../search-index.ts';
import { buildVersion } from './build-version.ts';
import { follow, HubLife, isGone, type Upkeep } from './follow-events.ts';
import { type KeptState, SavedPlace } from './saved-place.ts';
import { openWorkerIndex, threadFile } from './worker-index.ts';

/** How long a query waits for an index that is still being built. */
const patienceMilliseconds = 20_000;

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

/** Where an index is: in this process, saved in a folder where there is one, or in a collection, for all. */
export type IndexPlace =
  | { folder: string | null }
  | { collectionOf: (name: string) => SearchedCollection };

/** The index of a process: none until it is built for the first time, and after its thread ended. */
export interface Served {
  live: LiveHub | null;
  place: IndexPlace;
  /** Resolves when it is kept no more. */
  kept: Promise<void> | null;
  index: SearchIndex | null;
  built: PromiseWithResolvers<void>;
}

const none = () => ({ index: null, built: Promise.withResolvers<void>() });

/** A search index of this process, built from the database and kept in step by its events. */
export class KeptIndex {
  readonly #options: KeptIndexOptions;
  #served: Served = { live: null, place: { folder: null }, kept: null, ...none() };

  constructor(options: KeptIndexOptions) {
    this.#options = options;
  }

  /**
   * Keeps the index in step for as long as the hub lives.
   * @param place in a folder, it is saved when the hub ends, and taken up
   */
  watch(live: LiveHub, place: IndexPlace = { folder: null }): void {
    this.#served = { live, place, kept: null, ...none() };
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
    const { live, place } = served;
    served.kept =
      'collectionOf' in place
        ? keepShared(live, served, this.#options, place.collectionOf(this.#options.name))
        : this.#keep(live, served);
  }

  /**
   * What fails is repaired: the events since the last position up to which the index has everything are read
   * again, while it serves. Only where those are gone, or the thread is, everything is read anew.
   */
  async #keep(live: LiveHub, own: Served): Promise<void> {
    const { name, schema } = this.#options;
    const hub = new HubLife(live);
    const place = await this.#placeOf(own);
    let kept: KeptState | null = (await place?.takeUp()) ?? null;
    for (let isTold = false; !hub.isOver; ) {
      try {
        // From before anything is read, so that no change is missed.
        const cursor: string = kept?.cursor ?? (await live.currentCursor());
        kept ??= { index: openWorkerIndex(await schema()), cursor, isBuilt: false };
        await this.#keepInStep(live, own, kept);
        if (kept.isBuilt) await place?.save(kept.index, kept.cursor);
        break;
      } catch (error) {
        await hub.pause();
        // The database goes with the hub: then nothing is wrong.
        if (hub.isOver) break;
        const isRepaired: boolean = kept !== null && kept.isBuilt && !isGone(error);
        if (!isRepaired || !isTold) {
          const what = isRepaired ? 'reads again what it could not read' : 'is built anew';
          logger.warn({ err: error, index: name }, `a search index ${what}`);
        }
        isTold = isRepaired;
        if (isRepaired) continue;
        if (kept && own.index !== kept.index) await kept.index.close();
        kept = null;
      }
    }
    await own.index?.close();
  }

  /** Keeps an index in step until the hub ends, or something fails. */
  async #keepInStep(live: LiveHub, own: Served, kept: KeptState): Promise<void> {
    const { events: types, upkeep: upkeepOf } = this.#options;
    const { index, cursor: after, isBuilt } = kept;
    const upkeep = upkeepOf(index);
    const serve = async () => {
      const before = own.index;
      own.index = index;
      own.built.resolve();
      if (before !== index) await before?.close();
    };
    const build = async () => {
      await readingMuch(() => upkeep.build());
      kept.isBuilt = true;
      await serve();
    };
    const reached = async (position: string) => {
      kept.cursor = position;
    };
    const lost = index.ended.then((reason): never => {
      kept.isBuilt = false;
      // Queries wait for the next one, unless it is there.
      if (own.index === index) Object.assign(own, none());
      throw reason;
    });
    const events = live.follow({ after, types: [...types, 'live.mark'], concerns: () => true });
    const following = follow(events, {
      after,
      upkeep,
      build: isBuilt ? null : build,
      serve,
      reached,
    });
    try {
      kept.cursor = await Promise.race([following, lost]);
    } finally {
      await events.return?.();
    }
  }

  async #placeOf({ place }: Served): Promise<SavedPlace | null> {
    const folder = 'folder' in place ? place.folder : null;
    const { name, schema, build = () => buildVersion(threadFile) } = this.#options;
    const version = folder && build();
    return folder && version ? new SavedPlace(folder, name, await schema(), version) : null;
  }
}
