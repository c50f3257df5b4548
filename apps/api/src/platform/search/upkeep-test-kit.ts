import { happen } from '../../testing/stand-in.ts';
import type { LiveEvent } from '../live/hub.ts';
import { StreamHub } from '../live/stream-hub.ts';
import { EventModel } from '../outbox/event.model.ts';
import type { Upkeep } from './index/follow-events.ts';
import { type IndexPlace, KeptIndex } from './index/kept-index.ts';
import type { SearchIndex } from './search-index.ts';

/** What is searched, as the database would have it. */
export const things = new Set<string>();

/** How often all of it was read, until when the next such reading waits, and how many of what changed fail. */
export const readings = { count: 0, until: Promise.resolve(), failures: 0 };

class ThingUpkeep implements Upkeep {
  readonly #index: SearchIndex;
  readonly #noted = new Set<string>();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  async build(): Promise<void> {
    readings.count += 1;
    await this.#put([...things]);
    await readings.until;
  }

  note({ record }: LiveEvent): void {
    this.#noted.add((record.data as { text: string }).text);
  }

  async work(): Promise<void> {
    while (this.#noted.size > 0) {
      const noted = [...this.#noted];
      this.#noted.clear();
      if (readings.failures > 0) {
        readings.failures -= 1;
        throw new Error('The database does not answer.');
      }
      await this.#put(noted.filter((text) => things.has(text)));
      await this.#index.remove(noted.filter((text) => !things.has(text)));
    }
  }

  #put(texts: readonly string[]): Promise<void> {
    return this.#index.put(
      texts.map((text) => ({
        id: text,
        group: 'all',
        texts: { name: [text] },
        codes: [],
        keywords: {},
        numbers: {},
      })),
    );
  }
}

/** Has something to search, and says so. */
export async function add(text: string): Promise<void> {
  things.add(text);
  await happen('ana', text);
}

/** Has much more, and says so at once. */
export async function addAll(texts: readonly string[]): Promise<void> {
  for (const text of texts) things.add(text);
  await EventModel.insertMany(
    texts.map((text) => ({
      type: 'test.happened',
      actorId: null,
      at: new Date(),
      data: { userId: 'ana', text },
    })),
  );
}

/** Has it no more, and says so. */
export async function take(text: string): Promise<void> {
  things.delete(text);
  await happen('ana', text);
}

/** An index of the things, as some build of the server keeps it. */
export const thingsIndex = (build: string): KeptIndex =>
  new KeptIndex({
    name: 'things',
    schema: () => ({ texts: { name: { weight: 80 } }, keywords: {}, numbers: [], groups: ['all'] }),
    events: ['test.happened'],
    upkeep: (index) => new ThingUpkeep(index),
    build: () => build,
  });

/** Does some work while a process of some build keeps an index at a place. */
export async function whileKept<Result>(
  build: string,
  place: IndexPlace,
  work: (found: (query: string) => Promise<string[]>) => Promise<Result>,
): Promise<Result> {
  const hub = new StreamHub({ lookBackSeconds: 0 });
  await hub.start();
  const kept = thingsIndex(build);
  kept.watch(hub, place);
  const result = await work(async (query) => {
    const index = await kept.open();
    const { hits } = await index.search({ query, group: null, first: 20, after: null });
    return hits.map(({ id }) => id);
  });
  await hub.stop();
  await kept.settle();
  return result;
}
