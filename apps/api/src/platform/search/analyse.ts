import { wordsOf } from '@wiki/domain';
import { codeWord } from './dictionary.ts';
import type { SearchDocument, SearchSchema } from './search-index.ts';
import { isStopWord } from './stop-words.ts';

/** What a code counts: more than any word. */
const codeImpact = 1000;
const highestImpact = 65_535;

/** A word that says nothing counts only in fields of at least this weight. */
const stopWordWeight = 80;

/**
 * What each word of a document counts in it: the sum over its fields of their weight, more in short
 * texts and a little more for each repetition. It depends on nothing but the document.
 */
export function impactsOf(document: SearchDocument, schema: SearchSchema): Map<string, number> {
  const impacts = new Map<string, number>();
  for (const [field, { weight, brevity = 0 }] of Object.entries(schema.texts)) {
    const counted = new Map<string, number>();
    for (const text of document.texts[field] ?? []) countWords(text, weight, brevity, counted);
    for (const [word, impact] of counted) {
      impacts.set(word, Math.min(highestImpact, (impacts.get(word) ?? 0) + impact));
    }
  }
  for (const code of document.codes) impacts.set(codeWord(codeOf(code)), codeImpact);
  return impacts;
}

function countWords(text: string, weight: number, brevity: number, counted: Map<string, number>) {
  const words = wordsOf(text);
  const impact = weight + Math.round(brevity / Math.max(words.length, 1));
  for (const { word } of words) {
    if (weight < stopWordWeight && isStopWord(word)) continue;
    const before = counted.get(word);
    // Both languages may have the word, and a text may repeat it: that says little more.
    counted.set(
      word,
      before === undefined ? impact : Math.min(before + Math.ceil(impact / 10), impact * 2),
    );
  }
}

/** A code without its separators: AB-12 and ab 12 are the same. */
export const codeOf = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join('');

/** So many words of a query are looked for. */
const maxQueryWords = 10;

/** The words of a query to look for, each once: those that say something, or all when none does. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query).map(({ word }) => word))];
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, maxQueryWords);
}
