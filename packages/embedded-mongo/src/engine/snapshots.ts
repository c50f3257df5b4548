import { CommandError } from '../errors.ts';
import type { Environment, Snapshot } from '../storage/environment.ts';
import type { Locks } from '../storage/locks.ts';
import type { Oplog } from '../storage/oplog.ts';

/** What is committed at one moment, kept for the reads of a snapshot session. */
export interface KeptSnapshot {
  /** Commit time that it shows. */
  time: bigint;
  /** Commit number that it shows. */
  sequence: number;
  view: Snapshot;
  lastUsed: number;
}

/** MongoDB keeps its history for as long. */
const keepMs = 5 * 60 * 1000;
const most = 200;

/** Moments that reads outside transactions may go back to. */
export class Snapshots {
  readonly #env: Environment;
  readonly #locks: Locks;
  readonly #oplog: Oplog;
  readonly #kept = new Map<bigint, KeptSnapshot>();

  constructor(env: Environment, locks: Locks, oplog: Oplog) {
    this.#env = env;
    this.#locks = locks;
    this.#oplog = oplog;
  }

  /**
   * The snapshot of a moment, or of now.
   * @throws SnapshotTooOld when it is not kept.
   */
  at(time: bigint | null): KeptSnapshot {
    const now = this.#oplog.last;
    const wanted = time ?? now;
    let kept = this.#kept.get(wanted);
    if (kept?.view.released === true) kept = undefined;
    if (!kept) {
      if (wanted !== now) throw tooOld();
      this.expire();
      const view = this.#env.snapshot();
      kept = { time: now, sequence: this.#locks.sequence, view, lastUsed: Date.now() };
      this.#kept.set(now, kept);
    }
    kept.lastUsed = Date.now();
    return kept;
  }

  /** Lets go of snapshots nobody used for five minutes, and of the oldest when there are many. */
  expire(): void {
    const oldest = Date.now() - keepMs;
    for (const kept of this.#kept.values()) {
      if (kept.lastUsed < oldest || this.#kept.size >= most) this.#release(kept);
    }
  }

  closeAll(): void {
    for (const kept of this.#kept.values()) this.#release(kept);
  }

  #release(kept: KeptSnapshot): void {
    kept.view.release();
    this.#kept.delete(kept.time);
  }
}

function tooOld(): CommandError {
  return new CommandError(
    'SnapshotTooOld',
    'Read timestamp is older than the oldest available timestamp.',
  );
}
