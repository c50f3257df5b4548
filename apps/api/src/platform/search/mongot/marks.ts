import { languages } from '@wiki/domain';
import { SortedWords } from '../index/sorted-words.ts';
import { typosForgiven } from '../language/typos.ts';
import { isWord } from '../language/word-list.ts';
import type { NearWord } from '../search-index.ts';
import type { AskedWord } from './clauses.ts';
import { stemWord } from './stored-document.ts';

/** The words as they are stored at a place. */
export const wordsIn = (stored: string): string[] => stored.split(' ').filter(isWord);

function sorted(words: Iterable<string>): SortedWords {
  const list = new SortedWords();
  for (const word of words) list.add(word);
  return list;
}

/** Which of the words of a document answer a query, in the order of their letters. */
export function answeringWords(stored: string, asked: readonly AskedWord[]): string[] {
  const own = wordsIn(stored);
  const found = new Set<string>();
  for (const { word, meanings, mayBeTypo } of asked) {
    const stems = new Set([...languages.map((each) => stemWord(word, each)), ...meanings]);
    const nearly = mayBeTypo ? sorted(own).within(word, typosForgiven(word)) : new Map();
    for (const each of own) {
      const answers =
        each.startsWith(word) ||
        nearly.has(each) ||
        languages.some((language) => stems.has(stemWord(each, language)));
      if (answers) found.add(each);
    }
  }
  return [...found].toSorted();
}

/** A document with the words that tell what it is. */
export interface TellingWords {
  id: string;
  words: readonly string[];
}

/** The words of some documents that are nearest to those asked for, the nearest and most frequent first. */
export function nearWords(
  asked: readonly string[],
  documents: readonly TellingWords[],
  limit: number,
): NearWord[] {
  const having = new Map<string, string[]>();
  for (const { id, words } of documents) {
    for (const word of words) having.set(word, [...(having.get(word) ?? []), id]);
  }
  const all = sorted(having.keys());
  const distances = new Map<string, number>();
  for (const given of asked) {
    for (const [word, distance] of all.within(given, Math.floor(given.length / 2.5))) {
      distances.set(word, Math.min(distance, distances.get(word) ?? Infinity));
    }
  }
  const often = (word: string) => having.get(word)?.length ?? 0;
  return [...distances]
    .toSorted(
      ([one, near], [other, far]) =>
        near - far || often(other) - often(one) || (one < other ? -1 : 1),
    )
    .slice(0, limit)
    .map(([word]) => ({ word, id: having.get(word)?.toSorted()[0] ?? '' }));
}
