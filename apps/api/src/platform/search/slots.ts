import { withPlace } from './growing.ts';

/**
 * Places of documents: small numbers that index the arrays of the index, used again when a document
 * goes. Nothing that is answered depends on them.
 */
export class Slots {
  readonly #groups: readonly string[];
  readonly #bySlot: string[] = [];
  readonly #byId = new Map<string, number>();
  readonly #free: number[] = [];
  #groupAt = new Uint8Array(1024);

  constructor(groups: readonly string[]) {
    this.#groups = groups;
  }

  /** One above the highest slot in use so far. */
  get end(): number {
    return this.#bySlot.length;
  }

  find(id: string): number | undefined {
    return this.#byId.get(id);
  }

  /** A slot for a document that has none. */
  take(id: string, group: string): number {
    const slot = this.#free.pop() ?? this.#bySlot.length;
    this.#groupAt = withPlace(this.#groupAt, slot);
    this.#bySlot[slot] = id;
    this.#byId.set(id, slot);
    this.#groupAt[slot] = this.groupNumber(group) + 1;
    return slot;
  }

  release(slot: number): void {
    this.#byId.delete(this.idAt(slot));
    this.#bySlot[slot] = '';
    this.#groupAt[slot] = 0;
    this.#free.push(slot);
  }

  idAt(slot: number): string {
    return this.#bySlot[slot] ?? '';
  }

  /** The number of the group of the document at a slot; -1 where there is none. */
  groupAt(slot: number): number {
    return (this.#groupAt[slot] ?? 0) - 1;
  }

  groupNumber(group: string): number {
    const number = this.#groups.indexOf(group);
    if (number < 0) throw new Error(`There is no group ${group}.`);
    return number;
  }

  /** How many documents there are. */
  get size(): number {
    return this.#byId.size;
  }
}
