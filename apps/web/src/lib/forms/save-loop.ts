/** Pause in typing after which a form saves itself, in milliseconds. */
export const pauseMs = 1_000;
/** First wait before a failed save is tried again; it doubles up to the longest, in milliseconds. */
export const retryMs = { first: 4_000, longest: 60_000 };

/** When a form that saves itself does so: one save at a time, after a pause, again after a failure. */
export class SaveLoop {
  readonly #save: () => Promise<boolean>;
  readonly #onIdle: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #running: Promise<boolean> | null = null;
  #isOpen = false;

  /**
   * @param save saves what there is and answers whether the server has everything
   * @param onIdle is called after each save, when the next one may begin
   */
  constructor(save: () => Promise<boolean>, onIdle?: () => void) {
    this.#save = save;
    this.#onIdle = onIdle;
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

  /** A save failed: it is tried again, later each time unless the server said when. */
  retry(afterMs = Math.min(retryMs.first * 2 ** this.#failures, retryMs.longest)): void {
    this.#failures += 1;
    this.schedule(afterMs);
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
      this.#onIdle?.();
    });
    return this.#running;
  }
}
