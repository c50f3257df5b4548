import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedLines, watchLogs } from '../../../testing/logs.ts';
import { freshDatabaseUrl } from '../../../testing/server.ts';
import { happen } from '../../../testing/stand-in.ts';
import { connectDatabase } from '../../database/connect.ts';
import { runMigrations } from '../../database/migrations.ts';
import type { LiveEvent } from '../../live/hub.ts';
import { StreamHub } from '../../live/stream-hub.ts';
import { configureLogging } from '../../logging/logger.ts';
import { EventModel } from '../../outbox/event.model.ts';
import { outboxMigrations } from '../../outbox/outbox.migrations.ts';
import type { SearchIndex } from '../search-index.ts';
import { KeptIndex, type Upkeep } from './kept-index.ts';

let folder = '';
beforeAll(async () => {
  configureLogging({ level: 'warn' });
  watchLogs();
  await connectDatabase(freshDatabaseUrl());
  await runMigrations(outboxMigrations);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wiki-kept-'));
  return () => rmSync(folder, { recursive: true });
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

/** What is searched, as the database would have it; and how often all of it was read. */
const things = new Set<string>();
let built = 0;

class ThingUpkeep implements Upkeep {
  readonly #index: SearchIndex;
  readonly #noted = new Set<string>();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  async build(): Promise<void> {
    built += 1;
    await this.#put([...things]);
  }

  note({ record }: LiveEvent): void {
    this.#noted.add((record.data as { text: string }).text);
  }

  async work(): Promise<void> {
    while (this.#noted.size > 0) {
      const noted = [...this.#noted];
      this.#noted.clear();
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

/** Does some work while a process of some build keeps an index. */
async function running<Result>(
  build: string,
  work: (found: (query: string) => Promise<string[]>) => Promise<Result>,
): Promise<Result> {
  const hub = new StreamHub({ lookBackSeconds: 0 });
  await hub.start();
  const kept = new KeptIndex({
    name: 'things',
    schema: () => ({ texts: { name: { weight: 80 } }, keywords: {}, numbers: [], groups: ['all'] }),
    events: ['test.happened'],
    upkeep: (index) => new ThingUpkeep(index),
    build: () => build,
  });
  kept.watch(hub, folder);
  const result = await work(async (query) => {
    const index = await kept.open();
    const { hits } = await index.search({ query, group: null, first: 20, after: null });
    return hits.map(({ id }) => id);
  });
  await hub.stop();
  await kept.settle();
  return result;
}

async function add(text: string): Promise<void> {
  things.add(text);
  await happen('ana', text);
}

async function take(text: string): Promise<void> {
  things.delete(text);
  await happen('ana', text);
}

test('the next process takes up what was saved, with all that happened in between', async () => {
  things.clear();
  await add('ocarina');
  await running('one', async (found) => {
    expect(await found('ocarina')).toEqual(['ocarina']);
    await add('marimba');
    await expect.poll(() => found('marimba')).toEqual(['marimba']);
  });
  await take('ocarina');
  await add('tambora');
  built = 0;
  await running('one', async (found) => {
    expect(await found('ocarina')).toEqual([]);
    expect(await found('tambora')).toEqual(['tambora']);
    expect(await found('marimba')).toEqual(['marimba']);
    expect(built).toBe(0);
    await add('quena');
    await expect.poll(() => found('quena')).toEqual(['quena']);
  });
  // Taken up a second time, nothing of the first is lost.
  await running('one', async (found) => {
    expect(await found('quena')).toEqual(['quena']);
    expect(await found('ocarina')).toEqual([]);
  });
  expect(built).toBe(0);
});

test('another build, and a database that does not know what was saved, have it built anew', async () => {
  things.clear();
  await add('ocarina');
  await running('one', (found) => found('ocarina'));
  built = 0;
  await running('two', (found) => found('ocarina'));
  expect(built).toBe(1);
  // An older state of the database has none of the later events.
  await EventModel.deleteMany({});
  await running('two', async (found) => expect(await found('ocarina')).toEqual(['ocarina']));
  expect(built).toBe(2);
});

test('a file that is broken is said, and built anew', async () => {
  things.clear();
  await add('ocarina');
  await running('one', (found) => found('ocarina'));
  truncateSync(join(folder, 'things.index'), 40);
  built = 0;
  await running('one', async (found) => expect(await found('ocarina')).toEqual(['ocarina']));
  expect(built).toBe(1);
  expect(JSON.stringify(loggedLines())).toContain('cannot be taken up');
});
