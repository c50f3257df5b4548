import type { Model, mongo } from 'mongoose';
import { database } from '../connect.ts';
import { findAtOnce, type QueryOptions } from './find-at-once.ts';
import type { Write } from './send-writes.ts';
import { storing } from './storing.ts';

type Filter<Record extends object> = mongo.Filter<Record>;

/**
 * The documents of a model's collection as the driver itself reads and writes them, for what is read
 * with nearly every request or written with nearly every change: a query of mongoose costs as much as
 * the reading. Nothing is cast or completed, so filters and records must hold values of the stored
 * types, and no hook of the schema hears of what is written. Joins the caller's transaction.
 */
export function documentsOf<Record extends object>(model: Pick<Model<unknown>, 'collection'>) {
  const collection = () => collectionOf<Record>(model.collection.name);
  return {
    /** What is known to be few (`limit`) is read at once. */
    find: (filter: Filter<Record>, options: QueryOptions = {}): Promise<Record[]> =>
      findAtOnce(collection(), filter, options),
    findOne: async (filter: Filter<Record>, options: QueryOptions = {}): Promise<Record | null> =>
      (await findAtOnce(collection(), filter, { ...options, limit: 1 }))[0] ?? null,
    insertOne: async (record: Record): Promise<void> => {
      await collection().insertOne(record as mongo.OptionalUnlessRequiredId<Record>, storing());
    },
    insertMany: async (records: readonly Record[]): Promise<void> => {
      const stored = records as readonly mongo.OptionalUnlessRequiredId<Record>[];
      await collection().insertMany(stored, storing());
    },
    updateOne: (
      filter: Filter<Record>,
      update: mongo.UpdateFilter<Record>,
      options: Pick<mongo.UpdateOptions, 'upsert'> = {},
    ): Promise<Pick<mongo.UpdateResult, 'matchedCount'>> =>
      collection().updateOne(filter, update, { ...options, ...storing() }),
    updateMany: (
      filter: Filter<Record>,
      update: mongo.UpdateFilter<Record>,
    ): Promise<Pick<mongo.UpdateResult, 'matchedCount'>> =>
      collection().updateMany(filter, update, storing()),
    /** An insertion for `writeTogether` and `writeLast`. */
    toInsert: (record: Record): Write => ({ collection: model.collection.name, insert: record }),
    /** An update for them. */
    toUpdate: (
      filter: Filter<Record>,
      update: mongo.UpdateFilter<Record>,
      { upsert = false }: { upsert?: boolean } = {},
    ): Write => ({ collection: model.collection.name, filter, update, upsert }),
  };
}

/** The collections of a connection, which the driver would make anew for each command. */
const collections = new WeakMap<mongo.Db, Map<string, mongo.Collection>>();

function collectionOf<Record extends object>(name: string): mongo.Collection<Record> {
  const db = database();
  const known = collections.get(db) ?? new Map<string, mongo.Collection>();
  collections.set(db, known);
  const found = known.get(name) ?? db.collection(name);
  known.set(name, found);
  return found as unknown as mongo.Collection<Record>;
}
