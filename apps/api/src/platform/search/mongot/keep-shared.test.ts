import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedLines, watchLogs } from '../../../testing/logs.ts';
import { freshDatabaseUrl } from '../../../testing/server.ts';
import { standInMongot } from '../../../testing/services/mongot.ts';
import { connectDatabase, database } from '../../database/connect.ts';
import { holdLease, releaseLease } from '../../database/lease.ts';
import { runMigrations } from '../../database/migrations.ts';
import { StreamHub } from '../../live/stream-hub.ts';
import { configureLogging } from '../../logging/logger.ts';
import { outboxMigrations } from '../../outbox/outbox.migrations.ts';
import { add, readings, take, things, thingsIndex, whileKept } from '../upkeep-test-kit.ts';

let collection = standInMongot();
const inDatabase = { collectionOf: () => collection };
beforeAll(async () => {
  configureLogging({ level: 'warn' });
  watchLogs();
  await connectDatabase(freshDatabaseUrl());
  await runMigrations(outboxMigrations);
});
beforeEach(async () => {
  collection = standInMongot();
  things.clear();
  readings.count = 0;
  await database().collection('searchIndexes').deleteMany({});
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

test('everything is read once, and the next process goes on from where the last one was', async () => {
  await add('ocarina');
  await whileKept('one', inDatabase, async (found) => {
    expect(await found('ocarina')).toEqual(['ocarina']);
    await add('marimba');
    await expect.poll(() => found('marimba')).toEqual(['marimba']);
  });
  await take('ocarina');
  await add('tambora');
  await whileKept('one', inDatabase, async (found) => {
    await expect.poll(() => found('tambora')).toEqual(['tambora']);
    await expect.poll(() => found('ocarina')).toEqual([]);
    expect(await found('marimba')).toEqual(['marimba']);
  });
  expect(readings.count).toBe(1);
});

test('while another process keeps it, it is served and left alone', async () => {
  await add('ocarina');
  await whileKept('one', inDatabase, (found) => found('ocarina'));
  await holdLease('search:things', 'another process', 25_000);
  await whileKept('two', inDatabase, async (found) => {
    expect(await found('ocarina')).toEqual(['ocarina']);
    // As the other one writes it.
    await collection.deleteMany({});
    await expect.poll(() => found('ocarina')).toEqual([]);
  });
  expect(readings.count).toBe(1);
  await releaseLease('search:things', 'another process');
});

test('other code reads everything anew, and takes away what is there no more', async () => {
  await add('ocarina');
  await add('marimba');
  await whileKept('one', inDatabase, (found) => found('ocarina'));
  // Nobody was told of it.
  things.delete('marimba');
  await whileKept('two', inDatabase, async (found) => {
    await expect.poll(() => readings.count).toBe(2);
    await expect.poll(() => found('marimba')).toEqual([]);
    expect(await found('ocarina')).toEqual(['ocarina']);
  });
});

test('where the events since are gone, everything is read anew', async () => {
  await add('ocarina');
  await whileKept('one', inDatabase, (found) => found('ocarina'));
  await database()
    .collection('searchIndexes')
    .updateMany({}, { $set: { cursor: 'a position of nowhere' } });
  await add('tambora');
  await whileKept('one', inDatabase, async (found) => {
    await expect.poll(() => found('tambora'), { timeout: 20_000 }).toEqual(['tambora']);
  });
  expect(readings.count).toBe(2);
  expect(JSON.stringify(loggedLines())).toContain('a search index is not kept');
});

test('an index of another definition is asked when the database has it', async () => {
  const mappings = { dynamic: false, fields: { key: { type: 'token' } } };
  await collection.createSearchIndex({ name: 'search', definition: { mappings } });
  await add('ocarina');
  await whileKept('one', inDatabase, async (found) => {
    await expect.poll(() => found('ocarina'), { timeout: 20_000 }).toEqual(['ocarina']);
  });
  expect(loggedLines()).toEqual([]);
});

test('a database that does not search is said, and nothing is answered', async () => {
  const silent = standInMongot();
  silent.listSearchIndexes = () => ({
    toArray: () => Promise.reject(new Error('Using Search requires additional configuration.')),
  });
  collection = silent;
  const hub = new StreamHub({ lookBackSeconds: 0 });
  await hub.start();
  const kept = thingsIndex('one');
  kept.watch(hub, inDatabase);
  await expect
    .poll(() => JSON.stringify(loggedLines()), { timeout: 20_000 })
    .toContain('Using Search requires additional configuration.');
  expect(kept.built).toBeNull();
  await hub.stop();
});
