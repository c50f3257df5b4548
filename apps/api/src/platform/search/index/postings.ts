import { withPlace } from './growing-array.ts';

/**
 * Where a word occurs: the slots of documents in ascending order, each with what the word counts
 * there. Six bytes an entry; adding and removing move the entries behind it.
 */
export class Postings {
  slots = new Uint32Array(4);
  /** What the word counts in the document of the same place, 1 to 65,535. */
  impacts = new Uint16Array(4);
  length = 0;

  /** Those of some slots, in ascending order, with what the word counts in each. */
  static of(slots: Uint32Array, impacts: Uint16Array): Postings {
    return Object.assign(new Postings(), { slots, impacts, length: slots.length });
  }

  /** Adds a slot that is not among them. */
  add(slot: number, impact: number): void {
    this.slots = withPlace(this.slots, this.length);
    this.impacts = withPlace(this.impacts, this.length);
    const isLast = this.length === 0 || (this.slots[this.length - 1] ?? 0) < slot;
    const place = isLast ? this.length : this.#placeOf(slot);
    if (!isLast) {
      this.slots.copyWithin(place + 1, place, this.length);
      this.impacts.copyWithin(place + 1, place, this.length);
    }
    this.slots[place] = slot;
    this.impacts[place] = impact;
    this.length += 1;
  }

  remove(slot: number): void {
    const place = this.#placeOf(slot);
    if (this.slots[place] !== slot || place === this.length) return;
    this.slots.copyWithin(place, place + 1, this.length);
    this.impacts.copyWithin(place, place + 1, this.length);
    this.length -= 1;
  }

  /** What the word counts in the document at a slot; 0 where it does not occur. */
  impactAt(slot: number): number {
    const place = this.#placeOf(slot);
    return place < this.length && this.slots[place] === slot ? (this.impacts[place] ?? 0) : 0;
  }

  #placeOf(slot: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.slots[middle] ?? 0) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
