import { isFunctionWordOf } from './function-words.ts';
import type { Language } from './language.ts';
import { wordsOf } from './search-folding.ts';

/**
 * The language a text is written in, by the little words that every text is full of; null where they
 * do not tell, as in a name.
 */
export function languageOfText(text: string): Language | null {
  const words = wordsOf(text).map(({ word }) => word);
  const countOf = (language: Language) =>
    words.filter((word) => isFunctionWordOf(language, word)).length;
  const difference = countOf('en') - countOf('es');
  if (difference === 0) return null;
  return difference > 0 ? 'en' : 'es';
}
