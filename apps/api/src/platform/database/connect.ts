import mongoose from 'mongoose';
import { logger } from '../logging/logger.ts';
import { traceCommands } from '../tracing/spans.ts';
import { replaceActiveSets } from './active-set.ts';

/** The database is not one that transactions and change streams work on. */
export class UnsuitableDatabaseError extends Error {}

mongoose.set({
  autoCreate: false,
  autoIndex: false,
  strictQuery: 'throw',
  transactionAsyncLocalStorage: true,
});

/** How long an operation may wait for its answer, in milliseconds. */
const operationMilliseconds = 15_000;

/** How long a start waits for a database that is not there yet, in milliseconds: it may be starting as well. */
const startMilliseconds = 30_000;

/**
 * Texts that are read are not checked letter by letter: what this platform writes is valid UTF-8, and of what
 * others wrote a text with a replacement character is shown, where a page would fail.
 */
export const trustedTexts = { enableUtf8Validation: false } as const;

/** From which version of its protocol on a server knows `bulkWrite`: MongoDB 8.0. */
const bulkWriteVersion = 25;

let address = '';
let wireVersion = 0;

/**
 * Connects the process to its database, for which it waits half a minute at most. The driver reconnects by itself from then on; an operation
 * waits up to five seconds for a server, and fails when its answer takes longer than a deadline. A
 * server that is silent is noticed within seconds.
 * @throws UnsuitableDatabaseError when the server is not a replica set.
 */
export async function connectDatabase(
  uri: string,
  { isTraced = false }: { isTraced?: boolean } = {},
): Promise<void> {
  address = uri;
  await connectPatiently(uri, {
    serverSelectionTimeoutMS: 5_000,
    connectTimeoutMS: 5_000,
    heartbeatFrequencyMS: 2_000,
    socketTimeoutMS: operationMilliseconds,
    maxPoolSize: 50,
    appName: 'wiki-empresarios',
    ...trustedTexts,
    // Left out where nothing is traced: the address may ask for it, as tests that count commands do.
    ...(isTraced ? { monitorCommands: true } : {}),
  });
  const client = mongoose.connection.getClient();
  replaceActiveSets(client);
  if (isTraced) traceCommands(client);
  const hello = await database().command({ hello: 1 });
  wireVersion = Number(hello['maxWireVersion']);
  if (hello.setName || hello.msg === 'isdbgrid') return;
  await mongoose.disconnect();
  throw new UnsuitableDatabaseError(
    'The MongoDB server of MONGODB_URL is not a replica set, which transactions and live updates need. ' +
      'Start mongod with --replSet rs0 and run rs.initiate() once in mongosh, ' +
      'or leave MONGODB_URL out to use the embedded database.',
  );
}

/** Tries again while no server answers: one that is busy or starting along with this process comes to it. */
async function connectPatiently(uri: string, options: mongoose.ConnectOptions): Promise<void> {
  const until = Date.now() + startMilliseconds;
  for (;;) {
    try {
      await mongoose.connect(uri, options);
      return;
    } catch (error) {
      const isAway = error instanceof mongoose.Error.MongooseServerSelectionError;
      if (!isAway || Date.now() > until) throw error;
      logger.warn('the database does not answer yet: trying again');
    }
  }
}

/**
 * Does some work on the database over a connection of its own without the deadline: to build an index
 * takes as long as it takes.
 */
export async function withoutDeadline<Result>(
  work: (db: ReturnType<typeof database>) => Promise<Result>,
): Promise<Result> {
  const connection = await mongoose
    .createConnection(address, { serverSelectionTimeoutMS: 5_000, maxPoolSize: 2 })
    .asPromise();
  try {
    if (!connection.db) throw new mongoose.mongo.MongoNotConnectedError('Not connected.');
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

/** The connected database. */
export function database(): NonNullable<mongoose.Connection['db']> {
  const { db } = mongoose.connection;
  if (!db) throw new mongoose.mongo.MongoNotConnectedError('The database is not connected.');
  return db;
}

/** Whether the connected server writes to several collections by one command. */
export const hasBulkWrite = (): boolean => wireVersion >= bulkWriteVersion;

/** What time it is for the database: the clock that all processes share. */
export async function databaseTime(): Promise<Date> {
  const { localTime } = await database().command({ hello: 1 });
  return localTime instanceof Date ? localTime : new Date();
}
