import type { Doc } from '../bson/values.ts';
import type { Collection } from './collection.ts';
import type { WriteView } from './kv.ts';

/** One change as the oplog keeps it: enough to make its change event later. */
export interface Change {
  kind:
    | 'insert'
    | 'update'
    | 'replace'
    | 'delete'
    | 'drop'
    | 'dropDatabase'
    | 'rename'
    | 'create'
    | 'createIndexes'
    | 'dropIndexes'
    | 'modify';
  db: string;
  collection?: string;
  uuid?: unknown;
  documentKey?: Doc;
  /** The whole document after an insert or replace. */
  document?: Buffer;
  updateDescription?: Doc;
  to?: Doc;
  /** What a change of the catalog did, for streams that show it. */
  operationDescription?: Doc;
  /** What `collMod` found, for streams that show it. */
  stateBeforeChange?: Doc;
  /** Set when the collection is a view. */
  isView?: boolean;
  /** The transaction it was part of. */
  transaction?: { lsid: Doc; txnNumber: unknown };
  /** The document before and after the change, where its collection keeps them. */
  before?: Buffer;
  after?: Buffer;
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

/** A unit that commits at once, together with what memory knows. */
export interface CommitUnit extends WriteUnit {
  /** Tells how memory goes back to what it was when this unit does not reach the disk. */
  onRollback(undo: () => void): void;
}
