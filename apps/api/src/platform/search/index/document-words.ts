import { signOf } from '../language/analyze.ts';
import { isStopWord } from '../language/stop-words.ts';
import { pack, type Packed, unpacked } from './packed.ts';

/** The bits of an entry that are the number of a word; those above them are its marks. */
const idBits = 28;
const idMask = 2 ** idBits - 1;

/** A word of a phrase, with its number if it has one. */
export interface PhraseWord {
  word: string;
  id: number | null;
}

/** What is saved of the words of documents. */
export interface SavedDocumentWords {
  entries: Packed<Uint32Array>;
  sequences: readonly (string | undefined)[];
}

const noEntries = new Uint32Array(0);

/** The words of the document in each slot, and their order. */
export class DocumentWords {
  readonly #entries: (Uint32Array | undefined)[] = [];
  readonly #sequences: (string | undefined)[] = [];

  /** Enters the words of a document, in the order of its analysis. */
  enter(slot: number, words: readonly { id: number; marks: number }[], sequence: string): void {
    this.#entries[slot] = Uint32Array.from(
      words,
      ({ id, marks }) => (id | (marks << idBits)) >>> 0,
    );
    this.#sequences[slot] = sequence;
  }

  leave(slot: number): void {
    this.#entries[slot] = undefined;
    this.#sequences[slot] = undefined;
  }

  /** The words of a document by their numbers, each with its marks. */
  *at(slot: number): Generator<{ id: number; marks: number }> {
    for (const entry of this.#entries[slot] ?? []) {
      yield { id: entry & idMask, marks: entry >>> idBits };
    }
  }

  /** Those of some words that a document has, by their numbers. */
  those(slot: number, words: ReadonlyMap<number, unknown>): number[] {
    const own: number[] = [];
    for (const entry of this.#entries[slot] ?? []) {
      if (words.has(entry & idMask)) own.push(entry & idMask);
    }
    return own;
  }

  get saved(): SavedDocumentWords {
    const entries = Array.from(this.#entries, (own) => own ?? noEntries);
    return { entries: pack(entries, Uint32Array), sequences: Array.from(this.#sequences) };
  }

  /** Takes up what was saved of another one; there is nothing in this one yet. */
  restore({ entries, sequences }: SavedDocumentWords): void {
    for (const [slot, sequence] of sequences.entries()) {
      this.#sequences.push(sequence);
      this.#entries.push(sequence === undefined ? undefined : unpacked(entries, slot));
    }
  }

  /** Whether words stand side by side in a document. */
  hasPhrase(slot: number, phrase: readonly PhraseWord[]): boolean {
    const sequence = this.#sequences[slot];
    const entries = this.#entries[slot];
    if (sequence === undefined || entries === undefined) return false;
    let signs = '';
    for (const { word, id } of phrase) {
      const place = id === null || isStopWord(word) ? -1 : placeOf(entries, id);
      signs += signOf(word, place);
    }
    return sequence.includes(signs);
  }
}

/** The place of a word among the entries of a document, else -1. */
function placeOf(entries: Uint32Array, id: number): number {
  for (let place = 0; place < entries.length; place += 1) {
    if (((entries[place] ?? 0) & idMask) === id) return place;
  }
  return -1;
}
