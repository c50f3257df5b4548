import type { Config } from '../../config.ts';

/** The place that an open socket takes. */
export interface Seat {
  /**
   * Moves to the seats of an account: whoever signs in leaves those of the address to others.
   * @returns false when the account has no seat left.
   */
  moveTo(userId: string): boolean;
  leave(): void;
}

/**
 * Counts the open sockets of this process: those of visitors by their network, those of signed-in
 * people by their account, so that many people behind one address do not take each other's.
 */
export class Seats {
  readonly #limits: Config['socketLimits'] | null;
  readonly #taken = new Map<string, number>();

  /** @param limits null for none. */
  constructor(limits: Config['socketLimits'] | null) {
    this.#limits = limits;
  }

  /** A seat for a caller who is not known yet, or null when its network has none left. */
  take(address: string): Seat | null {
    let key: string | null = `address:${address}`;
    if (!this.#add(key, this.#limits?.perAddress)) return null;
    return {
      moveTo: (userId) => {
        const own = `account:${userId}`;
        // One that left while its token was read takes no seat any more.
        if (key === null || !this.#add(own, this.#limits?.perAccount)) return false;
        this.#remove(key);
        key = own;
        return true;
      },
      leave: () => {
        if (key !== null) this.#remove(key);
        key = null;
      },
    };
  }

  #add(key: string, limit = Infinity): boolean {
    const count = (this.#taken.get(key) ?? 0) + 1;
    if (count > limit) return false;
    this.#taken.set(key, count);
    return true;
  }

  #remove(key: string): void {
    const count = (this.#taken.get(key) ?? 0) - 1;
    if (count > 0) this.#taken.set(key, count);
    else this.#taken.delete(key);
  }
}
