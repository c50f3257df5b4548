import { setTimeout as delay } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import type { Ledger, Transaction } from './ledger/ledger.ts';
import { signatureHeader, signCallback } from './signature.ts';

/** Where callbacks go and how they are signed. */
export interface CallbackOptions {
  /** Read at every attempt: the receiver may get its address after the sandbox. */
  callbackUrl: () => string;
  callbackSecret: string;
  /** The wait after the first attempt that failed, in milliseconds; each further one is twice as long. */
  firstRetry: number;
}

const longestWait = 60 * 60 * 1000;
const patience = 10_000;

/** Tells the receiver of each decided transaction until it acknowledges, across restarts. */
export class Callbacks {
  readonly #ledger: Ledger;
  readonly #options: CallbackOptions;
  readonly #faults: Faults;
  readonly #stopping = new AbortController();

  constructor(ledger: Ledger, options: CallbackOptions, faults: Faults) {
    this.#ledger = ledger;
    this.#options = options;
    this.#faults = faults;
  }

  /** Takes up what an earlier run left undelivered. */
  start(): void {
    for (const transaction of this.#ledger.undelivered()) this.send(transaction);
  }

  /** Begins to tell of a transaction; returns at once. */
  send(transaction: Transaction): void {
    this.#deliver(transaction).catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) throw error;
    });
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #deliver(transaction: Transaction): Promise<void> {
    await this.#wait(this.#faults.callbackDelay);
    let wait = this.#options.firstRetry;
    let acknowledged = 0;
    while (acknowledged < Math.max(1, this.#faults.callbackRepeats)) {
      if (await this.#post(transaction)) {
        acknowledged += 1;
        if (acknowledged === 1) this.#ledger.delivered(transaction.ref_code);
        continue;
      }
      await this.#wait(wait);
      wait = Math.min(wait * 2, longestWait);
    }
  }

  /** Whether the receiver acknowledged. */
  async #post(transaction: Transaction): Promise<boolean> {
    const { forgedSignature, wrongAmount } = this.#faults;
    const { callbackSecret, callbackUrl } = this.#options;
    const told = wrongAmount ? { ...transaction, total: transaction.total + 1 } : transaction;
    const body = JSON.stringify(told);
    const secret = forgedSignature ? `not ${callbackSecret}` : callbackSecret;
    try {
      const { ok } = await fetch(callbackUrl(), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [signatureHeader]: signCallback(secret, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(patience)]),
      });
      return ok;
    } catch {
      this.#stopping.signal.throwIfAborted();
      return false;
    }
  }

  async #wait(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#stopping.signal, ref: false });
  }
}
