import { inTransaction } from '../../../platform/database/transaction.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { incomingKey } from '../../../platform/files/storage.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { FileModel, type FileRecord } from '../file.model.ts';
import { findFile, removeUnusedJob } from '../file.store.ts';
import { allKeysOf } from '../storage-keys.ts';

const expireUploadJob = 'expire-upload';
const eraseFileJob = 'erase-file';

/** An upload that began just before its address expired may still be under way, in milliseconds. */
const grace = 15 * 60_000;

/** Has what was announced or sent and never completed removed. Joins the caller's transaction. */
export async function expireUploadLater(fileId: string, expiresAt: Date): Promise<void> {
  await enqueueJob({
    type: expireUploadJob,
    key: `${expireUploadJob}:${fileId}`,
    payload: { fileId },
    runAt: new Date(expiresAt.getTime() + grace),
  });
}

/**
 * Removes a file unless something uses it; its bytes go right after. Joins the caller's transaction.
 * @returns whether it was removed.
 */
export async function removeFileNow({ _id }: Pick<FileRecord, '_id'>): Promise<boolean> {
  const file = await FileModel.findOneAndDelete({ _id, usedBy: { $size: 0 } }).lean();
  if (!file) return false;
  const fileId = _id.toHexString();
  await enqueueJob({
    type: eraseFileJob,
    key: `${eraseFileJob}:${fileId}`,
    payload: { fileId, keys: allKeysOf(file).join(' ') },
  });
  return true;
}

/** After the address of an upload expired: what arrived meanwhile goes, and the file if still awaited. */
const expireUploadHandler: JobHandler = {
  type: expireUploadJob,
  maxAttempts: 30,
  async run({ payload }, { config }) {
    const fileId = String(payload.fileId);
    await inTransaction(async () => {
      const file = await findFile(fileId);
      if (file?.status === 'AWAITED') await removeFileNow(file);
    });
    // Also of a stored file: the address took bytes until it expired.
    await fileStorage(config).remove([incomingKey(fileId)]);
  },
};

const removeUnusedHandler: JobHandler = {
  type: removeUnusedJob,
  maxAttempts: 30,
  async run({ payload }) {
    await inTransaction(async () => {
      const file = await findFile(String(payload.fileId));
      if (file) await removeFileNow(file);
    });
  },
};

const eraseFileHandler: JobHandler = {
  type: eraseFileJob,
  maxAttempts: 90,
  async run({ payload }, { config }) {
    await fileStorage(config).remove(String(payload.keys).split(' '));
  },
};

/** The jobs that remove what is not needed any more. */
export const cleanUpHandlers = [expireUploadHandler, removeUnusedHandler, eraseFileHandler];
