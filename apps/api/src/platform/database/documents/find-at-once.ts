import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose, { type mongo } from 'mongoose';
import { database, trustedTexts } from '../connect.ts';
import { storageUnavailable } from '../faults.ts';
import { currentSession } from '../transaction.ts';

/** What a query says beside its filter, in the terms of MongoDB's `find` command. */
export interface QueryOptions {
  projection?: mongo.Document | undefined;
  sort?: { readonly [field: string]: 1 | -1 } | undefined;
  skip?: number | undefined;
  limit?: number | undefined;
  /** What the database is told of who asks, for its log and whoever watches commands. */
  comment?: string | undefined;
}

/** As many as a server puts into its first answer where nobody says how many (MongoDB, `find`: `batchSize`). */
const firstBatch = 101;

/**
 * The documents of a collection that a query finds, in the caller's transaction where there is one.
 * Few of them come with the answer to a single command, without the cursor that the driver keeps for
 * many, which takes a fifth of the reading; whatever hinders that is left to the cursor, which the
 * driver tries again by itself.
 */
export function findAtOnce<Record extends object>(
  collection: mongo.Collection<Record>,
  filter: mongo.Filter<Record>,
  options: QueryOptions,
): Promise<Record[]> {
  const { limit = 0 } = options;
  const isFew = limit > 0 && limit <= firstBatch;
  return isFew ? findFew(collection, filter, options) : findAny(collection, filter, options);
}

const findAny = <Record extends object>(
  collection: mongo.Collection<Record>,
  filter: mongo.Filter<Record>,
  options: QueryOptions,
): Promise<Record[]> =>
  collection
    .find<Record>(filter, { ...options, ...currentSession() } as mongo.FindOptions)
    .toArray();

async function findFew<Record extends object>(
  collection: mongo.Collection<Record>,
  filter: mongo.Filter<Record>,
  { comment, ...options }: QueryOptions,
): Promise<Record[]> {
  const { collectionName, readConcern, readPreference } = collection;
  const { session } = currentSession();
  const command: mongo.Document = { find: collectionName, filter, ...options };
  if (comment !== undefined) command['comment'] = comment;
  // A command doesn't take over what the address of the database says of readings; a transaction has its own.
  if (readConcern && !session) command['readConcern'] = readConcern;
  const way = {
    // Nor does it take over what the client says of texts.
    ...trustedTexts,
    ...(session ? { session } : readPreference && { readPreference }),
  };
  if (!session) await together();
  try {
    const { cursor } = await database().command(command, way);
    const { id, firstBatch: rows } = cursor as { id: unknown; firstBatch: Record[] };
    if (id === 0) return rows;
    const cursors = [mongoose.mongo.Long.fromString(String(id))];
    await database().command({ killCursors: collectionName, cursors }, way);
  } catch (error) {
    if (session || !mayBeTriedAgain(error)) throw error;
  }
  return findAny(collection, filter, options);
}

/** Whether the server failed in passing, and the driver didn't wait for another one in vain. */
const mayBeTriedAgain = (error: unknown): boolean =>
  storageUnavailable(error) && !(error instanceof mongoose.mongo.MongoServerSelectionError);

let coming: Promise<unknown> | null = null;

/**
 * Waits until whatever this turn of the event loop brings is looked at, so that its commands leave one after
 * another. A database that sleeps in between is woken for each, which costs more than the command.
 */
function together(): Promise<unknown> {
  coming ??= nextTurn().then(() => (coming = null));
  return coming;
}
