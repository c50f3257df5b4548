import type { Model, mongo } from 'mongoose';
import { database } from './connect.ts';
import { currentSession } from './transaction.ts';

type Filter<Record extends object> = mongo.Filter<Record>;

/**
 * The documents of a model's collection as the driver itself reads them, for what is read with nearly
 * every request: a query of mongoose costs as much as the reading. Nothing is cast, so a filter must
 * hold values of the stored types. Joins the caller's transaction.
 */
export function documentsOf<Record extends object>(model: Pick<Model<unknown>, 'collection'>) {
  const collection = () => collectionOf<Record>(model.collection.name);
  return {
    find: (filter: Filter<Record>, options: mongo.FindOptions = {}): Promise<Record[]> =>
      collection()
        .find<Record>(filter, { ...options, ...currentSession() })
        .toArray(),
    findOne: (filter: Filter<Record>, options: mongo.FindOptions = {}): Promise<Record | null> =>
      collection().findOne<Record>(filter, { ...options, ...currentSession() }),
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
