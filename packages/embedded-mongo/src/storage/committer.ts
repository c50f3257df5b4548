import type { Collection } from './collection.ts';
import type { Environment } from './environment.ts';
import type { WriteView } from './kv.ts';
import { Blocked, type Locks } from './locks.ts';
import type { Oplog } from './oplog.ts';
import { Overlay } from './overlay.ts';
import type { Change, WriteUnit } from './write-unit.ts';

/** Work to run inside a commit; runs again when a transaction was in its way. */
type Attempt<T> = (unit: CommitUnit) => T;

interface Job {
  attempt: Attempt<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface CommitHooks {
  /** Adds writes that belong to every commit. */
  beforeCommit(view: WriteView): void;
  /** The commit did not reach the disk: what memory took for done must be read again. */
  afterFailure(): void;
}

/** The unit of a write outside a transaction: it meets locks by waiting. */
class CommitUnit implements WriteUnit {
  readonly view: Overlay;
  readonly changes: Change[] = [];
  readonly claimed = new Set<string>();
  readonly #locks: Locks;

  constructor(base: WriteView, locks: Locks) {
    this.view = new Overlay(base);
    this.#locks = locks;
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

  /** Runs `attempt` atomically; resolves with its result once that is durable. */
  submit<T>(attempt: Attempt<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#enqueue({ attempt, resolve: resolve as (value: unknown) => void, reject });
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
    const settle: (() => void)[] = [];
    let changed = false;
    try {
      this.#env.write((view) => {
        for (const job of jobs) {
          const outcome = this.#run(job, view);
          settle.push(outcome.settle);
          changed ||= outcome.changed;
        }
        this.#hooks.beforeCommit(view);
      });
    } catch (error) {
      this.#hooks.afterFailure();
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const each of settle) each();
    if (changed) this.#oplog.notify();
  }

  #run(job: Job, view: WriteView): { settle: () => void; changed: boolean } {
    const unit = new CommitUnit(view, this.#locks);
    let result: unknown;
    try {
      result = job.attempt(unit);
    } catch (error) {
      if (!(error instanceof Blocked)) return { settle: () => job.reject(error), changed: false };
      const retry = (): void => this.#enqueue(job);
      return { settle: () => void error.owner.ended.then(retry), changed: false };
    }
    unit.view.applyTo(view);
    const changed = unit.changes.length > 0;
    if (changed) this.#oplog.append(view, unit.changes);
    if (unit.view.size > 0) this.#locks.committed(unit.claimed);
    return { settle: () => job.resolve(result), changed };
  }
}
