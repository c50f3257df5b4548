import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedLines, watchLogs } from '../../../testing/logs.ts';
import { freshDatabaseUrl } from '../../../testing/server.ts';
import { connectDatabase } from '../../database/connect.ts';
import { runMigrations } from '../../database/migrations.ts';
import { configureLogging } from '../../logging/logger.ts';
import { EventModel } from '../../outbox/event.model.ts';
import { outboxMigrations } from '../../outbox/outbox.migrations.ts';
import { add, addAll, readings, take, things, whileKept } from '../upkeep-test-kit.ts';

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

test('the next process takes up what was saved, with all that happened in between', async () => {
  things.clear();
  await add('ocarina');
  await whileKept('one', { folder }, async (found) => {
    expect(await found('ocarina')).toEqual(['ocarina']);
    await add('marimba');
    await expect.poll(() => found('marimba')).toEqual(['marimba']);
  });
  await take('ocarina');
  await add('tambora');
  readings.count = 0;
  await whileKept('one', { folder }, async (found) => {
    expect(await found('ocarina')).toEqual([]);
    expect(await found('tambora')).toEqual(['tambora']);
    expect(await found('marimba')).toEqual(['marimba']);
    expect(readings.count).toBe(0);
    await add('quena');
    await expect.poll(() => found('quena')).toEqual(['quena']);
  });
  // Taken up a second time, nothing of the first is lost.
  await whileKept('one', { folder }, async (found) => {
    expect(await found('quena')).toEqual(['quena']);
    expect(await found('ocarina')).toEqual([]);
  });
  expect(readings.count).toBe(0);
});

test('another build, and a database that does not know what was saved, have it built anew', async () => {
  things.clear();
  await add('ocarina');
  await whileKept('one', { folder }, (found) => found('ocarina'));
  readings.count = 0;
  await whileKept('two', { folder }, (found) => found('ocarina'));
  expect(readings.count).toBe(1);
  // An older state of the database has none of the later events.
  await EventModel.deleteMany({});
  await whileKept('two', { folder }, async (found) =>
    expect(await found('ocarina')).toEqual(['ocarina']),
  );
  expect(readings.count).toBe(2);
});

test('a file that is broken is said, and built anew', async () => {
  things.clear();
  await add('ocarina');
  await whileKept('one', { folder }, (found) => found('ocarina'));
  truncateSync(join(folder, 'things.index'), 40);
  readings.count = 0;
  await whileKept('one', { folder }, async (found) =>
    expect(await found('ocarina')).toEqual(['ocarina']),
  );
  expect(readings.count).toBe(1);
  expect(JSON.stringify(loggedLines())).toContain('cannot be taken up');
});

test('what could not be read is read again, and nothing else', async () => {
  things.clear();
  await add('ocarina');
  await whileKept('one', { folder }, async (found) => {
    expect(await found('ocarina')).toEqual(['ocarina']);
    Object.assign(readings, { count: 0, failures: 2 });
    await add('marimba');
    await take('ocarina');
    // What is there is found meanwhile.
    expect(await found('nothing')).toEqual([]);
    await expect.poll(() => found('marimba')).toEqual(['marimba']);
    await expect.poll(() => found('ocarina')).toEqual([]);
    expect(readings).toMatchObject({ count: 0, failures: 0 });
  });
  const told = loggedLines().filter((line) => JSON.stringify(line).includes('reads again'));
  expect(told).toHaveLength(1);
});

test('so many things may change while everything is read', async () => {
  things.clear();
  await add('ocarina');
  readings.count = 0;
  const reading = Promise.withResolvers<void>();
  readings.until = reading.promise;
  const many = Array.from({ length: 3_000 }, (_, at) => `tambora${at}`);
  await whileKept('one', { folder }, async (found) => {
    await expect.poll(() => readings.count).toBe(1);
    await addAll(many);
    await take('ocarina');
    reading.resolve();
    await expect.poll(() => found('tambora2999')).toEqual(['tambora2999']);
    await expect.poll(() => found('ocarina')).toEqual([]);
  });
  expect(readings.count).toBe(1);
  readings.until = Promise.resolve();
});
