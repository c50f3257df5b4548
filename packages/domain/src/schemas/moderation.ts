import { z } from 'zod';
import { blacklistKey } from '../blacklist-matcher.ts';
import { limits } from '../limits.ts';
import { code, requiredLine } from './fields.ts';

const { min, max } = limits.blacklist.text;

const wordsOf = (text: string): number => blacklistKey(text)?.split(' ').length ?? 0;

const entryText = (fits: (words: number) => boolean) =>
  requiredLine(max).pipe(
    z
      .string()
      .min(min, code('FIELD_TOO_SHORT'))
      .pipe(z.string().refine((text) => fits(wordsOf(text)), code('FIELD_INVALID'))),
  );

/** An entry of the blacklist to add: of one word or of any. Without a letter it would never match. */
export const blacklistEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), text: entryText((words) => words === 1) }),
  z.object({ kind: z.literal('phrase'), text: entryText((words) => words > 0) }),
]);
