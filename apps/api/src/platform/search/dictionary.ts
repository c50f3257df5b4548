import { type Language, languages } from '@wiki/domain';
import { Postings } from './postings.ts';
import { SortedWords } from './sorted-words.ts';
import { stemOf } from './stemming.ts';
import { isStopWord } from './stop-words.ts';

/** How well a word of the index answers a word of a query, by how it was met. */
const quality = { exact: 100, stem: 80, prefix: 40, typo: [0, 30, 18] } as const;

/** So many words of the index may stand for one word of a query: what a hostile one costs is bounded. */
const maxMatches = 200;

/** Of so many words of queries what answers them is kept. */
const keptMatches = 500;

/** Before a code, so that no word is taken for one. */
const codeMark = '=';

/** Words of the index by their numbers, with how well each answers a word of a query: 1 to 100. */
export type Matches = ReadonlyMap<number, number>;

/** The words that occur now, by themselves, by their beginning, nearly and by their stem. */
export class Dictionary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #postings: (Postings | undefined)[] = [];
  readonly #free: number[] = [];
  /** All but codes. */
  readonly #sorted = new SortedWords();
  readonly #stems: Record<Language, Map<string, number[]>> = { en: new Map(), es: new Map() };
  /** What answered words of queries since the words last changed. */
  readonly #matches = new Map<string, Matches>();

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
    this.#matches.clear();
    if (word.startsWith(codeMark)) return id;
    this.#sorted.add(word);
    for (const language of languages) {
      const stem = stemOf(word, language);
      const ids = this.#stems[language].get(stem);
      if (ids) ids.push(id);
      else this.#stems[language].set(stem, [id]);
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
    this.#matches.clear();
    if (word.startsWith(codeMark)) return;
    this.#sorted.delete(word);
    for (const language of languages) {
      const stem = stemOf(word, language);
      const others = this.#stems[language].get(stem)?.filter((other) => other !== id) ?? [];
      if (others.length > 0) this.#stems[language].set(stem, others);
      else this.#stems[language].delete(stem);
    }
  }

  /** The number of a code that occurs, else null. */
  findCode(code: string): number | null {
    return this.#ids.get(codeWord(code)) ?? null;
  }

  /** The words that answer a word of a query. */
  matches(word: string, typos: boolean): Matches {
    const key = `${typos ? '~' : ''}${word}`;
    const known = this.#matches.get(key);
    if (known) return known;
    const found = this.#findMatches(word, typos);
    if (this.#matches.size >= keptMatches) this.#matches.clear();
    this.#matches.set(key, found);
    return found;
  }

  #findMatches(word: string, typos: boolean): Matches {
    const found = new Map<number, number>();
    const offer = (id: number, value: number) => {
      // Words that say nothing answer only when they are asked for.
      if (value < quality.exact && isStopWord(this.wordAt(id))) return;
      if ((found.get(id) ?? 0) < value) found.set(id, value);
    };
    const offerForms = (form: string, value: number) => {
      for (const language of languages) {
        for (const id of this.#stems[language].get(stemOf(form, language)) ?? []) offer(id, value);
      }
    };
    const exact = this.#ids.get(word);
    if (exact !== undefined) offer(exact, quality.exact);
    const code = this.findCode(word);
    if (code !== null) offer(code, quality.exact);
    offerForms(word, quality.stem);
    for (const [longer, value] of this.#longer(word)) offer(this.#idOf(longer), value);
    if (typos) {
      for (const [near, distance] of this.#sorted.within(word, typosForgiven(word))) {
        const value = quality.typo[distance] ?? 0;
        if (value === 0) continue;
        offer(this.#idOf(near), value);
        offerForms(near, value - 5);
      }
    }
    return found.size > maxMatches ? this.#best(found) : found;
  }

  /** Words within a distance, with it. */
  near(word: string, distance: number): { id: number; distance: number }[] {
    return Array.from(this.#sorted.within(word, distance), ([near, far]) => ({
      id: this.#idOf(near),
      distance: far,
    }));
  }

  /** Of the words that a word begins the best ones, as many as may stand for it. */
  #longer(word: string): (readonly [string, number])[] {
    const byGuess = Array.from({ length: quality.prefix / 2 + 1 }, (): string[] => []);
    for (const longer of this.#sorted.beginningWith(word)) {
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
    const id = this.#ids.get(word);
    if (id === undefined) throw new Error(`There is no word ${word}.`);
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

/** A code as a word of the dictionary. */
export const codeWord = (code: string): string => codeMark + code;

/** Whether an entry of the dictionary is a code. */
export const isCodeWord = (word: string): boolean => word.startsWith(codeMark);

/** How many letters of a word may be wrong: none in short ones and in numbers. */
function typosForgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
