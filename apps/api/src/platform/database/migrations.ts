import type { Connection, mongo } from 'mongoose';

type Db = NonNullable<Connection['db']>;

/** One idempotent step of the database's shape: collections, indexes, first documents. */
export interface Migration {
  /** Sortable and unique, such as `2026-11-21-users`. Steps run in this order, once. */
  id: string;
  up(db: Db): Promise<void>;
}

/** Creates a collection when missing: transactions need it to exist. */
export async function ensureCollection(
  db: Db,
  name: string,
  options?: mongo.CreateCollectionOptions,
): Promise<void> {
  const known = await db.listCollections({ name }, { nameOnly: true }).hasNext();
  if (!known) await db.createCollection(name, options);
}
