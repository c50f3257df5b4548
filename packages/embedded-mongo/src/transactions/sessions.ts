import { decode, encode } from '../bson/codec.ts';
import { Binary, type Doc, Long, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { tableKey, tablePrefix, tables } from '../storage/keyspace.ts';
import { type ReadView, type WriteView, prefixRange, rest } from '../storage/kv.ts';
import { StatementResults } from './statement-results.ts';
import type { Transaction } from './transaction.ts';

/** What a session's newest transaction number has done; kept on disk for retries. */
interface History {
  number: bigint;
  committed: boolean;
  /** Results of the statements carried out, by statement number. */
  results: StatementResults;
}

const prefix = tablePrefix(tables.sessions);
const idleMs = 30 * 60 * 1000;

/** A logical session of a client. */
export class Session {
  readonly key: Buffer;
  readonly lsid: Doc;
  lastUsed = Date.now();
  transaction: Transaction | null = null;
  history: History | null = null;
  /** The number of the newest transaction that was begun; -1 before the first. */
  begun = -1n;

  constructor(key: Buffer, lsid: Doc) {
    this.key = key;
    this.lsid = lsid;
  }

  /** The results kept for retries of this transaction number; loads them when needed. */
  resultsOf(view: ReadView, number: bigint): StatementResults {
    this.checkNumber(view, number);
    const { history } = this;
    if (history?.number !== number) {
      this.history = { number, committed: false, results: new StatementResults() };
    }
    return (this.history as History).results;
  }

  /** True when the transaction with this number has been committed. */
  hasCommitted(view: ReadView, number: bigint): boolean {
    this.load(view);
    return this.history?.number === number && this.history.committed;
  }

  /** True when statements under this number were carried out already. */
  hasResultsOf(view: ReadView, number: bigint): boolean {
    this.load(view);
    return this.history?.number === number && !this.history.results.isEmpty;
  }

  /** The newest number that a transaction or a retryable write came with; -1 before the first. */
  newest(view: ReadView): bigint {
    this.load(view);
    const written = this.history?.number ?? -1n;
    return written > this.begun ? written : this.begun;
  }

  checkNumber(view: ReadView, number: bigint): void {
    const newest = this.newest(view);
    if (number < newest) throw tooOld(number, newest);
  }

  /**
   * The open transaction with a number.
   * @throws what MongoDB says of one that has ended, or was never begun.
   */
  openTransaction(view: ReadView, number: bigint): Transaction {
    this.checkNumber(view, number);
    const { transaction } = this;
    if (transaction?.number === number && transaction.state === 'open') return transaction;
    if (this.hasCommitted(view, number)) {
      throw new CommandError('TransactionCommitted', `Transaction ${number} has been committed.`);
    }
    throw new CommandError(
      'NoSuchTransaction',
      this.begun === number
        ? `Transaction ${number} has been aborted.`
        : `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${this.newest(view)}`,
    );
  }

  markCommitted(view: WriteView, number: bigint): void {
    this.history = { number, committed: true, results: new StatementResults() };
    this.save(view);
  }

  save(view: WriteView): void {
    if (!this.history) return;
    const { number, committed, results } = this.history;
    const at = new Date();
    view.put(
      this.key,
      encode({ number: Long.fromBigInt(number), committed, results: results.toDoc(), at }),
    );
  }

  private load(view: ReadView): void {
    if (this.history) return;
    const stored = view.get(this.key);
    if (!stored) return;
    const { number, committed, results } = decode(stored);
    this.history = {
      number: (number as Long).toBigInt(),
      committed: committed === true,
      results: StatementResults.fromDoc(results as Doc),
    };
  }
}

function tooOld(number: bigint, newest: bigint): CommandError {
  return new CommandError(
    'TransactionTooOld',
    `Cannot start transaction ${number} because a newer transaction ${newest} has already started on this session.`,
  );
}

/** All sessions in use. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** The session an `lsid` names, made when new. */
  find(lsid: unknown): Session {
    const id = isDoc(lsid) ? lsid['id'] : undefined;
    if (!(id instanceof Binary)) throw new CommandError('BadValue', 'lsid needs an id');
    const bytes = id.buffer.subarray(0, id.position);
    const name = Buffer.from(bytes).toString('hex');
    let session = this.#sessions.get(name);
    if (!session) {
      session = new Session(tableKey(prefix, bytes), { id });
      this.#sessions.set(name, session);
    }
    session.lastUsed = Date.now();
    return session;
  }

  all(): IterableIterator<Session> {
    return this.#sessions.values();
  }

  /** Forgets what is only in memory, after a commit that did not reach the disk. */
  forgetHistories(): void {
    for (const session of this.#sessions.values()) session.history = null;
  }

  /** Drops sessions nobody used for 30 minutes, in memory and on disk. */
  expire(view: WriteView): void {
    const oldest = Date.now() - idleMs;
    for (const [name, session] of this.#sessions) {
      if (session.lastUsed < oldest && !session.transaction) this.#sessions.delete(name);
    }
    let range = prefixRange(prefix);
    for (;;) {
      const entries = view.slice(range, 500, false);
      for (const { key, value } of entries) {
        if ((decode(value)['at'] as Date).getTime() < oldest) view.remove(key);
      }
      const last = entries.at(-1);
      if (!last || entries.length < 500) return;
      range = rest(range, last.key, false);
    }
  }
}

/** The transaction number of a command. */
export function transactionNumber(value: unknown): bigint {
  if (!(value instanceof Long)) {
    throw new CommandError(
      'TypeMismatch',
      "BSON field 'OperationSessionInfo.txnNumber' is the wrong type, expected type 'long'",
    );
  }
  if (value.isNegative()) {
    throw new CommandError(
      'InvalidOptions',
      `Transaction number cannot be negative: ${value.toString()}`,
    );
  }
  return value.toBigInt();
}
