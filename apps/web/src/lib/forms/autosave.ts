import type { RefusedInput } from './form-problem.ts';
import { SaveLoop } from './save-loop.ts';

export type AutosaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';

export interface AutosaveState {
  status: AutosaveStatus;
  /** When something was last saved from here, in milliseconds since the epoch. */
  savedAt: number | null;
  /** What the server refused of what was sent last. */
  refused: readonly RefusedInput[];
}

/** Sends a whole text over the version that is known, and answers the version that the server has now. */
export type SendText<Text> = (
  text: Text,
  version: number,
) => Promise<{ version: number | null; userErrors: readonly RefusedInput[] }>;

/** Saves a whole text a moment after the last key, one save at a time, over the version it was read at. */
export class Autosave<Text> {
  #state: AutosaveState = { status: 'saved', savedAt: null, refused: [] };
  #waiting: { text: Text } | null = null;
  #version: number;
  #saved: Text;
  readonly #listeners = new Set<() => void>();
  readonly #send: () => SendText<Text>;
  readonly loop = new SaveLoop(() => this.#run());

  constructor(version: number, text: Text, send: () => SendText<Text>) {
    this.#version = version;
    this.#saved = text;
    this.#send = send;
  }

  readonly snapshot = (): AutosaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The server is at a later version, by a step that changed none of the text. */
  readonly follow = (version: number): void => {
    this.#version = Math.max(this.#version, version);
  };

  /** What the server took last from here, or gave. */
  readonly saved = (): Text => this.#saved;

  /** Another text takes the place of what was written: what waits is given up. */
  restart(version: number, text: Text): void {
    this.#version = version;
    this.#saved = text;
    this.#waiting = null;
    this.#become({ status: 'saved', refused: [] });
  }

  /** Nothing more is saved of what was typed until now; answers when no save is under way. */
  async abandon(): Promise<void> {
    this.#waiting = null;
    await this.loop.flush();
  }

  /** Takes what is typed. */
  change(text: Text): void {
    this.#waiting = { text };
    if (this.#state.status === 'conflict') return;
    this.#become({ status: 'waiting' });
    this.loop.schedule();
  }

  async #run(): Promise<boolean> {
    const sent = this.#waiting;
    if (this.#state.status === 'conflict') return false;
    if (!sent) return this.#state.status === 'saved';
    this.#waiting = null;
    this.#become({ status: 'saving' });
    try {
      const { version, userErrors } = await this.#send()(sent.text, this.#version);
      if (version !== null) {
        this.#version = version;
        this.#saved = sent.text;
        this.loop.succeeded();
        this.#become({ status: 'saved', savedAt: Date.now(), refused: [] });
        // What was typed meanwhile goes at once: whoever waits for the save wants all of it.
        return this.#waiting ? await this.#run() : true;
      }
      const isConflict = userErrors.some(({ code }) => code === 'CONFLICT');
      this.#become({ status: isConflict ? 'conflict' : 'refused', refused: userErrors });
    } catch {
      this.#waiting ??= sent;
      this.#become({ status: 'failed' });
      this.loop.retry();
    }
    return false;
  }

  #become(changes: Partial<AutosaveState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
