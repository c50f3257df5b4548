import { setImmediate as nextTurn } from 'node:timers/promises';
import { Long } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Session } from '../transactions/sessions.ts';

/** Documents of a result one by one as BSON; `null` is a pause. */
export type Results = Iterator<Buffer | null>;

/** What `getMore` reads from: a query's results or a change stream. */
export interface CursorSource {
  /** The next documents, up to a count; `done` when there will be no more. */
  next(count: number, waitMs: number | undefined): Promise<{ docs: Buffer[]; done: boolean }>;
  /** Where a change stream stands; undefined for queries. */
  resumeToken?(): unknown;
  /** Waits for more when there is nothing left. */
  readonly awaits?: boolean;
  close(): void;
}

export interface Cursor {
  id: Long;
  namespace: string;
  source: CursorSource;
  session: Session | null;
  transaction: bigint | null;
  lastUsed: number;
  busy: boolean;
}

const maxBatchBytes = 16 * 1024 * 1024;
const idleMs = 10 * 60 * 1000;

/** Ends the reading of a collection that is gone. */
export function refuseDropped({ dropped, uuid }: Collection): void {
  if (!dropped) return;
  throw new CommandError('QueryPlanKilled', `collection dropped. UUID ${uuid.toString('hex')}`);
}

/** The results of a query, kept where they stopped. */
export class QuerySource implements CursorSource {
  readonly #results: Results;
  readonly #deadline: number;
  readonly #collection: Collection | undefined;
  #pending: Buffer | null = null;

  /**
   * @param maxTimeMs total time the query may work; 0 means no limit.
   * @param collection what is read, while it is there.
   */
  constructor(results: Results, maxTimeMs: number, collection?: Collection) {
    this.#results = results;
    this.#collection = collection;
    this.#deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Infinity;
  }

  async next(count: number): Promise<{ docs: Buffer[]; done: boolean }> {
    if (this.#collection) refuseDropped(this.#collection);
    const docs: Buffer[] = [];
    let bytes = 0;
    let turnStarted = performance.now();
    if (this.#pending) {
      docs.push(this.#pending);
      bytes += this.#pending.length;
      this.#pending = null;
    }
    while (docs.length < count) {
      const result = this.#results.next();
      if (result.done === true) return { docs, done: true };
      const { value } = result;
      if (value === null) {
        const now = performance.now();
        if (now > this.#deadline) {
          throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
        }
        if (now - turnStarted < 5) continue;
        await nextTurn();
        turnStarted = performance.now();
        continue;
      }
      if (docs.length > 0 && bytes + value.length > maxBatchBytes) {
        this.#pending = value;
        break;
      }
      docs.push(value);
      bytes += value.length;
    }
    return { docs, done: false };
  }

  close(): void {
    this.#results.return?.();
  }
}

/** Open cursors by id. */
export class Cursors {
  readonly #cursors = new Map<string, Cursor>();
  #counter = 0;

  open(
    namespace: string,
    source: CursorSource,
    session: Session | null,
    transaction: bigint | null,
  ): Cursor {
    const random = Math.floor(Math.random() * 0x7fffffff);
    const id = Long.fromBits(++this.#counter, random);
    const lastUsed = Date.now();
    const cursor = { id, namespace, source, session, transaction, lastUsed, busy: false };
    this.#cursors.set(id.toString(), cursor);
    return cursor;
  }

  get size(): number {
    return this.#cursors.size;
  }

  find(id: Long): Cursor {
    const cursor = this.#cursors.get(id.toString());
    if (!cursor) throw new CommandError('CursorNotFound', `cursor id ${id.toString()} not found`);
    cursor.lastUsed = Date.now();
    return cursor;
  }

  /** Whether an open cursor reads a change stream. */
  isStream(id: Long): boolean {
    return this.#cursors.get(id.toString())?.source.resumeToken !== undefined;
  }

  kill(id: Long): boolean {
    const cursor = this.#cursors.get(id.toString());
    cursor?.source.close();
    return this.#cursors.delete(id.toString());
  }

  /** Ends the cursors of a session, or only those of one of its transactions. */
  killOf(session: Session, transaction?: bigint): void {
    for (const cursor of this.#cursors.values()) {
      if (cursor.session !== session) continue;
      if (transaction === undefined || cursor.transaction === transaction) this.kill(cursor.id);
    }
  }

  /** Ends cursors nobody read for 10 minutes. */
  expire(): void {
    const oldest = Date.now() - idleMs;
    for (const cursor of this.#cursors.values()) {
      if (cursor.lastUsed < oldest && !cursor.busy) this.kill(cursor.id);
    }
  }

  closeAll(): void {
    for (const cursor of this.#cursors.values()) this.kill(cursor.id);
  }
}
