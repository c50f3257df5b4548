import { z } from 'zod';
import { filePurposes } from '../files/files.ts';
import { limits } from '../graphql/limits.ts';
import { code, requiredText } from './fields.ts';
import { bilingualText } from './listings/localized.ts';

/** An id as clients send it. What an unknown one means is not decided here. */
const fileId = z.string().max(100, code('NOT_FOUND'));

/** Marks that turn the direction of writing: in a name they hide how it ends. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Names of devices may have several lines, which in a list or a letter would read as its own words. */
const lineBreaks = /[\t\n\r\u2028\u2029]+/g;

const fileName = z
  .string()
  .transform((name) => name.replaceAll(directionMarks, '').replaceAll(lineBreaks, ' '))
  .pipe(requiredText(limits.fileName.max));

/** Input of `requestUpload`. The largest size depends on the installation. */
export const requestUploadSchema = z.strictObject({
  purpose: z.enum(filePurposes),
  name: fileName,
  contentType: z.string().max(limits.fileName.max, code('FIELD_TOO_LONG')),
  byteSize: z.int().min(1, code('FILE_INCOMPLETE')),
});

/** A picture with what it shows. */
export const imageInput = z.strictObject({
  fileId,
  alt: bilingualText(limits.business.imageAlt).nullish(),
});

export type ImageInput = z.output<typeof imageInput>;

/** Input of the actions on a file. */
export const fileSchema = z.strictObject({ fileId });

/** Input of `setAvatar`: null for the placeholder. */
export const setAvatarSchema = z.strictObject({ fileId: fileId.nullish() });
