import mongoose from 'mongoose';

/** The database is not one that transactions and change streams work on. */
export class UnsuitableDatabaseError extends Error {}

mongoose.set({
  autoCreate: false,
  autoIndex: false,
  strictQuery: 'throw',
  transactionAsyncLocalStorage: true,
});

/**
 * Connects the process to its database. The driver reconnects by itself from then on; an operation
 * waits up to five seconds for a server and then fails.
 * @throws UnsuitableDatabaseError when the server is not a replica set.
 */
export async function connectDatabase(uri: string): Promise<void> {
  await mongoose.connect(uri, {
    serverSelectionTimeoutMS: 5_000,
    connectTimeoutMS: 5_000,
    maxPoolSize: 50,
    appName: 'wiki-empresarios',
  });
  const hello = await database().command({ hello: 1 });
  if (hello.setName || hello.msg === 'isdbgrid') return;
  await mongoose.disconnect();
  throw new UnsuitableDatabaseError(
    'The MongoDB server of MONGODB_URL is not a replica set, which transactions and live updates need. ' +
      'Start mongod with --replSet rs0 and run rs.initiate() once in mongosh, ' +
      'or leave MONGODB_URL out to use the embedded database.',
  );
}

/** The connected database. */
export function database(): NonNullable<mongoose.Connection['db']> {
  const { db } = mongoose.connection;
  if (!db) throw new mongoose.mongo.MongoNotConnectedError('The database is not connected.');
  return db;
}

/** Whether the database answers, within a second. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await database().command({ ping: 1 }, { timeoutMS: 1_000 });
    return true;
  } catch {
    return false;
  }
}

/** Whether an error says that the database cannot be reached at the moment. */
export function databaseUnavailable(given: unknown): boolean {
  const { mongo } = mongoose;
  // Of writing several at once the driver keeps the error within one of its own, without its labels.
  const error = given instanceof mongo.MongoBulkWriteError ? wrappedBy(given) : given;
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoOperationTimeoutError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    (error instanceof mongo.MongoError &&
      (error.hasErrorLabel('RetryableWriteError') ||
        error.hasErrorLabel('TransientTransactionError')))
  );
}

const wrappedBy = (error: mongoose.mongo.MongoBulkWriteError): unknown =>
  error.errorResponse instanceof Error ? error.errorResponse : error;
