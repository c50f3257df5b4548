import { type Binary, type Doc, isDoc } from '../bson/values.ts';
import { type Index, type IndexState, openIndex } from './indexes/index-definition.ts';
import { decodeRecordId, encodeRecordId, tableKey, tablePrefix } from './keyspace.ts';
import { type KeyRange, type ReadView, prefixRange } from './kv.ts';

/** What is stored of a collection in the catalog. */
export interface CollectionState {
  db: string;
  name: string;
  uuid: Binary;
  table: number;
  options: Doc;
  indexes: IndexState[];
}

/** How much a capped collection holds. */
export interface Held {
  documents: number;
  bytes: number;
}

/** A collection as the engine works with it; one object per collection, shared by everyone. */
export class Collection {
  readonly db: string;
  readonly name: string;
  readonly uuid: Binary;
  readonly table: number;
  readonly prefix: Buffer;
  readonly range: KeyRange;
  options: Doc;
  indexes: Index[];
  /** Called when the stored state must be written again with the next commit. */
  onChange: () => void = () => undefined;
  dropped = false;
  /** What it holds when it is capped; null until counted. */
  held: Held | null = null;
  #nextRecord: number | null = null;

  constructor(state: CollectionState) {
    this.db = state.db;
    this.name = state.name;
    this.uuid = state.uuid;
    this.table = state.table;
    this.prefix = tablePrefix(state.table);
    this.range = prefixRange(this.prefix);
    this.options = state.options;
    this.indexes = state.indexes.map(openIndex);
  }

  get namespace(): string {
    return `${this.db}.${this.name}`;
  }

  /** Changes are logged with the whole document before and after them. */
  get keepsImages(): boolean {
    const images = this.options['changeStreamPreAndPostImages'];
    return isDoc(images) && images['enabled'] === true;
  }

  /** What its documents are a series of; null for an ordinary collection. */
  get timeSeries(): { timeField: string; metaField?: string } | null {
    return (
      (this.options['timeseries'] as { timeField: string; metaField?: string } | undefined) ?? null
    );
  }

  get idIndex(): Index {
    const index = this.indexes[0];
    if (index === undefined) throw new Error(`${this.namespace} has no _id index`);
    return index;
  }

  recordKey(id: number): Buffer {
    return tableKey(this.prefix, encodeRecordId(id));
  }

  recordIdOf(key: Buffer): number {
    return decodeRecordId(key, this.prefix.length);
  }

  /** The next free record id; ids are never used twice. */
  allocateRecordId(committed: ReadView): number {
    if (this.#nextRecord === null) {
      const last = committed.slice(this.range, 1, true)[0];
      this.#nextRecord = last === undefined ? 1 : this.recordIdOf(last.key) + 1;
    }
    return this.#nextRecord++;
  }

  /** Goes on with the record ids of the collection that this one replaces. */
  continueIdsOf(other: Collection): void {
    this.#nextRecord = other.#nextRecord;
  }

  state(): CollectionState {
    const { db, name, uuid, table, options } = this;
    const indexes = this.indexes.map((index) => ({
      table: index.table,
      spec: index.spec,
      multikey: index.multikey,
      longKeys: index.longKeys,
      ready: index.ready,
      ...(index.wildcard ? { holdsPaths: true } : {}),
      ...(index.place && index.holdsPlaces === true ? { holdsPlaces: true } : {}),
    }));
    return { db, name, uuid, table, options, indexes };
  }
}
