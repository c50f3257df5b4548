import type { RefusedInput } from './form-problem.ts';
import { SaveLoop, type Saving } from './save-loop.ts';

export interface AutosaveState extends Saving {
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
  #waiting: { text: Text } | null = null;
  #version: number;
  #saved: Text;
  readonly #send: () => SendText<Text>;
  readonly loop = new SaveLoop<AutosaveState>({ status: 'saved', savedAt: null, refused: [] }, () =>
    this.#run(),
  );

  constructor(version: number, text: Text, send: () => SendText<Text>) {
    this.#version = version;
    this.#saved = text;
    this.#send = send;
  }

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
    this.loop.set({ status: 'saved', refused: [] });
  }

  /** Nothing more is saved of what was typed until now; answers when no save is under way. */
  async abandon(): Promise<void> {
    this.#waiting = null;
    await this.loop.flush();
  }

  /** Takes what is typed. */
  change(text: Text): void {
    this.#waiting = { text };
    if (this.#status === 'conflict') return;
    this.loop.set({ status: 'waiting' });
    this.loop.schedule();
  }

  async #run(): Promise<boolean> {
    const sent = this.#waiting;
    if (this.#status === 'conflict') return false;
    if (!sent) return this.#status === 'saved';
    this.#waiting = null;
    this.loop.set({ status: 'saving' });
    try {
      const { version, userErrors } = await this.#send()(sent.text, this.#version);
      if (version !== null) {
        this.#version = version;
        this.#saved = sent.text;
        this.loop.succeeded();
        this.loop.set({ status: 'saved', savedAt: Date.now(), refused: [] });
        // What was typed meanwhile goes at once: whoever waits for the save wants all of it.
        return this.#waiting ? await this.#run() : true;
      }
      const isConflict = userErrors.some(({ code }) => code === 'CONFLICT');
      this.loop.set({ status: isConflict ? 'conflict' : 'refused', refused: userErrors });
    } catch {
      this.#waiting ??= sent;
      return this.loop.fail();
    }
    return false;
  }

  get #status(): AutosaveState['status'] {
    return this.loop.snapshot().status;
  }
}
