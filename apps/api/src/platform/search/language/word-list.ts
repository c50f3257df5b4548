import { type Language, languages } from '@wiki/domain';
import { pack, type Packed, unpacked } from '../index/packed.ts';
import { Postings } from '../index/postings.ts';
import { SortedWords } from '../index/sorted-words.ts';
import { stemOf } from './stemming.ts';

/** Before a code and before the number of what has a name, so that no word is taken for one. */
const codeMark = '=';
const nameMark = '+';

/** A code as a word of the list. */
export const codeWord = (code: string): string => codeMark + code;

/** What has a name, by its number, as a word of the list. */
export const nameWord = (thing: number): string => `${nameMark}${thing}`;

/** Whether an entry of the list is a word, not a code or a name. */
export const isWord = (entry: string): boolean =>
  !entry.startsWith(codeMark) && !entry.startsWith(nameMark);

/** What is saved of a list: the words by their numbers, empty where there is none, and where they occur. */
export interface SavedWords {
  words: readonly string[];
  slots: Packed<Uint32Array>;
  impacts: Packed<Uint16Array>;
}

const noPostings = new Postings();

/** Words by numbers, which are given anew when a word goes, with where each occurs. */
export class WordList {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #postings: (Postings | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #stems: Record<Language, Map<string, number[]>> = { en: new Map(), es: new Map() };
  /** All but codes and names. */
  readonly sorted = new SortedWords();

  /** One above the highest number in use so far. */
  get end(): number {
    return this.#words.length;
  }

  at(id: number): string {
    return this.#words[id] ?? '';
  }

  postingsOf(id: number): Postings {
    const postings = this.#postings[id];
    if (!postings) throw new Error(`There is no word ${id}.`);
    return postings;
  }

  /** The number of a word, else null. */
  find(word: string): number | null {
    return this.#ids.get(word) ?? null;
  }

  /** The words whose stem in a language is the same. */
  withStem(stem: string, language: Language): readonly number[] {
    return this.#stems[language].get(stem) ?? [];
  }

  /** Adds a word that is not there, and answers its number. */
  add(word: string): number {
    const id = this.#free.pop() ?? this.#words.length;
    this.#enter(id, word, new Postings());
    return id;
  }

  #enter(id: number, word: string, postings: Postings): void {
    this.#ids.set(word, id);
    this.#words[id] = word;
    this.#postings[id] = postings;
    if (!isWord(word)) return;
    this.sorted.add(word);
    for (const language of languages) {
      const stem = stemOf(word, language);
      const ids = this.#stems[language].get(stem);
      if (ids) ids.push(id);
      else this.#stems[language].set(stem, [id]);
    }
  }

  delete(id: number): void {
    const word = this.at(id);
    this.#ids.delete(word);
    this.#words[id] = '';
    this.#postings[id] = undefined;
    this.#free.push(id);
    if (!isWord(word)) return;
    this.sorted.delete(word);
    for (const language of languages) {
      const stem = stemOf(word, language);
      const others = this.withStem(stem, language).filter((other) => other !== id);
      if (others.length > 0) this.#stems[language].set(stem, others);
      else this.#stems[language].delete(stem);
    }
  }

  get saved(): SavedWords {
    const postings = this.#postings.map((own) => own ?? noPostings);
    const slots = postings.map((own) => own.slots.subarray(0, own.length));
    const impacts = postings.map((own) => own.impacts.subarray(0, own.length));
    return {
      words: this.#words,
      slots: pack(slots, Uint32Array),
      impacts: pack(impacts, Uint16Array),
    };
  }

  /** Takes up what was saved of another one; there is nothing in this one yet. */
  restore({ words, slots, impacts }: SavedWords): void {
    for (const [id, word] of words.entries()) {
      if (word === '') {
        this.#words[id] = '';
        this.#postings[id] = undefined;
        this.#free.push(id);
      } else {
        this.#enter(id, word, Postings.of(unpacked(slots, id), unpacked(impacts, id)));
      }
    }
  }
}
