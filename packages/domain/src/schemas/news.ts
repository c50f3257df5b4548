import { z } from 'zod';
import { limits } from '../graphql/limits.ts';
import { reasonSchema } from './applications/applications.ts';
import { code, optionalLine } from './fields.ts';
import { imageInput } from './files.ts';
import { bilingualLine, bilingualText } from './listings/localized.ts';
import { unfinishedRichText } from './talk/rich-text.ts';

const bounds = limits.news;
const id = z.string().max(100, code('FIELD_INVALID'));

/** Input of `createNews`: its first title, in the language of the installation's first readers. */
export const createNewsSchema = z.strictObject({ title: bilingualLine(bounds.title) });

/** Input of `saveNews`: the whole draft over the version that was read. */
export const saveNewsSchema = z.strictObject({
  newsId: id,
  version: z.int().min(1),
  slug: optionalLine(bounds.slug).refine(
    (text) => text == null || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
    code('SLUG_INVALID'),
  ),
  title: bilingualLine(bounds.title),
  summary: bilingualText(bounds.summary),
  body: z.strictObject({
    en: unfinishedRichText(bounds.text),
    es: unfinishedRichText(bounds.text),
  }),
  cover: imageInput.nullish(),
});
export type NewsSaid = z.output<typeof saveNewsSchema>;

/** Input of the steps of a piece of news. */
export const newsIdSchema = z.strictObject({ newsId: id });

/** Input of `scheduleNews`. */
export const scheduleNewsSchema = z.strictObject({ newsId: id, datePublished: z.date() });

/** Input of `deleteNews`. */
export const deleteNewsSchema = z.strictObject({ newsId: id, reason: reasonSchema.nullish() });

/** Input of `restoreNewsVersion`. */
export const newsVersionSchema = z.strictObject({ newsId: id, number: z.int().min(1) });
