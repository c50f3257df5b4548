import { z } from 'zod';
import { blacklistKey } from '../blacklist-matcher.ts';
import { isFunctionWord } from '../function-words.ts';
import { limits } from '../limits.ts';
import { code, requiredLine } from './fields.ts';

const { min, max } = limits.blacklist.text;

/** The words of an entry as it is compared: none without a letter, for it would never match. */
const wordsOf = (text: string): string[] => blacklistKey(text)?.split(' ') ?? [];

const entryText = (most: number) =>
  requiredLine(max)
    .pipe(z.string().min(min, code('FIELD_TOO_SHORT')))
    .pipe(z.string().refine((text) => wordsOf(text).length > 0, code('FIELD_INVALID')))
    .pipe(z.string().refine((text) => wordsOf(text).length <= most, code('ONE_WORD_ONLY')))
    .pipe(z.string().refine((text) => !wordsOf(text).every(isFunctionWord), code('COMMON_WORD')));

/** An entry of the blacklist to add: of one word or of any, but not of words that every text has. */
export const blacklistEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), text: entryText(1) }),
  z.object({ kind: z.literal('phrase'), text: entryText(Number.POSITIVE_INFINITY) }),
]);

/** Input that names an entry of the blacklist. */
export const blacklistEntryIdSchema = z.object({ entryId: z.string() });
