import { type Language, wordsOf } from '@wiki/domain';
import { headOf } from './language/heads.ts';
import { isStopWord } from './language/stop-words.ts';

/** What a query asks for, folded. */
export interface QueryParts {
  /** Words to look for in any form, each once. */
  words: readonly string[];
  /** Which of them says what is looked for, if the query is of that language. */
  heads: Readonly<Record<Language, string | null>>;
  /** Words that stand side by side, exactly so. */
  phrases: readonly (readonly string[])[];
  /** Words and phrases that must not be there. */
  excluded: readonly (readonly string[])[];
}

/** So many words of a query are looked for, and so many parts left out. */
const maxQueryWords = 10;

/** A phrase in quotes, or what stands between spaces; either after a minus. Quotes within a word are none. */
const partShape = /(?<=^|\s)([-−]?)(?:["“”«]([^"“”«»]*)["“”»](?=\s|$)|(\S+))/gu;

/**
 * The parts of a query. Words that say nothing are left out beside others; a query that only leaves
 * out is taken as if it asked.
 */
export function queryParts(query: string): QueryParts {
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  for (const [, minus, quoted, plain = ''] of query.matchAll(partShape)) {
    const own = wordsOf(quoted ?? plain).map(({ word }) => word);
    if (own.length === 0) continue;
    if (minus) excluded.push(own);
    else if (quoted === undefined) words.push(...own);
    else phrases.push(own);
  }
  if (words.length + phrases.length === 0) {
    const asked = excluded.flat();
    return { words: tellingOf(asked), heads: headsOf(asked), phrases: [], excluded: [] };
  }
  return {
    heads: headsOf(words),
    words: phrases.length > 0 ? words.filter((word) => !isStopWord(word)) : tellingOf(words),
    phrases: phrases.slice(0, maxQueryWords),
    excluded: excluded.slice(0, maxQueryWords),
  };
}

const headsOf = (words: readonly string[]): QueryParts['heads'] => ({
  en: headOf(words, 'en'),
  es: headOf(words, 'es'),
});

/** The words that a document must have for the phrases of a query to be looked for in it. */
export function phraseWords({ words, phrases }: QueryParts): string[] {
  const telling = tellingOf(phrases.flat());
  return words.length > 0 ? telling.filter((word) => !isStopWord(word)) : telling;
}

/** Each word once: those that say something, or all when none does. */
function tellingOf(given: readonly string[]): string[] {
  const words = [...new Set(given)];
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, maxQueryWords);
}
