import type { Entry, KeyRange, ReadView, WriteView } from './kv.ts';

/** Byte strings compare like the bytes they hold, so they can key a Map and be sorted. */
function name(key: Buffer): string {
  return key.toString('latin1');
}

/** Writes held in memory over a view below: the unit of a statement or of a transaction. */
export class Overlay implements WriteView {
  readonly #base: ReadView;
  readonly #changes = new Map<string, Buffer | null>();
  #sorted: string[] | null = [];

  constructor(base: ReadView) {
    this.#base = base;
  }

  get size(): number {
    return this.#changes.size;
  }

  get(key: Buffer): Buffer | undefined {
    if (this.#changes.size > 0) {
      const change = this.#changes.get(name(key));
      if (change !== undefined) return change ?? undefined;
    }
    return this.#base.get(key);
  }

  put(key: Buffer, value: Buffer): void {
    this.#set(name(key), value);
  }

  remove(key: Buffer): void {
    this.#set(name(key), null);
  }

  slice(range: KeyRange, limit: number, reverse: boolean): Entry[] {
    const changed = this.#changedIn(range);
    if (changed.length === 0) return this.#base.slice(range, limit, reverse);
    if (reverse) changed.reverse();
    const removed = changed.filter((key) => this.#changes.get(key) === null).length;
    const below = this.#base.slice(range, limit + removed, reverse);
    return this.#merge(below, changed, limit, reverse);
  }

  countUpTo(range: KeyRange, most: number): number {
    const changed = this.#changedIn(range);
    const added = changed.filter((key) => this.#changes.get(key) !== null).length;
    return added >= most ? most : Math.min(most, this.#base.countUpTo(range, most) + added);
  }

  /** Applies the changes to another view and forgets nothing. */
  applyTo(target: WriteView): void {
    for (const [key, value] of this.#changes) {
      const bytes = Buffer.from(key, 'latin1');
      if (value === null) target.remove(bytes);
      else target.put(bytes, value);
    }
  }

  #set(key: string, value: Buffer | null): void {
    if (!this.#changes.has(key)) this.#sorted = null;
    this.#changes.set(key, value);
  }

  #changedIn(range: KeyRange): string[] {
    if (this.#changes.size === 0) return [];
    this.#sorted ??= [...this.#changes.keys()].toSorted(byBytes);
    const start = lowerBound(this.#sorted, name(range.lower));
    return this.#sorted.slice(start, lowerBound(this.#sorted, name(range.upper)));
  }

  #merge(below: Entry[], changed: string[], limit: number, reverse: boolean): Entry[] {
    const result: Entry[] = [];
    let next = 0;
    const takeChange = (key: string): void => {
      const value = this.#changes.get(key);
      if (value) result.push({ key: Buffer.from(key, 'latin1'), value });
    };
    for (const entry of below) {
      const key = name(entry.key);
      while (next < changed.length && precedes(changed[next] as string, key, reverse)) {
        takeChange(changed[next++] as string);
      }
      if (changed[next] === key) takeChange(changed[next++] as string);
      else result.push(entry);
      if (result.length >= limit) return result.slice(0, limit);
    }
    while (next < changed.length && result.length < limit) takeChange(changed[next++] as string);
    return result.slice(0, limit);
  }
}

function precedes(a: string, b: string, reverse: boolean): boolean {
  return reverse ? a > b : a < b;
}

function byBytes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function lowerBound(sorted: string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
