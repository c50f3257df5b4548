import { randomBytes } from 'node:crypto';
import { decode, encode } from '../bson/codec.ts';
import { Binary, type Doc, Int32, toNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { Collection, type CollectionState } from './collection.ts';
import type { IndexState } from './index-definition.ts';
import { tableKey, tablePrefix, tables } from './keyspace.ts';
import { type ReadView, type WriteView, prefixRange, walk } from './kv.ts';

const catalogPrefix = tablePrefix(tables.catalog);
const garbagePrefix = tablePrefix(tables.garbage);

/** All databases, collections and indexes, held in memory and stored as one entry each. */
export class Catalog {
  readonly #databases = new Map<string, Map<string, Collection>>();
  readonly #dirty = new Set<Collection>();
  #nextTable = tables.firstFree;

  constructor(view: ReadView) {
    for (const { value } of walk(view, prefixRange(catalogPrefix))) {
      this.#add(new Collection(readState(decode(value))));
    }
    for (const { key } of walk(view, prefixRange(garbagePrefix)))
      this.#reserve(key.readUInt32BE(4));
  }

  find(db: string, name: string): Collection | undefined {
    return this.#databases.get(db)?.get(name);
  }

  databases(): string[] {
    return [...this.#databases.keys()].toSorted();
  }

  collections(db: string): Collection[] {
    return [...(this.#databases.get(db)?.values() ?? [])];
  }

  all(): Collection[] {
    return [...this.#databases.values()].flatMap((each) => [...each.values()]);
  }

  /** Adds an empty collection with its `_id` index. */
  create(view: WriteView, db: string, name: string, options: Doc): Collection {
    checkNamespace(db, name);
    const table = this.#allocate();
    const collection = new Collection({
      db,
      name,
      uuid: new Binary(randomUuid(), 4),
      table,
      options,
      indexes: [this.newIndexState({ v: new Int32(2), key: { _id: new Int32(1) }, name: '_id_' })],
    });
    (collection.indexes[0] as IndexState).ready = true;
    this.#add(collection);
    this.save(view, collection);
    return collection;
  }

  newIndexState(spec: Doc): IndexState {
    const multikey = Object.keys(spec['key'] as Doc).map(() => false);
    return { table: this.#allocate(), spec, multikey, longKeys: false, ready: false };
  }

  save(view: WriteView, collection: Collection): void {
    view.put(catalogKey(collection), encode(storedState(collection)));
  }

  /** Saves the collections whose state changed since the last commit. */
  saveDirty(view: WriteView): void {
    for (const each of this.#dirty) if (!each.dropped) this.save(view, each);
    this.#dirty.clear();
  }

  /** Forgets a collection; its records are swept later. */
  remove(view: WriteView, collection: Collection): void {
    collection.dropped = true;
    view.remove(catalogKey(collection));
    this.discardTable(view, collection.table);
    for (const index of collection.indexes) this.discardTable(view, index.table);
    const siblings = this.#databases.get(collection.db);
    siblings?.delete(collection.name);
    if (siblings?.size === 0) this.#databases.delete(collection.db);
  }

  /** Gives the collection another name, keeping its records. */
  rename(view: WriteView, collection: Collection, db: string, name: string): Collection {
    checkNamespace(db, name);
    view.remove(catalogKey(collection));
    collection.dropped = true;
    const siblings = this.#databases.get(collection.db);
    siblings?.delete(collection.name);
    if (siblings?.size === 0) this.#databases.delete(collection.db);
    const renamed = new Collection({ ...collection.state(), db, name });
    this.#add(renamed);
    this.save(view, renamed);
    return renamed;
  }

  /** An empty collection of the same name and indexes in another database. */
  cloneOf(view: WriteView, source: Collection, db: string): Collection {
    checkNamespace(db, source.name);
    const state = source.state();
    const copy = new Collection({
      ...state,
      db,
      uuid: new Binary(randomUuid(), 4),
      table: this.#allocate(),
      indexes: state.indexes
        .filter((index) => index.ready)
        .map((index) => ({ ...index, multikey: [...index.multikey], table: this.#allocate() })),
    });
    this.#add(copy);
    this.save(view, copy);
    return copy;
  }

  discardTable(view: WriteView, table: number): void {
    view.put(tableKey(garbagePrefix, tablePrefix(table)), Buffer.alloc(1));
  }

  /** Deletes up to `limit` entries of discarded tables; returns how many there were. */
  sweep(view: WriteView, limit: number): number {
    const garbage = view.slice(prefixRange(garbagePrefix), 1, false)[0];
    if (garbage === undefined) return 0;
    const entries = view.slice(prefixRange(garbage.key.subarray(4)), limit, false);
    for (const { key } of entries) view.remove(key);
    if (entries.length < limit) view.remove(garbage.key);
    return Math.max(entries.length, 1);
  }

  #add(collection: Collection): void {
    let collections = this.#databases.get(collection.db);
    if (collections === undefined) {
      collections = new Map();
      this.#databases.set(collection.db, collections);
    }
    collections.set(collection.name, collection);
    collection.onChange = () => this.#dirty.add(collection);
    this.#reserve(collection.table);
    for (const index of collection.indexes) this.#reserve(index.table);
  }

  #allocate(): number {
    return this.#nextTable++;
  }

  #reserve(table: number): void {
    this.#nextTable = Math.max(this.#nextTable, table + 1);
  }
}

function catalogKey(collection: Collection): Buffer {
  return tableKey(catalogPrefix, Buffer.from(collection.namespace));
}

function storedState(collection: Collection): Doc {
  const state = collection.state();
  return {
    ...state,
    table: new Int32(state.table),
    indexes: state.indexes.map((index) => ({ ...index, table: new Int32(index.table) })),
  };
}

function readState(doc: Doc): CollectionState {
  const state = doc as unknown as CollectionState;
  return {
    ...state,
    table: toNumber(state.table),
    indexes: state.indexes.map((index) => ({ ...index, table: toNumber(index.table) })),
  };
}

function randomUuid(): Buffer {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes;
}

function checkNamespace(db: string, name: string): void {
  if (db === '' || /[/\\. "$\0]/.test(db) || Buffer.byteLength(db) > 63) {
    throw new CommandError('InvalidNamespace', `Invalid database name: '${db}'`);
  }
  if (name === '' || name.startsWith('.') || name.endsWith('.') || /[\0$]/.test(name)) {
    throw new CommandError('InvalidNamespace', `Invalid collection name: ${name}`);
  }
  if (name.startsWith('system.')) {
    throw new CommandError('InvalidNamespace', `Invalid system namespace: ${db}.${name}`);
  }
  if (Buffer.byteLength(`${db}.${name}`) > 255) {
    throw new CommandError('InvalidNamespace', `Namespace is too long: ${db}.${name}`);
  }
}
