import { z } from 'zod';
import { documentKinds } from '../files/documents.ts';
import { limits } from '../graphql/limits.ts';
import { bilingualLine } from './listings/localized.ts';
import { unfinishedRichText } from './talk/rich-text.ts';

const kind = z.enum(documentKinds);
const version = z.int().min(1);

/** Input of `saveDocumentDraft`: the whole text over the revision that was read. */
export const saveDocumentDraftSchema = z.strictObject({
  kind,
  revision: z.int().min(0),
  title: bilingualLine(limits.news.title),
  body: z.strictObject({
    en: unfinishedRichText(limits.news.text),
    es: unfinishedRichText(limits.news.text),
  }),
});

/** Input of `publishDocument`. */
export const documentKindSchema = z.strictObject({ kind });

/** Input of `restoreDocumentVersion`. */
export const documentVersionSchema = z.strictObject({ kind, version });

/** Input of `acceptDocuments`. */
export const acceptDocumentsSchema = z.strictObject({
  termsVersion: version,
  privacyVersion: version,
});
