import { decode, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import { tableKey, tablePrefix, tables } from './keyspace.ts';
import { type ReadView, prefixRange, walk } from './kv.ts';
import type { CommitUnit } from './write-unit.ts';

/** A pipeline with a name: what it shows is computed when it is read. */
export interface View {
  db: string;
  name: string;
  /** `viewOn`, `pipeline` and `collation`, as `listCollections` shows them. */
  options: Doc;
}

const prefix = tablePrefix(tables.views);

/** All views, held in memory and stored as one entry each. */
export class Views {
  readonly #views = new Map<string, View>();

  constructor(view: ReadView) {
    for (const { value } of walk(view, prefixRange(prefix))) {
      this.#keep(decode(value) as unknown as View);
    }
  }

  find(db: string, name: string): View | undefined {
    return this.#views.get(`${db}.${name}`);
  }

  of(db: string): View[] {
    return [...this.#views.values()].filter((each) => each.db === db);
  }

  /** Adds a view, or puts it in place of the one with its name. */
  put(unit: CommitUnit, view: View): void {
    const { db, name, options } = view;
    const before = this.find(db, name);
    const kind = before ? 'modify' : 'create';
    unit.log({ kind, db, collection: name, operationDescription: options, isView: true });
    unit.onRollback(() => (before ? this.#keep(before) : this.#forget(view)));
    this.#keep(view);
    unit.view.put(keyOf(view), encode({ ...view }));
  }

  remove(unit: CommitUnit, view: View): void {
    unit.log({ kind: 'drop', db: view.db, collection: view.name, isView: true });
    this.#remove(unit, view);
  }

  /** Removes the views of a database that goes as a whole. */
  removeAll(unit: CommitUnit, db: string): void {
    for (const view of this.of(db)) this.#remove(unit, view);
  }

  #remove(unit: CommitUnit, view: View): void {
    unit.onRollback(() => this.#keep(view));
    this.#forget(view);
    unit.view.remove(keyOf(view));
  }

  #keep(view: View): void {
    this.#views.set(`${view.db}.${view.name}`, view);
  }

  #forget({ db, name }: View): void {
    this.#views.delete(`${db}.${name}`);
  }
}

function keyOf({ db, name }: View): Buffer {
  return tableKey(prefix, Buffer.from(`${db}.${name}`));
}
