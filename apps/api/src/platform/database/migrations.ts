import { type Connection, mongo } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { logger } from '../logging/logger.ts';
import { database, withoutDeadline } from './connect.ts';
import { holdLease, processId, releaseLease } from './lease.ts';

type Db = NonNullable<Connection['db']>;

/** One idempotent step of the database's shape: collections, indexes, first documents. */
export interface Migration {
  /** Sortable and unique, such as `2026-11-21-users`. Steps run in this order, once. */
  id: string;
  up(db: Db): Promise<void>;
}

interface MigrationNote {
  _id: string;
  at: Date;
}

/** What MongoDB answers to the creation of a collection that is there. */
const namespaceExists = 48;

const leaseName = 'migrations';
const leaseMilliseconds = 15_000;

/**
 * Runs the steps that were not run yet, in the order of their ids. Of several processes that start
 * at once one works and the others wait for it. A step that fails stops the start; it runs again
 * at the next one.
 */
export async function runMigrations(steps: readonly Migration[]): Promise<void> {
  const ordered = steps.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const repeated = ordered.find(({ id }, index) => ordered[index + 1]?.id === id);
  if (repeated) throw new Error(`Two migrations are called ${repeated.id}.`);

  while (!(await holdLease(leaseName, processId, leaseMilliseconds))) await delay(200);
  const renewal = setInterval(
    () => void holdLease(leaseName, processId, leaseMilliseconds).catch(() => {}),
    leaseMilliseconds / 3,
  );
  try {
    await runPending(ordered);
  } finally {
    clearInterval(renewal);
    await releaseLease(leaseName, processId);
  }
}

async function runPending(ordered: readonly Migration[]): Promise<void> {
  const notes = database().collection<MigrationNote>('migrations');
  const done = new Set((await notes.find().toArray()).map(({ _id }) => _id));
  const pending = ordered.filter(({ id }) => !done.has(id));
  if (pending.length === 0) return;
  await withoutDeadline(async (db) => {
    for (const step of pending) {
      const { id } = step;
      await step.up(db);
      await notes.updateOne({ _id: id }, { $set: { at: new Date() } }, { upsert: true });
      logger.debug({ migration: id }, 'migration done');
    }
  });
}

/** Creates a collection when missing: transactions need it to exist. */
export async function ensureCollection(
  db: Db,
  name: string,
  options?: mongo.CreateCollectionOptions,
): Promise<void> {
  await db.createCollection(name, options).catch((error: unknown) => {
    if (!(error instanceof mongo.MongoServerError && error.code === namespaceExists)) throw error;
  });
}
