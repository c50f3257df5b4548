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
