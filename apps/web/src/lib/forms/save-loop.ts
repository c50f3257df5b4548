/** Pause in typing after which a form saves itself, in milliseconds. */
export const pauseMs = 1_000;
/** First wait before a failed save is tried again; it doubles up to the longest, in milliseconds. */
export const retryMs = { first: 4_000, longest: 60_000 };

/** How a form that saves itself stands with the server. */
export interface Saving {
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';
  /** When something was last saved from here, in milliseconds since the epoch. */
  savedAt: number | null;
}

/**
 * When a form that saves itself does so: one save at a time, after a pause, again after a failure;
 * and what it tells of that. What a save is, and what becomes of its answer, is the saver's.
 */
export class SaveLoop<State extends Saving> {
  readonly #save: () => Promise<boolean>;
  readonly #listeners = new Set<() => void>();
  #state: State;
  #next: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #running: Promise<boolean> | null = null;
  #isOpen = false;

  /** @param save saves what there is and answers whether the server has everything */
  constructor(state: State, save: () => Promise<boolean>) {
    this.#state = state;
    this.#save = save;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): State => this.#state;

  /** Tells how it stands now. */
  set(changes: Partial<State>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** Does this when the save that is under way has ended; of several only the last. */
  whenIdle(act: () => void): void {
    this.#next = act;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** The form is on screen: from now on it may save itself. */
  open(): void {
    this.#isOpen = true;
  }

  /** The form left the screen: nothing is saved by itself any more. */
  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }

  /** Saves after a pause, which begins again with each call. */
  schedule(ms = pauseMs): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /**
   * A save failed: it is tried again, later each time unless the server said when.
   * @returns that the server does not have everything
   */
  fail(afterMs = Math.min(retryMs.first * 2 ** this.#failures, retryMs.longest)): false {
    this.set({ status: 'failed' } as Partial<State>);
    this.#failures += 1;
    this.schedule(afterMs);
    return false;
  }

  /** A save arrived: the next failure waits the shortest time again. */
  succeeded(): void {
    this.#failures = 0;
  }

  /** Saves now, or joins the save that is under way. Answers whether the server has everything. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
      const next = this.#next;
      this.#next = null;
      next?.();
    });
    return this.#running;
  }
}
