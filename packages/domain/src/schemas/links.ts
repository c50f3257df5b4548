import { z } from 'zod';
import { limits } from '../limits.ts';
import { code } from './fields.ts';

const httpsAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** An address that begins with `https://` and names a domain. */
export const httpsLink = z
  .string()
  .trim()
  .max(limits.application.link, code('FIELD_TOO_LONG'))
  .refine((text) => httpsAddress.safeParse(text).success, code('INVALID_URL'));

/** A name on Instagram, with or without the at sign, or an https address. */
export const instagramLink = z.union([z.string().regex(/^@?[\w.]{1,30}$/), httpsLink], {
  error: () => code('INVALID_URL'),
});

/** A text that may be empty: null and blanks are null, anything else is the schema's. Left out stays. */
export const emptyOr = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .nullish()
    .transform((text) => (text === undefined ? undefined : text?.trim() || null))
    .pipe(schema.nullish());
