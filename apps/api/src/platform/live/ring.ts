import type { PlacedEvent } from './follower.ts';
import type { Position } from './cursor.ts';

/** The recent events of the stream without gaps, from `floor` to the last one. */
export class Ring {
  readonly #capacity: number;
  #events: PlacedEvent[] = [];
  #floor: Position;

  constructor(floor: Position, capacity: number) {
    this.#floor = floor;
    this.#capacity = capacity;
  }

  /** Everything after this position is here. */
  get floor(): Position {
    return this.#floor;
  }

  get length(): number {
    return this.#events.length;
  }

  push(event: PlacedEvent): void {
    this.#events.push(event);
    // Cut in one go now and then instead of moving the array for every event.
    if (this.#events.length >= this.#capacity * 2) this.#drop(this.#events.length - this.#capacity);
  }

  /**
   * Puts older events in front, from `from` up to the floor.
   * @returns false when the floor has moved since they were read, so that they do not join.
   */
  extend(from: Position, floor: Position, older: readonly PlacedEvent[]): boolean {
    if (floor !== this.#floor) return false;
    this.#events = [...older, ...this.#events];
    this.#floor = from;
    return true;
  }

  /** The events after a position that is not before the floor. */
  after(position: Position): PlacedEvent[] {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.position ?? 0n) <= position) low = middle + 1;
      else high = middle;
    }
    return this.#events.slice(low);
  }

  #drop(count: number): void {
    const last = this.#events[count - 1];
    if (last) this.#floor = last.position;
    this.#events = this.#events.slice(count);
  }
}
