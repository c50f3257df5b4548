import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose from 'mongoose';

/** The session of the transaction that runs, for calls inside it. */
const running = new AsyncLocalStorage<mongoose.mongo.ClientSession>();

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
    return running.run(session, work);
  });
  if (used) for (const listener of committed.get(used) ?? []) listener();
  return result;
}

const committed = new WeakMap<mongoose.mongo.ClientSession, Set<() => void>>();

/** Calls a listener once the caller's transaction is committed; at once where there is none. */
export function afterCommit(listener: () => void): void {
  const session = running.getStore();
  if (!session) {
    listener();
    return;
  }
  const listeners = committed.get(session) ?? new Set();
  committed.set(session, listeners.add(listener));
}

/** What a command of the driver itself must be given to join the caller's transaction, if there is one. */
export function currentSession(): { session?: mongoose.mongo.ClientSession } {
  const session = running.getStore();
  return session ? { session } : {};
}
