/** The first so many of the items offered, in their order: what else is offered costs one comparison. */
export class FirstItems<Item> {
  readonly items: Item[] = [];
  readonly #size: number;
  readonly #isBefore: (one: Item, other: Item) => boolean;

  constructor(size: number, isBefore: (one: Item, other: Item) => boolean) {
    this.#size = size;
    this.#isBefore = isBefore;
  }

  offer(item: Item): void {
    const { items } = this;
    const last = items[this.#size - 1];
    if (this.#size === 0 || (last !== undefined && !this.#isBefore(item, last))) return;
    let low = 0;
    let high = items.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBefore(item, items[middle] as Item)) high = middle;
      else low = middle + 1;
    }
    items.splice(low, 0, item);
    if (items.length > this.#size) items.pop();
  }
}
