import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabaseUrl } from '../../testing/server.ts';
import { connectDatabase, database } from '../database/connect.ts';
import { runMigrations } from '../database/migrations.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../errors/errors.ts';
import { clearLimit, configureRateLimits, limit, rateLimitMigrations } from './rate-limit.ts';

beforeAll(async () => {
  await connectDatabase(freshDatabaseUrl());
  await runMigrations(rateLimitMigrations);
  configureRateLimits({ rateLimits: true });
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

const quota = { points: 3, durationSeconds: 60 };
const allowed = async (attempt: Promise<void>) =>
  attempt.then(
    () => true,
    () => false,
  );

test('allows so many attempts and then says how long to wait', async () => {
  for (let attempt = 0; attempt < 3; attempt++) await limit('sign-in', 'ana@example.com', quota);
  const refused = await limit('sign-in', 'ana@example.com', quota).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  const [error] = (refused as Refusal).userErrors;
  expect(error?.code).toBe('TOO_MANY_REQUESTS');
  expect(error?.retryAfterSeconds).toBeGreaterThan(50);
  expect(error?.retryAfterSeconds).toBeLessThanOrEqual(60);
  expect(await allowed(limit('sign-in', 'berta@example.com', quota))).toBe(true);
  expect(await allowed(limit('reset', 'ana@example.com', quota))).toBe(true);
});

test('fifty at once get no more than one after the other', async () => {
  const attempts = Array.from({ length: 50 }, () => allowed(limit('rush', 'one', quota)));
  expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(3);
});

test('a count is over when its time is, and when it is cleared', async () => {
  const short = { points: 1, durationSeconds: 1 };
  await limit('short', 'a', short);
  await expect.poll(() => allowed(limit('short', 'a', short))).toBe(true);
  expect(await allowed(limit('cleared', 'a', { points: 1, durationSeconds: 60 }))).toBe(true);
  await clearLimit('cleared', 'a', { points: 1, durationSeconds: 60 });
  expect(await allowed(limit('cleared', 'a', { points: 1, durationSeconds: 60 }))).toBe(true);
});

test('attempts count even when the transaction around them is undone', async () => {
  const failing = inTransaction(async () => {
    await limit('undone', 'a', { points: 1, durationSeconds: 60 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await allowed(limit('undone', 'a', { points: 1, durationSeconds: 60 }))).toBe(false);
});

test('keys are not readable in the database', async () => {
  const stored = await database().collection('rateLimits').find().toArray();
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain('ana@example.com');
});

test('limits can be switched off', async () => {
  configureRateLimits({ rateLimits: false });
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(await allowed(limit('off', 'a', quota))).toBe(true);
  }
  configureRateLimits({ rateLimits: true });
});
