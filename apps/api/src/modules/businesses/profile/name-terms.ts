import { nameWordsOf } from '../../users/index.ts';

/** Words as short as this are compared as they are: a letter off, they would be other words. */
const shortestForgiven = 4;

/** The most words of a name or a query that are looked at. */
const mostWords = 12;

const longest = 24;

/** The words of a name or a query, without case, accents and signs. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    nameWordsOf(text)
      .map((word) => word.slice(0, longest))
      .slice(0, mostWords),
  ),
];

/** A word with each of its letters left out. */
const withoutALetter = (word: string): string[] =>
  word.length < shortestForgiven
    ? []
    : Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));

/**
 * What a business is found under by its name: the beginnings of each word, and each word as it is
 * and with a letter left out, which words with one mistake have in common.
 */
export function nameTermsOf(name: string): string[] {
  const terms = wordsOf(name).flatMap((word) => [
    ...Array.from(word, (_, index) => `^${word.slice(0, index + 1)}`),
    ...[word, ...withoutALetter(word)].map((variant) => `~${variant}`),
  ]);
  return [...new Set(terms)];
}

/** The terms that a name has whose words begin with those of a text. */
export const beginningTermsOf = (text: string): string[] => wordsOf(text).map((word) => `^${word}`);

/**
 * For each word of a query, the terms of which a name must have one: the word begins one of the
 * name's, or is a mistake away from one.
 */
export const askedTermsOf = (query: string): string[][] =>
  wordsOf(query).map((word) => [
    `^${word}`,
    ...(word.length < shortestForgiven
      ? []
      : [word, ...withoutALetter(word)].map((variant) => `~${variant}`)),
  ]);
