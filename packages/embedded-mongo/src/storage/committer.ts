import { CommandError } from '../errors.ts';
import type { Collection } from './collection.ts';
import type { Environment } from './environment.ts';
import type { WriteView } from './kv.ts';
import { Blocked, type LockOwner, type Locks } from './locks.ts';
import type { Oplog } from './oplog.ts';
import { Overlay } from './overlay.ts';
import type { Change, CommitUnit } from './write-unit.ts';

/** Work to run inside a commit; runs again when a transaction was in its way. */
type Attempt<T> = (unit: WaitingUnit) => T;

interface Job {
  attempt: Attempt<unknown>;
  /** When it must no longer be tried, in milliseconds of `performance.now()`. */
  deadline: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface CommitHooks {
  /** Adds writes that belong to every commit. */
  beforeCommit(view: WriteView): void;
  /** The commit is on disk. */
  afterCommit(): void;
  /** The commit did not reach the disk: what memory took for done must be read again. */
  afterFailure(error: unknown): void;
}

/** The unit of a write outside a transaction: it meets locks by waiting. */
class WaitingUnit implements CommitUnit {
  changes: Change[] = [];
  readonly claimed = new Set<string>();
  readonly #locks: Locks;
  readonly #undo: (() => void)[] = [];

  #view: Overlay | null = null;

  constructor(locks: Locks) {
    this.#locks = locks;
  }

  get view(): Overlay {
    if (this.#view === null) throw new Error('The unit was not opened');
    return this.#view;
  }

  /** Lets the unit work on a storage transaction. */
  open(base: WriteView): Overlay {
    this.#view = new Overlay(base);
    return this.#view;
  }

  claim(key: Buffer): void {
    const name = key.toString('latin1');
    const owner = this.#locks.holder(name);
    if (owner !== undefined) throw new Blocked(owner);
    this.claimed.add(name);
  }

  log(change: Change): void {
    this.changes.push(change);
  }

  touches(collection: Collection): void {
    if (collection.dropped) throw new Error(`${collection.namespace} was dropped`);
  }

  onRollback(undo: () => void): void {
    this.#undo.push(undo);
  }

  /** Takes back what the attempt changed in memory, newest first. */
  rollBack(): void {
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) undo();
    this.changes = [];
  }
}

/**
 * Commits writes in groups: everything submitted in one turn of the event loop shares one
 * LMDB transaction, and so one flush to disk.
 */
export class Committer {
  readonly #env: Environment;
  readonly #locks: Locks;
  readonly #oplog: Oplog;
  readonly #hooks: CommitHooks;
  #queue: Job[] = [];
  #scheduled = false;

  constructor(env: Environment, locks: Locks, oplog: Oplog, hooks: CommitHooks) {
    this.#env = env;
    this.#locks = locks;
    this.#oplog = oplog;
    this.#hooks = hooks;
  }

  /**
   * Runs `attempt` atomically; resolves with its result once that is durable.
   * @throws MaxTimeMSExpired when a transaction is still in its way at the deadline.
   */
  submit<T>(attempt: Attempt<T>, deadline = Infinity): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#enqueue({ attempt, deadline, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  /** Resolves when everything submitted so far has been carried out. */
  async idle(): Promise<void> {
    if (this.#queue.length > 0) await this.submit(() => undefined);
  }

  #enqueue(job: Job): void {
    this.#queue.push(job);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#drain());
  }

  #drain(): void {
    this.#scheduled = false;
    const jobs = this.#queue;
    this.#queue = [];
    const units = jobs.map(() => new WaitingUnit(this.#locks));
    const settle: (() => void)[] = [];
    const restoreLog = this.#oplog.checkpoint();
    try {
      this.#env.write((view) => {
        for (const [i, job] of jobs.entries()) {
          settle.push(this.#run(job, units[i] as WaitingUnit, view));
        }
        this.#hooks.beforeCommit(view);
      });
    } catch (error) {
      for (const unit of units.toReversed()) unit.rollBack();
      restoreLog();
      this.#hooks.afterFailure(error);
      for (const job of jobs) job.reject(error);
      return;
    }
    this.#hooks.afterCommit();
    for (const each of settle) each();
    if (units.some(({ changes }) => changes.length > 0)) this.#oplog.notify();
  }

  /** Tries a job again when a transaction has ended, unless its time is over before. */
  #waitFor(owner: LockOwner, job: Job): void {
    let over = false;
    const left = job.deadline - performance.now();
    const expire = (): void => {
      over = true;
      job.reject(new CommandError('MaxTimeMSExpired', 'operation exceeded time limit'));
    };
    const timer = left === Infinity ? undefined : setTimeout(expire, Math.max(0, left));
    void owner.ended.then(() => {
      clearTimeout(timer);
      if (!over) this.#enqueue(job);
    });
  }

  /** Carries out one job; the result tells its client when the commit is on disk. */
  #run(job: Job, unit: WaitingUnit, view: WriteView): () => void {
    const overlay = unit.open(view);
    let result: unknown;
    try {
      result = job.attempt(unit);
    } catch (error) {
      unit.rollBack();
      if (!(error instanceof Blocked)) return () => job.reject(error);
      return () => this.#waitFor(error.owner, job);
    }
    overlay.applyTo(view);
    if (unit.changes.length > 0) this.#oplog.append(view, unit.changes);
    if (overlay.size > 0) this.#locks.committed(unit.claimed);
    return () => job.resolve(result);
  }
}
