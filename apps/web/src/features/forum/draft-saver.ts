import type { Language, RichTextDocument } from '@wiki/domain';

/** What a discussion says while it's being written. */
export interface DraftText {
  title: string;
  body: RichTextDocument;
  category: string;
  tags: readonly string[];
  language: Language;
}

/** How saving stands: the person reads it beside the buttons. */
export type DraftState = 'nothing' | 'saving' | 'saved' | 'elsewhere' | 'offline';

/** A draft as the server knows it; 0 before it does. */
export interface KnownDraft {
  id: string | null;
  version: number;
}

/** Saves a text over a known draft: the draft as it is then, or that another tab was quicker. */
export type SendDraft = (
  text: DraftText,
  known: KnownDraft,
) => Promise<KnownDraft | 'conflict' | null>;

/** How long after the last key a draft is saved, in milliseconds. */
const pauseMs = 1_000;

/**
 * Keeps on the server what is written, a second after the last key, one saving at a time. Another
 * tab that saved meanwhile isn't overwritten: the state says so. What the network stopped is saved
 * when it's back.
 */
export class DraftSaver {
  #known: KnownDraft;
  #state: DraftState;
  #waiting: DraftText | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  readonly #listeners = new Set<() => void>();
  readonly #send: SendDraft;

  constructor(known: KnownDraft, send: SendDraft) {
    this.#known = known;
    this.#state = known.id === null ? 'nothing' : 'saved';
    this.#send = send;
  }

  readonly snapshot = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what is typed. */
  change(text: DraftText): void {
    this.#waiting = text;
    this.#schedule();
  }

  /** Saves at once what waits. */
  readonly flush = async (): Promise<void> => {
    const text = this.#waiting;
    if (!text || this.#isSending || this.#state === 'elsewhere') return;
    this.#waiting = null;
    this.#isSending = true;
    this.#become('saving');
    try {
      const answer = await this.#send(text, this.#known);
      if (answer === 'conflict') this.#become('elsewhere');
      else {
        if (answer) this.#known = answer;
        this.#become(answer ? 'saved' : 'nothing');
      }
    } catch {
      this.#waiting ??= text;
      this.#become('offline');
    }
    this.#isSending = false;
    if (this.#waiting && this.#state !== 'offline') this.#schedule();
  };

  /** Stops saving, and answers the draft that holds what was written. */
  finish(): string | null {
    clearTimeout(this.#timer);
    this.#waiting = null;
    return this.#known.id;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pauseMs);
  }

  #become(state: DraftState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
