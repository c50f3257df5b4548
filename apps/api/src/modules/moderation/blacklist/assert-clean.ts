import type { TextCheck } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { matcherOf } from './blacklist-cache.ts';
import { countHit } from './blacklist.store.ts';

/** A text to compare, and the field of the input it came in. */
export interface TextToCheck {
  text: string | null | undefined;
  field: string;
}

/** The field of the first text with a word of the blacklist, which is a hit of the word; null for none. */
async function blockedFieldOf(texts: readonly TextToCheck[]): Promise<string | null> {
  const words = await matcherOf('word');
  for (const { text, field } of texts) {
    const word = text ? words.find(text) : null;
    if (word === null) continue;
    await countHit('word', word);
    return field;
  }
  return null;
}

/** Refuses texts that hold a word of the blacklist, with the field of the first. Call it before a transaction. */
export async function assertClean(
  texts: readonly TextToCheck[],
  code: 'POST_BLACKLISTED' | 'MESSAGE_BLACKLISTED',
): Promise<void> {
  const field = await blockedFieldOf(texts);
  if (field !== null) throw refuse(code, field);
}

/** Compares texts with the words of the blacklist, which block them, and its phrases, which hold them. */
export const checkTextsByBlacklist: TextCheck = async (texts) => {
  const phrases = await matcherOf('phrase');
  const given = Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []));
  return {
    blockedField: await blockedFieldOf(given),
    isHeld: given.some(({ text }) => phrases.find(text) !== null),
  };
};

/** Whether a text holds neither a word nor a phrase of the blacklist; counts no hit. */
export async function isCleanText(text: string): Promise<boolean> {
  const [words, phrases] = await Promise.all([matcherOf('word'), matcherOf('phrase')]);
  return words.find(text) === null && phrases.find(text) === null;
}
