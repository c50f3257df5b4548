import { languages } from '@wiki/domain';
import SearchableMap from 'minisearch/SearchableMap';
import { Postings } from './postings.ts';
import { stemOf } from './stemming.ts';
import { isStopWord } from './stop-words.ts';

/** How well a word of the index answers a word of a query, by how it was met. */
const quality = { exact: 100, stem: 80, prefix: 40, typo: [0, 30, 18] } as const;

/** So many words of the index may stand for one word of a query: what a hostile one costs is bounded. */
const maxMatches = 200;

/** Before a code, so that no word is taken for one. */
const codeMark = '=';

/** The words that occur now, by themselves, by their beginning, nearly and by their stem. */
export class Dictionary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #postings: (Postings | undefined)[] = [];
  readonly #free: number[] = [];
  /** All but codes. */
  readonly #tree = new SearchableMap<number>();
  readonly #stems = new Map<string, Set<number>>();

  wordAt(id: number): string {
    return this.#words[id] ?? '';
  }

  postingsOf(id: number): Postings {
    const postings = this.#postings[id];
    if (!postings) throw new Error(`There is no word ${id}.`);
    return postings;
  }

  /** The word's number, given anew to one that did not occur. */
  enter(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#free.pop() ?? this.#words.length;
    this.#ids.set(word, id);
    this.#words[id] = word;
    this.#postings[id] = new Postings();
    if (!word.startsWith(codeMark)) {
      this.#tree.set(word, id);
      for (const stem of stemsOf(word)) {
        const ids = this.#stems.get(stem) ?? new Set();
        this.#stems.set(stem, ids.add(id));
      }
    }
    return id;
  }

  /** Forgets a word that does not occur any more. */
  leave(id: number): void {
    const word = this.wordAt(id);
    this.#ids.delete(word);
    this.#words[id] = '';
    this.#postings[id] = undefined;
    this.#free.push(id);
    if (word.startsWith(codeMark)) return;
    this.#tree.delete(word);
    for (const stem of stemsOf(word)) {
      const ids = this.#stems.get(stem);
      ids?.delete(id);
      if (ids?.size === 0) this.#stems.delete(stem);
    }
  }

  /** The number of a code that occurs, else null. */
  findCode(code: string): number | null {
    return this.#ids.get(codeWord(code)) ?? null;
  }

  /** The words that answer a word of a query, with how well each does: 1 to 100. */
  matches(word: string, typos: boolean): Map<number, number> {
    const found = new Map<number, number>();
    const offer = (id: number, value: number) => {
      // Words that say nothing answer only when they are asked for.
      if (value < quality.exact && isStopWord(this.wordAt(id))) return;
      if ((found.get(id) ?? 0) < value) found.set(id, value);
    };
    const offerForms = (form: string, value: number) => {
      for (const stem of stemsOf(form)) {
        for (const id of this.#stems.get(stem) ?? []) offer(id, value);
      }
    };
    const exact = this.#ids.get(word);
    if (exact !== undefined) offer(exact, quality.exact);
    const code = this.findCode(word);
    if (code !== null) offer(code, quality.exact);
    offerForms(word, quality.stem);
    for (const [longer, id] of this.#tree.atPrefix(word)) {
      // The less there is to guess, the better.
      offer(id, quality.prefix + Math.floor((quality.prefix / 2) * (word.length / longer.length)));
    }
    if (typos) {
      for (const [near, [id, distance]] of this.#tree.fuzzyGet(word, typosForgiven(word))) {
        const value = quality.typo[distance] ?? 0;
        if (value === 0) continue;
        offer(id, value);
        offerForms(near, value - 5);
      }
    }
    return found.size > maxMatches ? this.#best(found) : found;
  }

  /** Words within a distance, with it. */
  near(word: string, distance: number): { id: number; distance: number }[] {
    return Array.from(this.#tree.fuzzyGet(word, distance).values(), ([id, far]) => ({
      id,
      distance: far,
    }));
  }

  #best(found: Map<number, number>): Map<number, number> {
    const ordered = [...found].toSorted(
      ([one, oneValue], [other, otherValue]) =>
        otherValue - oneValue || (this.wordAt(one) < this.wordAt(other) ? -1 : 1),
    );
    return new Map(ordered.slice(0, maxMatches));
  }
}

/** A code as a word of the dictionary. */
export const codeWord = (code: string): string => codeMark + code;

/** Whether an entry of the dictionary is a code. */
export const isCodeWord = (word: string): boolean => word.startsWith(codeMark);

/** How many letters of a word may be wrong: none in short ones and in numbers. */
function typosForgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

const stemsOf = (word: string): string[] =>
  languages.map((language) => `${language}:${stemOf(word, language)}`);
