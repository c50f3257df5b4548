import mongoose, { type mongo } from 'mongoose';
import { database, hasBulkWrite } from '../connect.ts';
import { inTransaction } from '../transaction.ts';
import { storing } from './storing.ts';

/** A document that is written along with those of other collections: made by `documentsOf`. */
export type Write =
  | { collection: string; insert: mongo.Document }
  | { collection: string; filter: mongo.Document; update: mongo.Document; upsert: boolean };

/** An update found no document that it was meant for: nothing of what was to be written with it may stay. */
export class UnmatchedUpdateError extends Error {}

/**
 * Writes to several collections, all or nothing, in their order and in the caller's transaction where there
 * is one: by one command (MongoDB 8, `bulkWrite`), or by one for each where the server doesn't know it.
 * @throws UnmatchedUpdateError where an update that may not insert finds nothing.
 * @throws MongoServerError with the code of what was refused, as 11000 for a key that is there already.
 */
export async function writeTogether(
  writes: readonly Write[],
  way: { byOneCommand: boolean } = { byOneCommand: hasBulkWrite() },
): Promise<void> {
  await inTransaction(async () => {
    const found = await (way.byOneCommand ? writeAtOnce(writes) : writeOneByOne(writes));
    const updates = writes.filter((write) => 'update' in write);
    if (found < updates.length) throw new UnmatchedUpdateError();
  });
}

/** How many updates found their document or made it. */
async function writeAtOnce(writes: readonly Write[]): Promise<number> {
  const names = [...new Set(writes.map(({ collection }) => collection))];
  const ops = writes.map((write) => {
    const place = names.indexOf(write.collection);
    if ('insert' in write) return { insert: place, document: write.insert };
    const { filter, update, upsert } = write;
    return { update: place, filter, updateMods: update, upsert, multi: false };
  });
  const nsInfo = names.map((name) => ({ ns: `${database().databaseName}.${name}` }));
  const command = { bulkWrite: 1, ops, nsInfo, ordered: true, errorsOnly: true };
  const answer = await database().admin().command(command, storing());
  const [refused] = (answer['cursor'] as { firstBatch: mongo.Document[] }).firstBatch;
  if (refused) {
    throw new mongoose.mongo.MongoServerError({ ...refused, message: String(refused['errmsg']) });
  }
  return Number(answer['nMatched']) + Number(answer['nUpserted']);
}

async function writeOneByOne(writes: readonly Write[]): Promise<number> {
  let found = 0;
  for (const write of writes) {
    const collection = database().collection(write.collection);
    if ('insert' in write) {
      await collection.insertOne(write.insert, storing());
      continue;
    }
    const { filter, update, upsert } = write;
    const result = await collection.updateOne(filter, update, { upsert, ...storing() });
    found += result.matchedCount + result.upsertedCount;
  }
  return found;
}
