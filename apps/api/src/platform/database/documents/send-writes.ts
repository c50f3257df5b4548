import mongoose, { type mongo } from 'mongoose';
import { database, hasBulkWrite } from '../connect.ts';

/** A document that is written along with those of other collections: made by `documentsOf`. */
export type Write =
  | { collection: string; insert: mongo.Document }
  | { collection: string; filter: mongo.Document; update: mongo.Document; upsert: boolean };

/** How writes are sent. */
interface Sending {
  /** The transaction that they join. */
  session?: mongo.ClientSession;
  /** Whether by one command, for all collections. */
  byOneCommand?: boolean;
}

/**
 * Sends writes to several collections, in their order: by one command (MongoDB 8, `bulkWrite`), or by
 * one for each where the server doesn't know it. A field without a value isn't stored.
 * @returns how many updates found their document or made it.
 * @throws MongoServerError with the code of what was refused, as 11000 for a key that is there already.
 */
export function sendWrites(
  writes: readonly Write[],
  { byOneCommand = hasBulkWrite() && writes.length > 1, ...joined }: Sending = {},
): Promise<number> {
  const options = { ignoreUndefined: true, ...joined };
  return byOneCommand ? sendAtOnce(writes, options) : sendOneByOne(writes, options);
}

/** How the driver is given them. */
type Options = { ignoreUndefined: boolean } & Pick<Sending, 'session'>;

async function sendAtOnce(writes: readonly Write[], options: Options): Promise<number> {
  const names = [...new Set(writes.map(({ collection }) => collection))];
  const ops = writes.map((write) => {
    const place = names.indexOf(write.collection);
    if ('insert' in write) return { insert: place, document: write.insert };
    const { filter, update, upsert } = write;
    return { update: place, filter, updateMods: update, upsert, multi: false };
  });
  const nsInfo = names.map((name) => ({ ns: `${database().databaseName}.${name}` }));
  const command = { bulkWrite: 1, ops, nsInfo, ordered: true, errorsOnly: true };
  const answer = await database().admin().command(command, options);
  const [refused] = (answer['cursor'] as { firstBatch: mongo.Document[] }).firstBatch;
  if (refused) {
    throw new mongoose.mongo.MongoServerError({ ...refused, message: String(refused['errmsg']) });
  }
  return Number(answer['nMatched']) + Number(answer['nUpserted']);
}

async function sendOneByOne(writes: readonly Write[], options: Options): Promise<number> {
  let found = 0;
  for (const write of writes) {
    const collection = database().collection(write.collection);
    if ('insert' in write) {
      await collection.insertOne(write.insert, options);
      continue;
    }
    const { filter, update, upsert } = write;
    const result = await collection.updateOne(filter, update, { upsert, ...options });
    found += result.matchedCount + result.upsertedCount;
  }
  return found;
}
