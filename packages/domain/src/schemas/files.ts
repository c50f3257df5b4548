import { z } from 'zod';
import { filePurposes } from '../files.ts';
import { limits } from '../limits.ts';
import { code, requiredText } from './fields.ts';

/** An id as clients send it. What an unknown one means is not decided here. */
const fileId = z.string().max(100, code('NOT_FOUND'));

/** Input of `requestUpload`. The largest size depends on the installation. */
export const requestUploadSchema = z.strictObject({
  purpose: z.enum(filePurposes),
  name: requiredText(limits.fileName.max),
  contentType: z.string().max(limits.fileName.max, code('FIELD_TOO_LONG')),
  byteSize: z.int().min(1, code('FILE_INCOMPLETE')),
});

/** Input of the actions on a file. */
export const fileSchema = z.strictObject({ fileId });

/** Input of `setAvatar`: null for the placeholder. */
export const setAvatarSchema = z.strictObject({ fileId: fileId.nullish() });
