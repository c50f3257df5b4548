import { z } from 'zod';
import { code, optionalLine, optionalText } from '../fields.ts';

/** A text of one line in one language or both; empty ones are null. */
export const bilingualLine = (max: number) =>
  z.strictObject({ en: optionalLine(max), es: optionalLine(max) });

/** A text in one language or both; empty ones are null. */
export const bilingualText = (max: number) =>
  z.strictObject({ en: optionalText(max), es: optionalText(max) });

/** The same, where at least one language has to be written; the English field says so. */
export const eitherLanguage = <
  Schema extends z.ZodType<{ en?: string | null | undefined; es?: string | null | undefined }>,
>(
  schema: Schema,
) => schema.refine(({ en, es }) => en || es, { path: ['en'], message: code('FIELD_REQUIRED') });
