import type { FilePurpose } from '@wiki/domain';
import type { Config } from '../../../config.ts';
import { cleanVideo, isVideoType } from '../../../platform/files/clean-video.ts';
import { contentTypeOf } from '../../../platform/files/content-type.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { encodeBase } from '../../../platform/files/image-processing.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { deriveImageJob } from '../derive-image.job.ts';
import type { FileRecord } from '../file.model.ts';
import { imageTypes, ruleOf, takesOnlyImages } from '../file-rules.ts';
import { removeLaterUnlessUsed } from '../file.store.ts';
import { keyOf } from '../storage-keys.ts';
import { scanLater } from './scan-file.job.ts';

/** What the content of a file says about it. */
export type CheckedContent = Pick<FileRecord, 'contentType' | 'byteSize' | 'image'>;

/**
 * Checks the content of a file and keeps it under the file's key: pictures re-encoded, films
 * without what they say of their maker, other files as they are. Writes nothing to the database and may be repeated.
 * @throws Refusal `FILE_NOT_IMAGE`, `FILE_TYPE_REFUSED` or `FILE_TOO_LARGE`.
 */
export async function storeContent(
  config: Config,
  file: Pick<FileRecord, '_id' | 'purpose'>,
  bytes: Buffer,
): Promise<CheckedContent> {
  const { content, stored } = await checkContent(config, file.purpose, bytes);
  await fileStorage(config).put(keyOf(file), stored);
  return content;
}

async function checkContent(
  { fileLimits }: Config,
  purpose: FilePurpose,
  bytes: Buffer,
): Promise<{ content: CheckedContent; stored: Buffer }> {
  const refused = takesOnlyImages(purpose) ? 'FILE_NOT_IMAGE' : 'FILE_TYPE_REFUSED';
  const contentType = (await contentTypeOf(bytes)) ?? plainTextIn(bytes);
  if (!contentType || !ruleOf(purpose).contentTypes.includes(contentType)) throw refuse(refused);
  if (isVideoType(contentType)) {
    const stored = cleanVideo(bytes, contentType);
    if (!stored) throw refuse(refused);
    return { content: { contentType, byteSize: stored.length, image: null }, stored };
  }
  if (!imageTypes.includes(contentType)) {
    return { content: { contentType, byteSize: bytes.length, image: null }, stored: bytes };
  }
  if (bytes.length > fileLimits.imageBytes) throw refuse('FILE_TOO_LARGE');
  const base = await encodeBase(bytes, contentType);
  if (!base) throw refuse(refused);
  const image = { width: base.width, height: base.height, versions: [] };
  return {
    content: { contentType: base.contentType, byteSize: base.bytes.length, image },
    stored: base.bytes,
  };
}

/** Plain text shows no type of its own: it is UTF-8 without control characters. */
function plainTextIn(bytes: Buffer): 'text/plain' | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Line breaks and tabs apart, text has no control characters.
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : 'text/plain';
  } catch {
    return null;
  }
}

/** What follows once a file is stored: smaller pictures, and removal unless something uses it. Joins the caller's transaction. */
export async function afterStoring({ _id, image, scan }: FileRecord): Promise<void> {
  const fileId = _id.toHexString();
  await removeLaterUnlessUsed(fileId);
  if (scan === 'WAITING') await scanLater(fileId);
  if (image) {
    await enqueueJob({
      type: deriveImageJob,
      key: `${deriveImageJob}:${fileId}`,
      payload: { fileId },
    });
  }
}
