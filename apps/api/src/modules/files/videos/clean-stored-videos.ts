import { cleanVideo, isVideoType } from '../../../platform/files/clean-video.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { readBytes } from '../../../platform/files/storage.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { logger } from '../../../platform/logging/logger.ts';
import { FileModel } from '../file.model.ts';
import { findFile } from '../file.store.ts';
import { keyOf } from '../storage-keys.ts';

const cleanJob = 'clean-stored-video';

/** Has the films cleaned that were stored as they came, before films lost their metadata. */
export async function cleanStoredVideos(): Promise<void> {
  const films = FileModel.find({ status: 'STORED', contentType: /^video\// }, { _id: 1 }).lean();
  for await (const { _id } of films) {
    const fileId = _id.toHexString();
    await enqueueJob({ type: cleanJob, key: `${cleanJob}:${fileId}`, payload: { fileId } });
  }
}

/**
 * Cleans one stored film; run again, it changes nothing more. What only begins like a film is not
 * shown to anybody any more: its bytes stay with its owner's file until that is removed.
 */
export const cleanStoredVideoHandler: JobHandler = {
  type: cleanJob,
  maxAttempts: 30,
  async run({ payload }, { config }) {
    const file = await findFile(String(payload.fileId));
    if (file?.status !== 'STORED' || !isVideoType(file.contentType)) return;
    const storage = fileStorage(config);
    const bytes = await readBytes(storage, keyOf(file), file.byteSize);
    if (!bytes) return;
    const cleaned = cleanVideo(bytes, file.contentType);
    if (cleaned) {
      if (!cleaned.equals(bytes)) await storage.put(keyOf(file), cleaned);
    } else {
      logger.warn({ fileId: payload.fileId }, 'a stored video is none and was made private');
      await FileModel.updateOne({ _id: file._id }, { $set: { isPublic: false } });
    }
  },
};
