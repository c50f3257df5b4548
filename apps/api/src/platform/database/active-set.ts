import type { mongo } from 'mongoose';

/** What each set notes in its items. */
interface Placed {
  [place: symbol]: number | undefined;
}

/**
 * What is under way: a set that things enter and leave with every command.
 *
 * A `Set` of the language that so much passes through is rebuilt every few dozen times, and in V8 each
 * of its former tables leads to the next. Once one of them is old, whatever was in those after it stays
 * until everything is collected: sessions, cursors and the documents that they hold.
 */
export class ActiveSet<Item extends object> implements Iterable<Item> {
  readonly #items: Item[] = [];
  /** Where each is among them, beside which it can be found without looking. */
  readonly #place = Symbol('place');

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): this {
    if (this.#placeOf(item) === undefined) this.#put(item, this.#items.length);
    return this;
  }

  /** Whether it was there. */
  delete(item: Item): boolean {
    const place = this.#placeOf(item);
    const last = this.#items.at(-1);
    if (place === undefined || last === undefined) return false;
    this.#items.pop();
    if (last !== item) this.#put(last, place);
    this.#forget(item);
    return true;
  }

  clear(): void {
    for (const item of this.#items.splice(0)) this.#forget(item);
  }

  /** Those that are there now, whatever enters or leaves meanwhile. */
  [Symbol.iterator](): IterableIterator<Item> {
    return [...this.#items].values();
  }

  #placeOf(item: Item): number | undefined {
    return (item as Placed)[this.#place];
  }

  #put(item: Item, place: number): void {
    this.#items[place] = item;
    (item as Placed)[this.#place] = place;
  }

  #forget(item: Item): void {
    (item as Placed)[this.#place] = undefined;
  }
}

/** What the driver keeps of a client for closing it. */
const keptByDriver = ['activeSessions', 'activeCursors'];

/**
 * Lets a client of the driver keep what is under way in sets that don't outlive it. A driver that keeps
 * it elsewhere is left as it is.
 */
export function replaceActiveSets(client: mongo.MongoClient): void {
  const { s: state = {} } = client as unknown as { s?: Record<string, unknown> };
  for (const name of keptByDriver) {
    const kept = state[name];
    if (kept instanceof Set) state[name] = new ActiveSet(kept as Set<object>);
  }
}
