import { withPlace } from './growing-array.ts';

/** What is saved of the places of documents. */
export interface SavedSlots {
  ids: readonly string[];
  /** The group of each, from 1; 0 where there is no document. */
  groups: Uint8Array;
}

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
  /** The beginnings of the ids as numbers of the same order: most ids are told apart by these. */
  #beginnings = new Float64Array(1024);

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
    this.#beginnings = withPlace(this.#beginnings, slot);
    this.#beginnings[slot] = beginningOf(id);
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

  /** Whether the id of the document at a slot is greater than that of another. */
  hasGreaterId(slot: number, other: number): boolean {
    const difference = (this.#beginnings[slot] ?? 0) - (this.#beginnings[other] ?? 0);
    return difference === 0 ? this.idAt(slot) > this.idAt(other) : difference > 0;
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

  get saved(): SavedSlots {
    return { ids: this.#bySlot, groups: this.#groupAt.slice(0, this.end) };
  }

  /** Takes up what was saved of another one; there is nothing in this one yet. */
  restore({ ids, groups }: SavedSlots): void {
    this.#groupAt = groups.slice();
    this.#beginnings = Float64Array.from(ids, beginningOf);
    for (const [slot, id] of ids.entries()) {
      this.#bySlot.push(id);
      if (groups[slot]) this.#byId.set(id, slot);
      else this.#free.push(slot);
    }
  }
}

/** So many letters of 7 bits are one exact number. */
const lettersInNumber = 7;

/** The first letters of an id as a number, up to one that is none of ASCII. */
function beginningOf(id: string): number {
  let number = 0;
  let isPlain = true;
  for (let place = 0; place < lettersInNumber; place += 1) {
    const letter: number = isPlain && place < id.length ? Math.min(id.charCodeAt(place), 127) : 0;
    isPlain &&= letter < 127;
    number = number * 128 + letter;
  }
  return number;
}
