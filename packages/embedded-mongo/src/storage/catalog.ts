import { randomBytes } from 'node:crypto';
import { decode, encode } from '../bson/codec.ts';
import { Binary, type Doc, Int32, toNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { Collection, type CollectionState } from './collection.ts';
import { type Index, type IndexState, openIndex } from './indexes/index-definition.ts';
import { tableKey, tablePrefix, tables } from './keyspace.ts';
import { type ReadView, type WriteView, prefixRange, walk } from './kv.ts';
import type { CommitUnit } from './write-unit.ts';

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
  create(unit: CommitUnit, db: string, name: string, options: Doc): Collection {
    const made = this.admit(unit, this.prepare(db, name, options));
    this.logCreation(unit, made);
    return made;
  }

  /** Makes an empty collection that is not part of the catalog until it is admitted. */
  prepare(db: string, name: string, options: Doc): Collection {
    checkNamespace(db, name);
    const { collation, timeseries } = options;
    const id = {
      v: new Int32(2),
      key: { _id: new Int32(1) },
      name: '_id_',
      ...(collation === undefined ? {} : { collation }),
      ...(timeseries === undefined ? {} : { unique: false }),
    };
    const table = this.#allocate();
    const indexes = [{ ...this.#newIndexState(id), ready: true }];
    return new Collection({ db, name, uuid: new Binary(randomUuid(), 4), table, options, indexes });
  }

  /** Gives a collection that is not yet part of the catalog an index. */
  prepareIndex(collection: Collection, spec: Doc): void {
    const index = openIndex({ ...this.#newIndexState(spec), ready: true });
    collection.indexes = [...collection.indexes, index];
  }

  /** Adds a prepared collection. */
  admit(unit: CommitUnit, collection: Collection): Collection {
    this.#add(collection);
    unit.onRollback(() => this.#drop(collection));
    this.save(unit.view, collection);
    return collection;
  }

  /** Logs that a collection was made, which some change streams tell. */
  logCreation(unit: CommitUnit, collection: Collection): void {
    const { idIndex, options } = collection;
    logDefinition(unit, collection, 'create', { ...options, idIndex: idIndex.spec });
    const others = collection.indexes.slice(1).map((index) => index.spec);
    if (others.length > 0) logDefinition(unit, collection, 'createIndexes', { indexes: others });
  }

  save(view: WriteView, collection: Collection): void {
    if (!collection.dropped) view.put(catalogKey(collection), encode(storedState(collection)));
  }

  /** Saves the collections whose state changed since the last commit. */
  saveDirty(view: WriteView): void {
    for (const each of this.#dirty) this.save(view, each);
  }

  /** What was saved with the last commit is on disk. */
  settleDirty(): void {
    this.#dirty.clear();
  }

  /** Forgets a collection; its records are swept later. */
  remove(unit: CommitUnit, collection: Collection): void {
    this.#leave(unit, collection);
    this.discardTable(unit.view, collection.table);
    for (const index of collection.indexes) this.discardTable(unit.view, index.table);
  }

  /** Gives the collection another name, keeping its records. */
  rename(unit: CommitUnit, collection: Collection, db: string, name: string): Collection {
    checkNamespace(db, name);
    this.#leave(unit, collection);
    const renamed = new Collection({ ...collection.state(), db, name });
    renamed.continueIdsOf(collection);
    return this.admit(unit, renamed);
  }

  /** An empty collection of the same name and indexes in another database. */
  cloneOf(unit: CommitUnit, source: Collection, db: string): Collection {
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
    return this.admit(unit, copy);
  }

  /** Adds an index that is still to be built. */
  addIndex(unit: CommitUnit, collection: Collection, spec: Doc): Index {
    const index = openIndex(this.#newIndexState(spec));
    this.#replaceIndexes(unit, collection, [...collection.indexes, index]);
    return index;
  }

  /** Lets queries use an index, from a commit number on. */
  finishIndex(unit: CommitUnit, collection: Collection, index: Index, readyAt: number): void {
    index.ready = true;
    index.readyAt = readyAt;
    unit.onRollback(() => {
      index.ready = false;
    });
    this.save(unit.view, collection);
    logDefinition(unit, collection, 'createIndexes', { indexes: [index.spec] });
  }

  removeIndex(unit: CommitUnit, collection: Collection, index: Index): void {
    const others = collection.indexes.filter((each) => each !== index);
    if (others.length === collection.indexes.length) return;
    this.discardTable(unit.view, index.table);
    this.#replaceIndexes(unit, collection, others);
    if (index.ready) logDefinition(unit, collection, 'dropIndexes', { indexes: [index.spec] });
  }

  /** Changes options of an index that leave its entries as they are; undefined takes one away. */
  changeIndex(unit: CommitUnit, collection: Collection, index: Index, changes: Doc): void {
    const before = { ...index };
    unit.onRollback(() => Object.assign(index, before));
    const spec = changed(index.spec, changes);
    const { readyAt, uses, usesSince } = index;
    Object.assign(index, openIndex({ ...index, spec }), { readyAt, uses, usesSince });
    this.save(unit.view, collection);
    const was: Doc = {};
    for (const name of Object.keys(changes)) was[name] = before.spec[name];
    const modified = { index: { name: index.name, ...changes } };
    const indexOptions = changed({}, was);
    logModified(unit, collection, modified, collection.options, { indexOptions });
  }

  /** Puts an empty index of another kind in the place of one, to be filled in the same commit. */
  replaceIndex(unit: CommitUnit, collection: Collection, index: Index, spec: Doc): Index {
    const made = openIndex({ ...this.#newIndexState(spec), ready: true });
    made.multikey = [...index.multikey];
    this.discardTable(unit.view, index.table);
    this.#replaceIndexes(
      unit,
      collection,
      collection.indexes.map((each) => (each === index ? made : each)),
    );
    const unique = { index: { name: made.name, unique: true } };
    logModified(unit, collection, unique, collection.options);
    return made;
  }

  /** Changes the options of a collection. */
  changeOptions(unit: CommitUnit, collection: Collection, changes: Doc): void {
    const before = collection.options;
    unit.onRollback(() => {
      collection.options = before;
    });
    collection.options = changed(before, changes);
    this.save(unit.view, collection);
    logModified(unit, collection, changes, before);
  }

  /** Removes indexes whose build a crash has cut off: nobody was told that they exist. */
  dropUnfinished(view: WriteView): void {
    for (const collection of this.all()) {
      const unfinished = collection.indexes.filter((index) => !index.ready);
      if (unfinished.length === 0) continue;
      for (const { table } of unfinished) this.discardTable(view, table);
      collection.indexes = collection.indexes.filter((index) => index.ready);
      this.save(view, collection);
    }
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

  #newIndexState(spec: Doc): IndexState {
    const multikey = Object.keys(spec['key'] as Doc).map(() => false);
    const table = this.#allocate();
    const holds = { holdsPlaces: true, holdsPaths: true };
    return { table, spec, multikey, longKeys: false, ready: false, ...holds };
  }

  #leave(unit: CommitUnit, collection: Collection): void {
    unit.view.remove(catalogKey(collection));
    this.#drop(collection);
    unit.onRollback(() => {
      collection.dropped = false;
      this.#add(collection);
    });
  }

  #replaceIndexes(unit: CommitUnit, collection: Collection, indexes: Index[]): void {
    const before = collection.indexes;
    unit.onRollback(() => {
      collection.indexes = before;
    });
    collection.indexes = indexes;
    this.save(unit.view, collection);
  }

  #drop(collection: Collection): void {
    collection.dropped = true;
    const siblings = this.#databases.get(collection.db);
    if (siblings?.get(collection.name) === collection) siblings.delete(collection.name);
    if (siblings?.size === 0) this.#databases.delete(collection.db);
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

function logDefinition(
  unit: CommitUnit,
  { db, name, uuid }: Collection,
  kind: 'create' | 'createIndexes' | 'dropIndexes',
  operationDescription: Doc,
): void {
  unit.log({ kind, db, collection: name, uuid, operationDescription });
}

/** Options with some of them changed; undefined takes one away. */
function changed(before: Doc, changes: Doc): Doc {
  const given = Object.entries({ ...before, ...changes });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** @param before the options of the collection as they were. */
function logModified(
  unit: CommitUnit,
  { db, name, uuid }: Collection,
  operationDescription: Doc,
  before: Doc,
  more: Doc = {},
): void {
  const stateBeforeChange = { collectionOptions: { uuid, ...before }, ...more };
  unit.log({ kind: 'modify', db, collection: name, uuid, operationDescription, stateBeforeChange });
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

export function checkNamespace(db: string, name: string): void {
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
