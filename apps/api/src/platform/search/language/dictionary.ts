import { type Language, languages } from '@wiki/domain';
import type { Postings } from '../index/postings.ts';
import { stemOf } from './stemming.ts';
import { isStopWord } from './stop-words.ts';
import {
  formOf,
  synonymsOf,
  tradeLanguages,
  tradeWordsNear,
  type WordOfLanguage,
} from './synonyms.ts';
import { isConfusable, typosForgiven, withoutTilde } from './typos.ts';
import { nounsOf } from './verbs.ts';
import { languageByShape } from './query-language.ts';
import { codeWord, nameWord, type SavedWords, WordList } from './word-list.ts';
import { MarkCounts } from './word-marks.ts';

/**
 * How well a word of the index answers a word of a query, by how it was met. Beside any other
 * answer a typo counts so little that no field makes up for it.
 */
const quality = {
  exact: 100,
  stem: 80,
  synonym: 60,
  prefix: 40,
  typo: [35, 30, 18],
  doubt: 1,
} as const;

/** Which words may be typos of a word, as bits: those of which languages, and those of descriptions. */
export const typos = { none: 0, es: 1, en: 2, both: 3, descriptions: 4 } as const;

/** So many words of the index may stand for one word of a query: what a hostile one costs is bounded. */
const maxMatches = 200;

/** Of so many words of queries what answers them is kept. */
const keptMatches = 500;

/** Words of the index by their numbers, with how well each answers a word of a query: 1 to 100. */
export type Matches = ReadonlyMap<number, number>;

/** What is saved of a dictionary. */
export interface SavedDictionary {
  words: SavedWords;
  marks: Uint32Array;
}

/** The words that occur now, by themselves, by their beginning, nearly and by their stem. */
export class Dictionary {
  readonly #words = new WordList();
  /** In which languages and where words occur. */
  readonly marks = new MarkCounts();
  /** What answered words of queries since the words last changed. */
  readonly #matches = new Map<string, Matches>();

  wordAt(id: number): string {
    return this.#words.at(id);
  }

  postingsOf(id: number): Postings {
    return this.#words.postingsOf(id);
  }

  /** The word's number, given anew to one that did not occur. */
  enter(word: string): number {
    const known = this.find(word);
    if (known !== null) return known;
    this.#matches.clear();
    return this.#words.add(word);
  }

  /** Forgets a word that does not occur any more. */
  leave(id: number): void {
    this.#matches.clear();
    this.#words.delete(id);
  }

  /** The number of a word that occurs, else null. */
  find(word: string): number | null {
    return this.#words.find(word);
  }

  get saved(): SavedDictionary {
    return { words: this.#words.saved, marks: this.marks.saved(this.#words.end) };
  }

  /** Takes up what was saved of another one; there is nothing in this one yet. */
  restore({ words, marks }: SavedDictionary): void {
    this.#words.restore(words);
    this.marks.restore(marks);
  }

  /** The number of a code that occurs, else null. */
  findCode(code: string): number | null {
    return this.find(codeWord(code));
  }

  /** The language of a word of a query, by where it occurs or else by its letters; null for none or both. */
  languageOf(word: string): Language | null {
    const id = this.find(word);
    const own = tradeLanguages(word);
    const known = own.length > 0 ? own : id === null ? [] : this.#languagesOf(id);
    if (id === null && known.length === 0) return languageByShape(word);
    return known.length === 1 ? (known[0] ?? null) : null;
  }

  #languagesOf(id: number): Language[] {
    return languages.filter((language) => this.marks.isOf(id, language));
  }

  /** Counts the marks of a word in one document more, or with -1 less. */
  mark(id: number, marks: number, change: 1 | -1): void {
    if (this.marks.add(id, marks, change)) this.#matches.clear();
  }

  /** A word in all its forms, but with nothing else that may stand for it. */
  forms(word: string): Set<number> {
    const exact = this.find(word);
    const spoken = tradeLanguages(word);
    // Who writes *rent* does not mean a form of *renta*.
    const stems = (spoken.length > 0 ? spoken : languages).flatMap((language) =>
      this.#withStem(word, language),
    );
    return new Set(exact === null ? stems : [exact, ...stems]);
  }

  /**
   * Which words may be typos of a word of a query in a language that nothing has: those of the
   * language that tell what a thing is, and others only when there are none.
   */
  typosFor(word: string, language: Language | null): number {
    const own = language ? typos[language] : typos.both;
    const wider = [own, own | typos.descriptions, typos.both, typos.both | typos.descriptions];
    return wider.find((allowed) => this.matches(word, allowed).size > 0) ?? own;
  }

  /**
   * The words that answer a word of a query; `allowed` says which ones as typos. What has one of the
   * things answers, too, of whose names the word is a part.
   */
  matches(word: string, allowed: number, things: readonly number[] = []): Matches {
    const found = this.#wordMatches(word, allowed);
    const named = things.map((thing) => this.find(nameWord(thing))).filter((id) => id !== null);
    return named.length === 0
      ? found
      : new Map([...found, ...named.map((id) => [id, quality.synonym] as const)]);
  }

  #wordMatches(word: string, allowed: number): Matches {
    const key = `${allowed}${word}`;
    const known = this.#matches.get(key);
    if (known) return known;
    const found = this.#findMatches(word, allowed);
    if (this.#matches.size >= keptMatches) this.#matches.clear();
    this.#matches.set(key, found);
    return found;
  }

  #findMatches(word: string, allowed: number): Matches {
    const found = new Map<number, number>();
    const offer = (id: number, value: number) => {
      // Words that say nothing answer only when they are asked for.
      if (value < quality.exact && isStopWord(this.wordAt(id))) return;
      if ((found.get(id) ?? 0) < value) found.set(id, value);
    };
    const offerAll = (ids: Iterable<number>, value: number) => {
      for (const id of ids) offer(id, value);
    };
    const exact = this.find(word);
    if (exact !== null) offer(exact, quality.exact);
    const code = this.findCode(word);
    if (code !== null) offer(code, quality.exact);
    offerAll(this.forms(word), quality.stem);
    offerAll(this.#synonyms(word), quality.synonym);
    offerAll(this.#nouns(word), quality.synonym);
    for (const [longer, value] of this.#longer(word)) offer(this.#idOf(longer), value);
    if (allowed) {
      const isDoubt = found.size > 0;
      for (const { ids, distance } of this.#typosOf(word, allowed)) {
        const value = isDoubt ? quality.doubt : (quality.typo[distance] ?? 0);
        const [first, ...others] = ids;
        if (first !== undefined) offer(first, value);
        offerAll(others, isDoubt ? quality.doubt : value - 5);
      }
    }
    return found.size > maxMatches ? this.#best(found) : found;
  }

  /** The words of a language that have the stem of a word. */
  #withStem(word: string, language: Language): readonly number[] {
    return this.#ofLanguage(this.#words.withStem(stemOf(word, language), language), language);
  }

  #ofLanguage(ids: readonly number[], language: Language): readonly number[] {
    return ids.filter((id) => this.marks.isOfAnyLanguage(id) || this.marks.isOf(id, language));
  }

  #isOf(word: string, language: Language): boolean {
    return this.#ofLanguage([this.#idOf(word)], language).length > 0;
  }

  #synonyms(word: string): number[] {
    return synonymsOf(word).flatMap((synonym) => this.#numbersOf(synonym));
  }

  /** A word in singular and plural, in English also as a verb. */
  #numbersOf({ word, language }: WordOfLanguage): number[] {
    const form = formOf(word, language);
    return this.#withStem(word, language).filter(
      (id) => formOf(this.wordAt(id), language) === form,
    );
  }

  /** The nouns of a word that is a verb. */
  #nouns(word: string): number[] {
    const { words, stems } = nounsOf(word);
    return [
      ...words.flatMap((noun) => [...this.forms(noun)]),
      ...stems.flatMap((stem) => this.#ofLanguage(this.#words.withStem(stem, 'es'), 'es')),
    ];
  }

  /** The words that a word may be a typo of, each with its forms behind it, and how far they are. */
  #typosOf(word: string, allowed: number): { ids: number[]; distance: number }[] {
    // Who writes a word of the trade means it.
    if (tradeLanguages(word).length > 0) return [];
    const forgiven = typosForgiven(word);
    const near = [...this.#words.sorted.within(word, forgiven)]
      .filter(([other, distance]) => isConfusable(word, other, distance))
      .map(([other, distance]) => ({ other, id: this.#idOf(other), distance }));
    const plain = withoutTilde(word);
    const tilde = near.filter(
      ({ other, id }) => withoutTilde(other) === plain && this.#isOfLanguages(id, allowed),
    );
    // Who cannot write ñ means the word that has it.
    if (tilde.length > 0) {
      return tilde.map(({ other }) => ({ ids: this.#formsFirst(other), distance: 0 }));
    }
    const found = near
      .filter(({ id }) => this.#isAllowed(id, allowed))
      .map(({ other, distance }) => ({ ids: this.#formsFirst(other), distance }));
    const trade = [...tradeWordsNear(word, forgiven)]
      .filter(
        ([other, distance]) =>
          isConfusable(word, other, distance) &&
          tradeLanguages(other).some((language) => allowed & typos[language]),
      )
      .map(([other, distance]) => ({ ids: this.#synonyms(other), distance }));
    return [...found, ...trade];
  }

  #formsFirst(word: string): number[] {
    return [this.#idOf(word), ...this.forms(word)];
  }

  #isAllowed(id: number, allowed: number): boolean {
    if (!(allowed & typos.descriptions) && !this.marks.isTelling(id)) return false;
    return this.#isOfLanguages(id, allowed);
  }

  #isOfLanguages(id: number, allowed: number): boolean {
    return (
      this.marks.isOfAnyLanguage(id) ||
      languages.some((language) => allowed & typos[language] && this.marks.isOf(id, language))
    );
  }

  /** Whether a word answers as a typo alone. */
  isTypo(value: number): boolean {
    return value < quality.prefix;
  }

  /** Words within a distance, with it. */
  near(word: string, distance: number): { id: number; distance: number }[] {
    return Array.from(this.#words.sorted.within(word, distance), ([near, far]) => ({
      id: this.#idOf(near),
      distance: far,
    }));
  }

  /** Of the words that a word begins the best ones, as many as may stand for it. */
  #longer(word: string): (readonly [string, number])[] {
    const byGuess = Array.from({ length: quality.prefix / 2 + 1 }, (): string[] => []);
    const spoken = tradeLanguages(word);
    for (const longer of this.#words.sorted.beginningWith(word)) {
      // A word of the trade begins none of the other language.
      if (spoken.length > 0 && !spoken.some((own) => this.#isOf(longer, own))) continue;
      // The less there is to guess, the better.
      const equal = byGuess[Math.floor((quality.prefix / 2) * (word.length / longer.length))];
      if (equal && equal.length < maxMatches && !isStopWord(longer)) equal.push(longer);
    }
    return byGuess
      .map((equal, guess) => equal.map((longer) => [longer, quality.prefix + guess] as const))
      .toReversed()
      .flat()
      .slice(0, maxMatches);
  }

  #idOf(word: string): number {
    const id = this.find(word);
    if (id === null) throw new Error(`There is no word ${word}.`);
    return id;
  }

  #best(found: Matches): Matches {
    const ordered = [...found].toSorted(
      ([one, oneValue], [other, otherValue]) =>
        otherValue - oneValue || (this.wordAt(one) < this.wordAt(other) ? -1 : 1),
    );
    return new Map(ordered.slice(0, maxMatches));
  }
}
