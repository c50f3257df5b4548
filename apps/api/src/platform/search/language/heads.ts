import type { Language } from '@wiki/domain';
import { isStopWord } from './stop-words.ts';

/** English words behind which a thing is only told apart: *bags* for *shops*. */
const apart: ReadonlySet<string> = new Set('at by for from in of on to with'.split(' '));

/**
 * The word of a query that says what is looked for, where the others only tell it apart: in Spanish
 * it comes first (*muebles* de oficina), in English last (office *furniture*). Null when no word says
 * anything.
 * @param words all words as they were written, folded
 */
export function headOf(words: readonly string[], language: Language): string | null {
  if (language === 'es') return words.find((word) => !isStopWord(word)) ?? null;
  const telling = words.findIndex((word) => !isStopWord(word));
  const end = words.findIndex((word, place) => place > telling && apart.has(word));
  return words.slice(0, end < 0 ? words.length : end).findLast((word) => !isStopWord(word)) ?? null;
}
