import type { Doc } from '../bson/values.ts';
import type { Collection } from './collection.ts';
import type { WriteView } from './kv.ts';

/** One change as the oplog keeps it: enough to make its change event later. */
export interface Change {
  kind: 'insert' | 'update' | 'replace' | 'delete' | 'drop' | 'dropDatabase' | 'rename';
  db: string;
  collection?: string;
  uuid?: unknown;
  documentKey?: Doc;
  /** The whole document after an insert or replace. */
  document?: Buffer;
  updateDescription?: Doc;
  to?: Doc;
}

/** The writes of one statement, all or nothing, with the events that follow from them. */
export interface WriteUnit {
  readonly view: WriteView;
  /** Claims a key whose concurrent change must not go unnoticed. */
  claim(key: Buffer): void;
  /** Adds to the events of the commit. */
  log(change: Change): void;
  /** Tells that the collection's records change in this unit. */
  touches(collection: Collection): void;
}
