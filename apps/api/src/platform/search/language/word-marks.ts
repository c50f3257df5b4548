import type { Language } from '@wiki/domain';
import { withPlace } from '../index/growing-array.ts';

/** Where a word stands in a document, as bits: in texts of which languages, and in more than a description. */
export const marks = { es: 1, en: 2, anyLanguage: 4, telling: 8 } as const;

/** The counts of a word, in the order of the bits. */
const placeOf = { es: 0, en: 1, anyLanguage: 2, telling: 3 } as const;
const countsEach = 4;

/** A word that is so many times more frequent in the other language is none of a language. */
const strayTimes = 4;

/** In how many documents each word has each mark. */
export class MarkCounts {
  #counts = new Uint32Array(1024);

  /**
   * Counts the marks of a word in one document more, or with -1 less. Answers whether that changes
   * what the word is.
   */
  add(word: number, given: number, change: 1 | -1): boolean {
    this.#counts = withPlace(this.#counts, (word + 1) * countsEach);
    const before = this.#natureOf(word);
    for (let place = 0; place < countsEach; place += 1) {
      const cell = word * countsEach + place;
      if (given & (1 << place)) this.#counts[cell] = (this.#counts[cell] ?? 0) + change;
    }
    return this.#natureOf(word) !== before;
  }

  /** In how many documents each word of so many has each mark, as it is saved. */
  saved(words: number): Uint32Array {
    return this.#counts.slice(0, words * countsEach);
  }

  /** Takes up what was saved of another one; there is nothing in this one yet. */
  restore(saved: Uint32Array): void {
    this.#counts = saved.slice();
  }

  /** The marks that are true of a word. */
  #natureOf(word: number): number {
    return (
      (this.isOf(word, 'es') ? marks.es : 0) |
      (this.isOf(word, 'en') ? marks.en : 0) |
      (this.isOfAnyLanguage(word) ? marks.anyLanguage : 0) |
      (this.isTelling(word) ? marks.telling : 0)
    );
  }

  isTelling(word: number): boolean {
    return this.#count(word, 'telling') > 0;
  }

  /** Whether a word stands in texts of no particular language, such as names of places. */
  isOfAnyLanguage(word: number): boolean {
    return this.#count(word, 'anyLanguage') > 0;
  }

  /** Whether a word is one of a language: it may stray into texts of the other. */
  isOf(word: number, language: Language): boolean {
    const own = this.#count(word, language);
    const others = this.#count(word, language === 'es' ? 'en' : 'es');
    return own > 0 && own * strayTimes >= others;
  }

  #count(word: number, name: keyof typeof marks): number {
    return this.#counts[word * countsEach + placeOf[name]] ?? 0;
  }
}
