import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose from 'mongoose';
import { sendWrites, type Write } from './documents/send-writes.ts';

/** A transaction that runs, of one attempt. */
interface Running {
  session: mongoose.mongo.ClientSession;
  /** What is written before it is committed. */
  last: Write[];
}

/** The transaction that runs, for calls inside it. */
const running = new AsyncLocalStorage<Running>();

/**
 * Runs `work` in one transaction; mongoose operations inside join it by themselves
 * (`transactionAsyncLocalStorage`). MongoDB may run `work` several times when it aborts for a
 * passing reason: no input or output inside but the database, and no `Promise.all`, which one
 * session cannot serve. Nested calls join the outer transaction.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (running.getStore()) return work();
  let used: mongoose.mongo.ClientSession | undefined;
  const result = await mongoose.connection.transaction((session) => {
    used = session;
    return running.run({ session, last: [] }, async () => {
      const done = await work();
      await writeWaiting();
      return done;
    });
  });
  if (used) for (const listener of committed.get(used) ?? []) listener();
  return result;
}

/**
 * Writes what nothing in the caller's transaction reads any more, such as an event: by one command with
 * all else of that kind (`writeTogether`), just before it is committed. At once where there is no
 * transaction. An update that finds nothing to change changes nothing.
 */
export async function writeLast(write: Write): Promise<void> {
  const transaction = running.getStore();
  if (transaction) transaction.last.push(write);
  else await sendWrites([write]);
}

/** Writes at once what `writeLast` was given in the caller's transaction, for one that reads it after all. */
export async function writeWaiting(): Promise<void> {
  const transaction = running.getStore();
  if (!transaction || transaction.last.length === 0) return;
  const { session, last } = transaction;
  transaction.last = [];
  await sendWrites(last, { session });
}

const committed = new WeakMap<mongoose.mongo.ClientSession, Set<() => void>>();

/** Calls a listener once the caller's transaction is committed; at once where there is none. */
export function afterCommit(listener: () => void): void {
  const transaction = running.getStore();
  if (!transaction) {
    listener();
    return;
  }
  const { session } = transaction;
  const listeners = committed.get(session) ?? new Set();
  committed.set(session, listeners.add(listener));
}

/** What a command of the driver itself must be given to join the caller's transaction, if there is one. */
export function currentSession(): { session?: mongoose.mongo.ClientSession } {
  const transaction = running.getStore();
  return transaction ? { session: transaction.session } : {};
}
