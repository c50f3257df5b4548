import { foldText, type Language, languages, type LocalizedText, wordsOf } from '@wiki/domain';
import { stemOf } from './stemming.ts';
import { isStopWord } from './stop-words.ts';
import { tradeNames } from './trade-names.ts';

/** A name of several words, or of one beside such a name. */
interface Name {
  /** The number of the thing it names. */
  thing: number;
  /** What the forms of its words have in common, but for words that say nothing. */
  stems: readonly string[];
  /** The places of words that mean something else by themselves. */
  otherwise: readonly number[];
}

/** A name among words: from one place to before another. */
export interface FoundName {
  thing: number;
  start: number;
  end: number;
  /** The places of words that mean something else by themselves. */
  otherwise: readonly number[];
}

/** Names of things, in both languages: who asks by one of them finds what has any other. */
export class Names {
  readonly #byFirst: Readonly<Record<Language, Map<string, Name[]>>> = {
    en: new Map(),
    es: new Map(),
  };
  /** The names of each thing as words that stand side by side. */
  readonly #phrases: string[][][] = [];

  /** The names of the trade with those given, of which each has one in each language. */
  constructor(given: readonly LocalizedText[] = []) {
    for (const { en, es } of tradeNames) this.#add({ en: en.split(', '), es: es.split(', ') });
    for (const { en, es } of given) this.#add({ en: en ? [en] : [], es: es ? [es] : [] });
  }

  #add(names: Record<Language, readonly string[]>): void {
    const thing = this.#phrases.length;
    const phrases = languages.flatMap((language) =>
      names[language].map((name) => ({ language, words: wordsOf(name).map(({ word }) => word) })),
    );
    // The synonyms of single words are another table.
    if (phrases.every(({ words }) => tellingOf(words).length < 2)) return;
    this.#phrases.push(phrases.map(({ words }) => words));
    for (const language of languages) {
      for (const written of names[language]) this.#enter(thing, written, language);
    }
  }

  #enter(thing: number, written: string, language: Language): void {
    const words = tellingOf(foldText(written).split(/[^\p{L}\p{N}()]+/u));
    const stems = words.map((word) => stemOf(word.replaceAll(/[()]/g, ''), language));
    const otherwise = [...words.keys()].filter((place) => words[place]?.startsWith('('));
    const first = stems[0] ?? '';
    const known = this.#byFirst[language].get(first) ?? [];
    this.#byFirst[language].set(first, [...known, { thing, stems, otherwise }]);
  }

  /** The names among words of a language that say something, in any of their forms. */
  among(words: readonly string[], language: Language): FoundName[] {
    const stems = words.map((word) => stemOf(word, language));
    return stems.flatMap((first, start) =>
      (this.#byFirst[language].get(first) ?? [])
        .filter((name) => name.stems.every((stem, place) => stems[start + place] === stem))
        .map((name) => ({
          thing: name.thing,
          start,
          end: start + name.stems.length,
          otherwise: name.otherwise.map((place) => start + place),
        })),
    );
  }

  /** The names of a thing, as folded words that stand side by side. */
  phrasesOf(thing: number): readonly (readonly string[])[] {
    return this.#phrases[thing] ?? [];
  }
}

const tellingOf = (words: readonly string[]): string[] =>
  words.filter((word) => word !== '' && !isStopWord(word));
