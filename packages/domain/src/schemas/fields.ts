import { z } from 'zod';
import type { ErrorCode } from '../graphql/error-codes.ts';
import { limits } from '../graphql/limits.ts';

/** A zod message that is a code of the error catalog: clients translate it, the API answers it. */
export const code = (value: ErrorCode): string => value;

/** Control characters other than tab and line breaks, refused in every text. */
const controlCharacters = /(?![\t\n\r])\p{Cc}/u;

/** Nothing that anybody would see: spaces, joiners, fillers and marks of direction alone. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** More marks on one letter than any language writes: they would reach over what stands around. */
const piledMarks = /\p{M}{9}/u;

/** Halves of a character pair cannot be stored: the text would come back as another. */
const clean = (schema: z.ZodString) =>
  schema
    .refine((text) => !controlCharacters.test(text), code('FIELD_INVALID'))
    .refine((text) => !piledMarks.test(text), code('FIELD_INVALID'))
    .refine((text) => text.isWellFormed(), code('FIELD_INVALID'));

const cleared = (text: string | null | undefined) =>
  text != null && invisible.test(text) ? null : text;

/** A required text, trimmed. */
export const requiredText = (max: number, emptyCode: ErrorCode = 'FIELD_REQUIRED') =>
  clean(z.string().trim().max(max, code('FIELD_TOO_LONG'))).refine(
    (text) => !invisible.test(text),
    code(emptyCode),
  );

const lineBreaks = /[\t\n\r\u2028\u2029]/;

/** They turn around how what follows reads, also what others wrote beside it. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/;

const isLine = (text: string) => !lineBreaks.test(text) && !directionControls.test(text);

/**
 * A required text of one line, such as a name: in a letter or a list, further lines would read as
 * its own words.
 */
export const requiredLine = (max: number, emptyCode?: ErrorCode) =>
  requiredText(max, emptyCode).refine(isLine, code('FIELD_INVALID'));

/** A required text kept exactly as written, spaces at its ends too; not blank. */
export const writtenText = (max: number) =>
  clean(z.string().max(max, code('FIELD_TOO_LONG'))).refine(
    (text) => !invisible.test(text),
    code('FIELD_REQUIRED'),
  );

/** An optional text: left out stays, null or empty clears. */
export const optionalText = (max: number) =>
  clean(z.string().trim().max(max, code('FIELD_TOO_LONG')))
    .nullish()
    .transform(cleared);

/** An optional text of one line: left out stays, null or empty clears. */
export const optionalLine = (max: number) =>
  optionalText(max).refine((text) => text == null || isLine(text), code('FIELD_INVALID'));

/** A person's name: required, and its absence has its own message (section 8, "empty name"). */
export const personName = requiredLine(limits.personName.max, 'EMPTY_NAME');

/** An e-mail address, trimmed and in lower case: accounts compare without case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email.max, code('INVALID_EMAIL'))
  .pipe(z.email(code('INVALID_EMAIL')));

/** A new password within the enforced bounds; common ones are refused by the API, which holds the list. */
export const newPassword = z
  .string()
  .refine((text) => [...text].length >= limits.password.min, code('WEAK_PASSWORD'))
  .refine((text) => [...text].length <= limits.password.max, code('FIELD_TOO_LONG'));

/** What the staff tells each other of something; whom it is about never sees it. */
export const teamNoteSchema = z.strictObject({ text: requiredText(limits.application.note) });

/** A phone number in E.164, or null to clear it. */
export const phone = z
  .string()
  .trim()
  .regex(/^(\+[1-9]\d{6,14})?$/, code('INVALID_PHONE'))
  .nullish()
  .transform((text) => (text === '' ? null : text));

/** A calendar date that exists, in the past and not before 1900, or null to clear it. */
export const pastDate = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, code('INVALID_DATE'))
  .refine((text) => text === '' || isPastDate(text), code('INVALID_DATE'))
  .nullish()
  .transform((text) => (text === '' ? null : text));

/** A two-letter country code in upper case, or null to clear it. */
export const countryCode = z
  .string()
  .regex(/^([A-Z]{2})?$/, code('INVALID_COUNTRY'))
  .nullish()
  .transform((text) => (text === '' ? null : text));

function isPastDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    date.getTime() < Date.now() &&
    date.getUTCFullYear() >= 1900
  );
}
