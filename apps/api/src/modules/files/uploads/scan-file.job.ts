import type { Config } from '../../../config.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { scanBytes } from '../../../platform/files/scan.ts';
import { readBytes } from '../../../platform/files/storage.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { logger } from '../../../platform/logging/logger.ts';
import { FileModel, type FileRecord } from '../file.model.ts';
import { ruleOf } from '../file-rules.ts';
import { findFile } from '../file.store.ts';
import { allKeysOf, keyOf } from '../storage-keys.ts';

const scanFileJob = 'scan-file';

/** How a new file stands with the scanner: what reviewers open as it came waits for it. */
export const firstScanOf = (
  { scanCommand }: Pick<Config, 'scanCommand'>,
  { purpose }: Pick<FileRecord, 'purpose'>,
  { image }: Pick<FileRecord, 'image'>,
): Pick<FileRecord, 'scan'> =>
  scanCommand && ruleOf(purpose).isOpenedByReviewers && image === null ? { scan: 'WAITING' } : {};

/** Has a file scanned. Joins the caller's transaction. */
export async function scanLater(fileId: string): Promise<void> {
  await enqueueJob({ type: scanFileJob, key: `${scanFileJob}:${fileId}`, payload: { fileId } });
}

/** @throws Refusal `FILE_NOT_CHECKED` or `FILE_INFECTED` when a file must not be opened. */
export function assertScanned({ scan }: Pick<FileRecord, 'scan'>): void {
  if (scan === 'WAITING') throw refuse('FILE_NOT_CHECKED', 'fileId');
  if (scan === 'INFECTED') throw refuse('FILE_INFECTED', 'fileId');
}

/** Scans a file; of an infected one only what is known of it stays. Run again, it says the same. */
export const scanFileHandler: JobHandler = {
  type: scanFileJob,
  maxAttempts: 30,
  async run({ payload }, { config, signal }) {
    const fileId = String(payload.fileId);
    const file = await findFile(fileId);
    if (file?.scan !== 'WAITING') return;
    const bytes = await readBytes(fileStorage(config), keyOf(file), file.byteSize);
    if (!bytes) throw new Error('The file is not in the storage.');
    // Without a command any more, nobody waits for one.
    const scan = config.scanCommand
      ? await scanBytes(config.scanCommand, bytes, signal)
      : ('CLEAN' as const);
    await FileModel.updateOne({ _id: file._id, scan: 'WAITING' }, { $set: { scan } });
    if (scan === 'CLEAN') return;
    logger.warn({ fileId, ownerId: file.ownerId }, 'malware was found in an uploaded file');
    await fileStorage(config).remove(allKeysOf(file));
  },
};
