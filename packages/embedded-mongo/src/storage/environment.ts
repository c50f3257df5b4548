import { constants } from 'node:os';
import { type RangeOptions, type RootDatabase, type Transaction, open } from 'lmdb';
import { CommandError } from '../errors.ts';
import type { Entry, KeyRange, ReadView, WriteView } from './kv.ts';
import { Visitor } from './visitor.ts';

/** Failures after which LMDB goes on as before the commit. */
const { EDQUOT, EFBIG, EINVAL, ENOSPC } = constants.errno;
const noRoom = new Set<number>([EDQUOT, EFBIG, ENOSPC]);

/** LMDB's code for a file it gave up, and what it answers where it no longer begins a transaction. */
const lost = new Set<number>([-30_795, EINVAL]);

/** Whether LMDB itself failed: its errors carry numbers, those of what ran inside do not. */
const isOfStorage = (error: unknown): error is Error & { code: number } =>
  error instanceof Error &&
  !(error instanceof CommandError) &&
  'code' in error &&
  typeof error.code === 'number';

/** Which key is read to see whether any can be. */
const anyKey = Buffer.alloc(4);

export type Durability = 'flushed' | 'relaxed';

/** The LMDB file of one engine. Every key lives in one tree, told apart by a 4-byte prefix. */
export class Environment implements ReadView {
  readonly #db: RootDatabase<Buffer, Buffer>;
  readonly #visitor: Visitor;
  /** LMDB failed in a way that says nothing of what it can still do. */
  #isLost = false;
  #writes = 0;

  constructor(path: string, durability: Durability) {
    this.#db = open<Buffer, Buffer>({
      path,
      // A folder, also when its name has a dot.
      noSubdir: false,
      keyEncoding: 'binary',
      encoding: 'binary',
      noSync: durability === 'relaxed',
      overlappingSync: false,
      noMemInit: true,
      // One reader slot per open transaction.
      maxReaders: 2048,
    });
    this.#visitor = new Visitor(this.#db);
  }

  get writes(): number {
    return this.#writes;
  }

  get(key: Buffer): Buffer | undefined {
    return this.#db.getBinary(key);
  }

  slice(range: KeyRange, limit: number, reverse: boolean): Entry[] {
    return readSlice(this.#db, range, limit, reverse);
  }

  countUpTo(range: KeyRange, most: number): number {
    return countKeys(this.#db, range, most);
  }

  peek(key: Buffer): Buffer | undefined {
    return this.#db.getBinaryFast(key);
  }

  visit(
    range: KeyRange,
    limit: number,
    show: (value: Buffer) => void,
    reverse = false,
  ): Buffer | undefined {
    return this.#visitor.visit(optionsOf(range, reverse), limit, show);
  }

  /** How many keys the range holds. */
  count(range: KeyRange): number {
    return this.#db.getKeysCount({ start: range.lower, end: range.upper });
  }

  /**
   * Runs `action` in one LMDB write transaction. When it returns, the writes are on disk
   * (durability `flushed`) or in the page cache (`relaxed`); when it throws, none happened.
   * @throws OutOfDiskSpace, or FileStreamFailed when LMDB or the disk failed otherwise.
   */
  write<T>(action: (view: WriteView) => T): T {
    const db = this.#db;
    this.#writes++;
    try {
      return db.transactionSync(() =>
        action({
          get: (key) => db.getBinary(key),
          slice: (range, limit, reverse) => readSlice(db, range, limit, reverse),
          countUpTo: (range, most) => countKeys(db, range, most),
          put: (key, value) => void db.put(key, value),
          remove: (key) => void db.remove(key),
        }),
      );
    } catch (error) {
      if (!isOfStorage(error)) throw error;
      const hasNoRoom = noRoom.has(error.code);
      this.#isLost ||= lost.has(error.code);
      throw new CommandError(
        hasNoRoom ? 'OutOfDiskSpace' : 'FileStreamFailed',
        `The storage failed: ${error.message}`,
      );
    }
  }

  /**
   * Whether LMDB gave the file up because the last step of a commit failed: it then takes no
   * transaction any more, and reads outside of one answer as if there were nothing.
   */
  isBroken(): boolean {
    if (this.#isLost) return true;
    try {
      this.#db.resetReadTxn();
      this.#db.getBinary(anyKey);
      return false;
    } catch {
      return true;
    }
  }

  /** A consistent view of this moment; it pins pages until `release` is called. */
  snapshot(): Snapshot {
    this.#db.resetReadTxn();
    return new Snapshot(this.#db, this.#db.useReadTransaction());
  }

  /** Resolves when everything written is on the disk, also with relaxed durability. */
  async flush(): Promise<void> {
    await this.#db.flushed;
  }

  async close(): Promise<void> {
    await this.#db.close();
  }
}

/** A read transaction held open for one multi-document transaction. */
export class Snapshot implements ReadView {
  readonly #db: RootDatabase<Buffer, Buffer>;
  #transaction: Transaction | null;

  constructor(db: RootDatabase<Buffer, Buffer>, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
  }

  get(key: Buffer): Buffer | undefined {
    return this.#db.get(key, { transaction: this.#open() });
  }

  slice(range: KeyRange, limit: number, reverse: boolean): Entry[] {
    return readSlice(this.#db, range, limit, reverse, this.#open());
  }

  countUpTo(range: KeyRange, most: number): number {
    return countKeys(this.#db, range, most, this.#open());
  }

  release(): void {
    this.#transaction?.done();
    this.#transaction = null;
  }

  get released(): boolean {
    return this.#transaction === null;
  }

  #open(): Transaction {
    if (this.#transaction === null) {
      throw new CommandError('SnapshotTooOld', 'The snapshot of this read is no longer kept.');
    }
    return this.#transaction;
  }
}

/** LMDB skips keys much faster than it shows them, but counts them without an end. */
function countKeys(
  db: RootDatabase<Buffer, Buffer>,
  range: KeyRange,
  most: number,
  transaction?: Transaction,
): number {
  const keys = { start: range.lower, end: range.upper };
  const options = transaction === undefined ? keys : { ...keys, transaction };
  const beyond = db.getKeys({ ...options, offset: most - 1, limit: 1 });
  for (const _key of beyond) return most;
  return db.getKeysCount(options);
}

function readSlice(
  db: RootDatabase<Buffer, Buffer>,
  range: KeyRange,
  limit: number,
  reverse: boolean,
  transaction?: Transaction,
): Entry[] {
  const bounds = optionsOf(range, reverse);
  const options = transaction === undefined ? bounds : { ...bounds, transaction };
  return Array.from(db.getRange({ ...options, limit }));
}

/** How LMDB is told to walk a range. */
function optionsOf({ lower, upper }: KeyRange, reverse: boolean): RangeOptions {
  return reverse
    ? { start: upper, exclusiveStart: true, end: lower, inclusiveEnd: true, reverse }
    : { start: lower, end: upper };
}
