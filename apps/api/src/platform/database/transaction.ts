import mongoose from 'mongoose';

/**
 * Runs `work` in one transaction; mongoose operations inside join it by themselves
 * (`transactionAsyncLocalStorage`). MongoDB may run `work` several times when it aborts for a
 * passing reason: no input or output inside but the database, and no `Promise.all`, which one
 * session cannot serve. Nested calls join the outer transaction.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (mongoose.transactionAsyncLocalStorage?.getStore()?.session) return work();
  return mongoose.connection.transaction(work);
}
