import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { ensureCollection, type Migration } from '../database/migrations.ts';
import { apiError, refuse } from '../errors/errors.ts';

/** How often something may happen. */
export interface Quota {
  points: number;
  durationSeconds: number;
}

let enabled = true;
const shared = new Map<string, RateLimiterMongo>();
/**
 * What an address may ask of one process in so many seconds: operations and pages enough for an office
 * of eager readers, drawings, which cost more, for the previews of a long list, and reports of what
 * policies of pages refused.
 */
const floodQuotas = {
  operations: { points: 600, duration: 10 },
  pages: { points: 150, duration: 10 },
  artwork: { points: 60, duration: 10 },
  reports: { points: 20, duration: 10 },
};
export type FloodKind = keyof typeof floodQuotas;
let floods = newFloodLimiters();

/** Switches limits off for benchmarks and starts all counting anew. */
export function configureRateLimits(config: { rateLimits: boolean }): void {
  enabled = config.rateLimits;
  shared.clear();
  floods = newFloodLimiters();
}

/**
 * Counts an attempt of a named action by a key, over all processes, or several at once.
 * @throws Refusal `TOO_MANY_REQUESTS` with the seconds to wait when the quota is used up.
 */
export async function limit(name: string, key: string, quota: Quota, count = 1): Promise<void> {
  if (!enabled) return;
  const limiter = sharedLimiter(name, quota);
  try {
    await limiter.consume(digest(key), count);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // Of several at once none is done: fewer may still fit.
    if (count > 1) await limiter.reward(digest(key), count);
    throw refuse('TOO_MANY_REQUESTS', undefined, secondsOf(error));
  }
}

/** Forgets the attempts of a key, as after a success. */
export async function clearLimit(name: string, key: string, quota: Quota): Promise<void> {
  if (enabled) await sharedLimiter(name, quota).delete(digest(key));
}

/** Takes attempts of a key back: they turned out to be rightful, or to come to nothing. */
export async function giveBack(name: string, key: string, quota: Quota, count = 1): Promise<void> {
  if (enabled) await sharedLimiter(name, quota).reward(digest(key), count);
}

/** What a document that is refused weighs: to find that out takes longer than most answers. */
const refusedDocument = 10;

/** Counts a document of an address that was parsed and validated, and is not run. */
export async function countRefused(address: string): Promise<void> {
  await secondsToWait('operations', address, refusedDocument);
}

/**
 * Counts the operations of an address in this process, each root field as one; with none it only looks.
 * @throws `TOO_MANY_REQUESTS` when there are too many in a short time.
 */
export async function limitFlood(address: string, operations: number): Promise<void> {
  const retryAfterSeconds = await secondsToWait('operations', address, operations);
  if (retryAfterSeconds > 0) {
    const headers = new Map([['retry-after', String(retryAfterSeconds)]]);
    throw apiError('TOO_MANY_REQUESTS', { retryAfterSeconds, http: { status: 429, headers } });
  }
}

/**
 * Counts what an address asks of this process: 0 when it is within the quota, else the seconds to
 * wait.
 */
export async function secondsToWait(kind: FloodKind, address: string, count = 1): Promise<number> {
  if (!enabled) return 0;
  try {
    await floods[kind].consume(address, count);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, secondsOf(error));
  }
}

function newFloodLimiters(): Record<FloodKind, RateLimiterMemory> {
  const limiterOf = (kind: FloodKind) =>
    new RateLimiterMemory({ keyPrefix: `flood-${kind}`, ...floodQuotas[kind] });
  return {
    operations: limiterOf('operations'),
    pages: limiterOf('pages'),
    artwork: limiterOf('artwork'),
    reports: limiterOf('reports'),
  };
}

function sharedLimiter(name: string, { points, durationSeconds }: Quota): RateLimiterMongo {
  const id = `${name}:${points}:${durationSeconds}`;
  const known = shared.get(id);
  if (known) return known;
  const limiter = new RateLimiterMongo({
    storeClient: mongoose.connection.getClient(),
    dbName: mongoose.connection.name,
    tableName: 'rateLimits',
    keyPrefix: name,
    points,
    duration: durationSeconds,
    disableIndexesCreation: true,
  });
  shared.set(id, limiter);
  return limiter;
}

/** Keys may be e-mail addresses: they are not stored. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

const secondsOf = (result: RateLimiterRes): number => Math.ceil(result.msBeforeNext / 1000);

export const rateLimitMigrations: Migration[] = [
  {
    id: '2026-11-21-03-rate-limits',
    async up(db) {
      await ensureCollection(db, 'rateLimits');
      await db.collection('rateLimits').createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
      await db.collection('rateLimits').createIndex({ key: 1 }, { unique: true });
    },
  },
];
