import { refuse } from '../../platform/errors/errors.ts';

/** Texts that somebody wrote, by the fields of the input they came in. */
export type Texts = Readonly<Record<string, string | null | undefined>>;

/** What the blacklist says of texts. */
export interface TextVerdict {
  /** The first field with a word of the blacklist; null when there is none. */
  blockedField: string | null;
  /** Whether a phrase of the blacklist is among them: what says it waits for a review. */
  isHeld: boolean;
}

export type TextCheck = (texts: Texts) => Promise<TextVerdict>;

let check: TextCheck | null = null;

/** Registers what compares texts with the blacklist; the module that keeps it calls this. */
export function registerTextCheck(given: TextCheck): void {
  check = given;
}

/**
 * Compares texts with the blacklist, outside of a transaction. Refuses with the code and the field
 * of the first text that holds a word of it.
 * @returns whether a phrase of it is among them.
 */
export async function checkTexts(
  texts: Texts,
  code: 'POST_BLACKLISTED' | 'MESSAGE_BLACKLISTED' = 'POST_BLACKLISTED',
): Promise<boolean> {
  if (!check) throw new Error('Nothing compares texts with the blacklist.');
  const { blockedField, isHeld } = await check(texts);
  if (blockedField !== null) throw refuse(code, blockedField);
  return isHeld;
}
