import { setImmediate as nextTurn } from 'node:timers/promises';
import { CommandError } from '../errors.ts';
import { Found } from '../query/found.ts';
import type { Matcher } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import { type ReadView, rest, walk } from '../storage/kv.ts';
import type { Oplog } from '../storage/oplog.ts';
import { type CursorSource, refuseDropped } from './cursors.ts';

const sliceSize = 200;

/** Follows a capped collection: what is added later comes with later batches. */
export class Tailing implements CursorSource {
  readonly #view: ReadView;
  readonly #oplog: Oplog;
  readonly #collection: Collection;
  readonly #matches: Matcher;
  readonly #show: (found: Found) => Buffer;
  readonly awaits: boolean;
  #last: Buffer | null = null;
  #closed = false;

  constructor(
    source: { view: ReadView; oplog: Oplog; collection: Collection },
    matches: Matcher,
    show: (found: Found) => Buffer,
    awaits: boolean,
  ) {
    this.#view = source.view;
    this.#oplog = source.oplog;
    this.#collection = source.collection;
    this.#matches = matches;
    this.#show = show;
    this.awaits = awaits;
  }

  async next(
    count: number,
    waitMs: number | undefined,
  ): Promise<{ docs: Buffer[]; done: boolean }> {
    const deadline = performance.now() + (this.awaits ? (waitMs ?? 0) : 0);
    const docs: Buffer[] = [];
    for (;;) {
      await this.#read(docs, count);
      // There is nothing to follow in a collection that has never held anything.
      if (this.#last === null) return { docs, done: true };
      const left = deadline - performance.now();
      if (docs.length > 0 || this.#closed || left <= 0) return { docs, done: false };
      await this.#oplog.nextChange(left);
    }
  }

  close(): void {
    this.#closed = true;
    this.#oplog.notify();
  }

  async #read(docs: Buffer[], count: number): Promise<void> {
    const collection = this.#collection;
    refuseDropped(collection);
    let { range } = collection;
    if (this.#last) {
      if (this.#view.get(this.#last) === undefined) throw positionLost(collection, this.#last);
      range = rest(range, this.#last, false);
    }
    let looked = 0;
    for (const { key, value } of walk(this.#view, range)) {
      if (docs.length >= count) return;
      if (++looked % sliceSize === 0) await nextTurn();
      this.#last = key;
      const found = new Found(collection.recordIdOf(key), value);
      if (this.#matches(found.doc)) docs.push(this.#show(found));
    }
  }
}

function positionLost(collection: Collection, last: Buffer): CommandError {
  return new CommandError(
    'CappedPositionLost',
    `CollectionScan died due to position in capped collection being deleted. Last seen record id: RecordId(${collection.recordIdOf(last)})`,
  );
}
