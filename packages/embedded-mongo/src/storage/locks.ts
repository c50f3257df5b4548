/** Something that can hold keys until it ends. */
export interface LockOwner {
  /** Commit number its snapshot was taken at. */
  readonly snapshotAt: number;
  /** Resolves when it has committed or aborted. */
  readonly ended: Promise<void>;
}

/** Thrown when a write outside a transaction meets a key that a transaction has written. */
export class Blocked extends Error {
  readonly owner: LockOwner;

  constructor(owner: LockOwner) {
    super('The key is held by a transaction');
    this.owner = owner;
  }
}

/** Keys written by open transactions, and the commits those transactions have not seen. */
export class Locks {
  readonly #held = new Map<string, LockOwner>();
  readonly #changedAt = new Map<string, number>();
  readonly #open = new Set<LockOwner>();
  /** Counts commits; a snapshot sees every commit up to its own number. */
  sequence = 1;

  open(owner: LockOwner): void {
    this.#open.add(owner);
  }

  holder(key: string): LockOwner | undefined {
    return this.#held.size === 0 ? undefined : this.#held.get(key);
  }

  /** True when the key was written by a commit that this owner's snapshot does not see. */
  changedSince(key: string, owner: LockOwner): boolean {
    return (this.#changedAt.get(key) ?? 0) > owner.snapshotAt;
  }

  hold(key: string, owner: LockOwner): void {
    this.#held.set(key, owner);
  }

  /** Records a commit's keys for the transactions that are still open. */
  committed(keys: Iterable<string>): void {
    this.sequence++;
    if (this.#open.size === 0) return;
    for (const key of keys) this.#changedAt.set(key, this.sequence);
  }

  close(owner: LockOwner, keys: Iterable<string>): void {
    this.#open.delete(owner);
    for (const key of keys) if (this.#held.get(key) === owner) this.#held.delete(key);
    if (this.#open.size === 0) this.#changedAt.clear();
  }
}
