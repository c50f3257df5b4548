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
  return mongoose.connection.transaction((session) => running.run(session, work));
}

/** What a command of the driver itself must be given to join the caller's transaction, if there is one. */
export function currentSession(): { session?: mongoose.mongo.ClientSession } {
  const session = running.getStore();
  return session ? { session } : {};
}
