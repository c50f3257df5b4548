import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Snapshot } from '../storage/environment.ts';
import type { LockOwner, Locks } from '../storage/locks.ts';
import { Overlay } from '../storage/overlay.ts';
import type { Change, WriteUnit } from '../storage/write-unit.ts';

/**
 * One multi-document transaction: reads a snapshot, keeps its writes in memory, and claims the
 * keys it writes so that no one else changes them meanwhile.
 */
export class Transaction implements WriteUnit, LockOwner {
  readonly number: bigint;
  readonly view: Overlay;
  readonly snapshotAt: number;
  readonly ended: Promise<void>;
  readonly claimed = new Set<string>();
  readonly changes: Change[] = [];
  readonly collections = new Set<Collection>();
  /** Collections made in here, by namespace; others see them after the commit. */
  readonly created = new Map<string, Collection>();
  readonly startedAt = Date.now();
  /** The connection its newest statement came by. */
  connection: unknown = null;
  state: 'open' | 'committing' | 'committed' | 'aborted' = 'open';
  readonly #snapshot: Snapshot;
  readonly #locks: Locks;
  #resolveEnded: () => void = () => undefined;

  constructor(number: bigint, snapshot: Snapshot, locks: Locks) {
    this.number = number;
    this.#snapshot = snapshot;
    this.#locks = locks;
    this.view = new Overlay(snapshot);
    this.snapshotAt = locks.sequence;
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
    locks.open(this);
  }

  claim(key: Buffer): void {
    const name = key.toString('latin1');
    const holder = this.#locks.holder(name);
    if (holder === this) return;
    if (holder !== undefined || this.#locks.changedSince(name, this)) throw writeConflict();
    this.#locks.hold(name, this);
    this.claimed.add(name);
  }

  log(change: Change): void {
    this.changes.push(change);
  }

  touches(collection: Collection): void {
    if (collection.dropped) throw writeConflict();
    this.collections.add(collection);
  }

  /** Frees the snapshot and the claimed keys; those who waited for them go on. */
  end(state: 'committed' | 'aborted'): void {
    if (this.state === 'committed' || this.state === 'aborted') return;
    this.state = state;
    this.#snapshot.release();
    this.#locks.close(this, this.claimed);
    this.#resolveEnded();
  }
}

export function writeConflict(): CommandError {
  return new CommandError(
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
}
