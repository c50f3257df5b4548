import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose from 'mongoose';

/** Set while a transaction runs, for calls inside it. */
const running = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction; mongoose operations inside join it by themselves
 * (`transactionAsyncLocalStorage`). MongoDB may run `work` several times when it aborts for a
 * passing reason: no input or output inside but the database, and no `Promise.all`, which one
 * session cannot serve. Nested calls join the outer transaction.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (running.getStore()) return work();
  return running.run(true, () => mongoose.connection.transaction(work));
}
