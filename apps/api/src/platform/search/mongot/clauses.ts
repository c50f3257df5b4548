import { languages } from '@wiki/domain';
import { isStopWord } from '../language/stop-words.ts';
import { synonymsOf } from '../language/synonyms.ts';
import { typosForgiven } from '../language/typos.ts';
import { nounsOf } from '../language/verbs.ts';
import { nameWord } from '../language/word-list.ts';
import type { FacetCondition } from '../search-index.ts';
import { places, stemWord } from './stored-document.ts';

/** A clause of `$search`. */
export type Clause = Record<string, unknown>;

/** A word of a query as it is looked for. */
export interface AskedWord {
  word: string;
  /** The things of whose names it is a part. */
  things: readonly number[];
  /** The stems of what says the same. */
  meanings: readonly string[];
  /** Whether words that are nearly the same answer it. */
  mayBeTypo: boolean;
}

/** Shorter beginnings are those of too many words. */
const shortestBeginning = 3;

/** How well a form answers a word, in tenths of what the word itself counts at a place. */
const quality = { exact: 2, stem: 5, meaning: 5, beginning: 3 } as const;

/** What a typo counts, and how many words may be meant by one. */
const typoScore = 5;
const mostNearWords = 20;

/**
 * So many clauses may come of the words of a question. Lucene takes 1024, of which phrases, what must not
 * be there, codes, groups and conditions need the others.
 */
const mostWordClauses = 760;
/** What a word comes to besides its meanings and names: at each place itself, two stems and a beginning; a code; typos. */
const ownClauses = places.length * 4 + 2 + mostNearWords;

/** How many meanings and names of a word may be asked for beside those of the others. */
const mostOthers = (words: number): number =>
  Math.floor((mostWordClauses / words - ownClauses) / places.length);

const constant = (value: number) => ({ constant: { value } });

/** One of some clauses at least, or as many as are named. */
export const someOf = (clauses: readonly Clause[], least = 1): Clause => ({
  compound: { should: clauses, minimumShouldMatch: least },
});

/**
 * What answers a word, each with a whole number for the place and the form, so that a score is a sum of
 * whole numbers. Forms that hold each other add up: the word itself has its stem and begins with itself.
 */
export function answering({ word, things, meanings, mayBeTypo }: AskedWord): Clause {
  const stems = languages.map((language) => stemWord(word, language));
  const named = things.map(nameWord);
  const clauses = places.flatMap(({ name, score: all }): Clause[] => {
    const [words, stemmed] = [`words.${name}`, `stems.${name}`];
    const score = (tenths: number) => constant((all * tenths) / 10);
    return [
      { text: { path: words, query: word, score: score(quality.exact) } },
      { text: { path: stemmed, query: stems, score: score(quality.stem) } },
      ...(meanings.length > 0
        ? [{ text: { path: stemmed, query: meanings, score: score(quality.meaning) } }]
        : []),
      ...(named.length > 0
        ? [{ text: { path: words, query: named, score: score(quality.meaning) } }]
        : []),
      ...(word.length >= shortestBeginning
        ? [
            {
              wildcard: {
                path: words,
                query: `${word}*`,
                allowAnalyzedField: true,
                score: score(quality.beginning),
              },
            },
          ]
        : []),
    ];
  });
  const code = { equals: { path: 'codes', value: word, score: constant(places[0].score) } };
  return someOf([...clauses, code, ...(mayBeTypo ? [nearly(word)] : [])]);
}

/** What tells in nearly the same word what it is. */
function nearly(word: string): Clause {
  const fuzzy = { maxEdits: typosForgiven(word), prefixLength: 0, maxExpansions: mostNearWords };
  return { text: { path: 'words.telling', query: word, fuzzy, score: constant(typoScore) } };
}

/** A word as it is looked for, with as much of what may be meant by it as fits into a question of some words. */
export function askedWord(
  word: string,
  named: readonly number[],
  mayBeTypo: boolean,
  words: number,
): AskedWord {
  const things = named.slice(0, mostOthers(words));
  const meanings = meaningsOf(word).slice(0, mostOthers(words) - things.length);
  return { word, things, meanings, mayBeTypo };
}

/** The stems of what says the same as a word. */
function meaningsOf(word: string): string[] {
  if (isStopWord(word)) return [];
  const nouns = nounsOf(word);
  const stems = [
    ...synonymsOf(word).map((other) => stemWord(other.word, other.language)),
    ...nouns.words.flatMap((noun) => languages.map((language) => stemWord(noun, language))),
    ...nouns.stems.map((stem) => `es:${stem}`),
  ];
  return [...new Set(stems)];
}

/** What holds a word in any of its forms. */
export const formsOf = (word: string): Clause =>
  someOf([
    { text: { path: 'words.any', query: word } },
    { text: { path: 'stems.any', query: languages.map((each) => stemWord(word, each)) } },
  ]);

/** What holds words side by side, exactly so. */
export const phraseOf = (words: readonly string[], score = 0): Clause => ({
  phrase: { path: 'texts', query: words.join(' '), score: constant(score) },
});

/** What has a code. */
export const codeOfAll = (code: string, score: number): Clause => ({
  equals: { path: 'codes', value: code, score: constant(score) },
});

/** What every document has. */
const anything: Clause = { exists: { path: 'key' } };

/** What no document meets: ranges that end before they begin and lists of nothing are refused. */
const nothing: Clause = { compound: { mustNot: [anything] } };

/** Some clauses, or where there are none what every document has: nothing may not be asked for. */
export const anyOr = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.length > 0 ? clauses : [anything];

/** What belongs to a group; nothing is asked of all. */
export const ofGroup = (group: string | null): Clause[] =>
  group === null ? [] : [{ equals: { path: 'group', value: group } }];

/** What meets conditions. */
export const meeting = (conditions: readonly FacetCondition[]): Clause[] =>
  conditions.flatMap((condition): Clause[] => {
    if (condition.kind === 'range') {
      const { field, min, max } = condition;
      const path = `numbers.${field}`;
      if (min === null && max === null) return [{ exists: { path } }];
      if (min !== null && max !== null && min > max) return [nothing];
      return [
        { range: { path, ...(min !== null && { gte: min }), ...(max !== null && { lte: max }) } },
      ];
    }
    const path = `keywords.${condition.field}`;
    const values = [...condition.values];
    if (condition.kind === 'any') {
      return [values.length > 0 ? { in: { path, value: values } } : nothing];
    }
    return values.map((value) => ({ equals: { path, value } }));
  });
