import type { TextCheck } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { matcherOf } from './blacklist-cache.ts';

/** A text to compare, and the field of the input it came in. */
export interface TextToCheck {
  text: string | null | undefined;
  field: string;
}

/** Refuses texts that hold a word of the blacklist, with the field of the first. Call it before a transaction. */
export async function assertClean(
  texts: readonly TextToCheck[],
  code: 'POST_BLACKLISTED' | 'MESSAGE_BLACKLISTED',
): Promise<void> {
  const words = await matcherOf('word');
  const blocked = texts.find(({ text }) => text && words.find(text) !== null);
  if (blocked) throw refuse(code, blocked.field);
}

/** Compares texts with the words of the blacklist, which block them, and its phrases, which hold them. */
export const checkTextsByBlacklist: TextCheck = async (texts) => {
  const [words, phrases] = [await matcherOf('word'), await matcherOf('phrase')];
  const given = Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []));
  const blocked = given.find(({ text }) => words.find(text) !== null);
  return {
    blockedField: blocked?.field ?? null,
    isHeld: given.some(({ text }) => phrases.find(text) !== null),
  };
};
