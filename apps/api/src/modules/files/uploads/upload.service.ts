import type { FilePurpose } from '@wiki/domain';
import { fileSchema, requestUploadSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal, refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { limitConcurrencyByKey } from '../../../platform/files/concurrency-limit.ts';
import { incomingKey, readBytes, type UploadAddress } from '../../../platform/files/storage.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { expireUploadLater, removeFileNow } from '../clean-up/clean-up.jobs.ts';
import { FileModel, type FileRecord } from '../file.model.ts';
import { maxBytesOf, ruleOf } from '../file-rules.ts';
import { findFile } from '../file.store.ts';
import { allKeysOf, newFileId } from '../storage-keys.ts';
import { firstScanOf } from './scan-file.job.ts';
import { afterStoring, type CheckedContent, storeContent } from './store-content.ts';
import {
  countingBytes,
  countUpload,
  findRoom,
  prepareTurns,
  uploader,
  uploadLifetime,
} from './upload-limits.ts';

type Caller = Pick<Context, 'viewer' | 'config' | 'request'>;

/** Contents are in memory while they are checked: those of one person a few at a time. */
const checking = limitConcurrencyByKey(2);

/** The answer to announcing an upload. */
export interface RequestedUpload {
  file: FileRecord;
  target: UploadAddress & { dateExpires: Date };
}

/**
 * Announces a file and gives the address for its bytes. Refused with `FILE_TOO_LARGE`,
 * `TOO_MANY_REQUESTS`, `MEMBERSHIP_REQUIRED` for what only businesses need, and per field; of the type
 * the content decides later.
 */
export async function requestUpload(ctx: Caller, input: unknown): Promise<RequestedUpload> {
  signedIn(ctx.viewer);
  const given = parseInput(requestUploadSchema, input);
  const { userId } = uploader(ctx, given.purpose);
  if (given.byteSize > maxBytesOf(ctx.config, given.purpose)) {
    throw refuse('FILE_TOO_LARGE', 'byteSize');
  }
  await countUpload(ctx);
  const { file, expiresAt } = await announce(ctx, userId, given);
  const upload = { fileId: file._id.toHexString(), byteSize: file.byteSize, expiresAt };
  const address = await fileStorage(ctx.config).uploadAddress(upload);
  return { file, target: { ...address, dateExpires: expiresAt } };
}

/**
 * Checks what arrived for an announced file and stores it. A repeat answers the stored file. Refused
 * with `NOT_FOUND`, `FILE_INCOMPLETE` (send it again), `FILE_NOT_IMAGE`, `FILE_TYPE_REFUSED` and
 * `FILE_TOO_LARGE` (the announced file is gone then).
 */
export function completeUpload(ctx: Caller, input: unknown): Promise<{ file: FileRecord }> {
  return checking(signedIn(ctx.viewer).userId, () => complete(ctx, input));
}

async function complete(ctx: Caller, input: unknown): Promise<{ file: FileRecord }> {
  const file = await ownFile(ctx, input);
  if (file.status === 'STORED') return { file };
  const storage = fileStorage(ctx.config);
  const incoming = incomingKey(file._id.toHexString());
  const bytes = await readBytes(storage, incoming, file.byteSize);
  if (bytes?.length !== file.byteSize) {
    await storage.remove([incoming]);
    throw refuse('FILE_INCOMPLETE');
  }
  const stored = await store(ctx.config, file, bytes);
  await storage.remove([incoming]);
  return { file: stored };
}

/**
 * Stores a file that comes within the request; `read` gives it, at most so many bytes. Refused like
 * `completeUpload`, and with `TOO_MANY_REQUESTS`.
 */
export async function uploadFile(
  ctx: Caller,
  purpose: FilePurpose,
  read: (maxBytes: number) => Promise<{ name: string; bytes: Buffer }>,
): Promise<{ file: FileRecord }> {
  const { userId } = uploader(ctx, purpose);
  await countUpload(ctx);
  const { imageBytes } = ctx.config.fileLimits;
  return checking(userId, async () => {
    const { name, bytes } = await read(Math.min(maxBytesOf(ctx.config, purpose), imageBytes));
    const announced = { purpose, name, contentType: '', byteSize: bytes.length };
    const { file } = await announce(ctx, userId, parseInput(requestUploadSchema, announced));
    return { file: await store(ctx.config, file, bytes) };
  });
}

/** Gives up or removes a file that nothing uses. Refused with `NOT_FOUND` and `FILE_IN_USE`. */
export async function removeFile(ctx: Caller, input: unknown): Promise<{ file: null }> {
  const file = await ownFile(ctx, input);
  const { ownerId: userId } = file;
  await inTransaction(async () => {
    if (!(await removeFileNow(file))) throw refuse('FILE_IN_USE');
    await recordEvent('file.removed', userId, { fileId: file._id.toHexString(), userId });
  });
  return { file: null };
}

/** The caller's own file; those of others answer like unknown ids. */
async function ownFile({ viewer }: Pick<Context, 'viewer'>, input: unknown): Promise<FileRecord> {
  const { userId } = signedIn(viewer);
  const { fileId } = parseInput(fileSchema, input);
  const file = await findFile(fileId);
  if (file?.ownerId !== userId) throw refuse('NOT_FOUND', 'fileId');
  return file;
}

/** Writes a file whose bytes are awaited; without them it is removed later. */
async function announce(
  ctx: Caller,
  ownerId: string,
  given: Pick<FileRecord, 'purpose' | 'name' | 'contentType' | 'byteSize'>,
): Promise<{ file: FileRecord; expiresAt: Date }> {
  const expiresAt = new Date(Date.now() + uploadLifetime);
  const file: FileRecord = {
    ...given,
    contentType: given.contentType || 'application/octet-stream',
    _id: newFileId(),
    ownerId,
    status: 'AWAITED',
    dateCreated: new Date(),
    isPublic: ruleOf(given.purpose).isPublic,
    usedBy: [],
    image: null,
  };
  await prepareTurns(ownerId);
  await countingBytes(ctx, file.byteSize, () =>
    inTransaction(async () => {
      await findRoom(ctx, ownerId, file.byteSize);
      await FileModel.create([file]);
      await expireUploadLater(file._id.toHexString(), expiresAt);
    }),
  );
  return { file, expiresAt };
}

/** Checks and keeps the bytes of an announced file; what is refused is removed. */
async function store(config: Config, file: FileRecord, bytes: Buffer): Promise<FileRecord> {
  try {
    const content = await storeContent(config, file, bytes);
    return await markStored(file, { ...content, ...firstScanOf(config, file, content) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const removed = await inTransaction(() => removeFileNow(file));
    // Given up meanwhile: what was kept since then goes as well.
    if (!removed) await fileStorage(config).remove(allKeysOf(file));
    throw error;
  }
}

/** Notes that a file is stored; of two completions at once the first one does, and both answer it. */
async function markStored(
  file: FileRecord,
  content: CheckedContent & Pick<FileRecord, 'scan'>,
): Promise<FileRecord> {
  const { _id, ownerId: userId } = file;
  const fileId = _id.toHexString();
  return inTransaction(async () => {
    const stored = await FileModel.findOneAndUpdate(
      { _id, status: 'AWAITED' },
      { $set: { ...content, status: 'STORED' } },
      { returnDocument: 'after' },
    ).lean();
    if (!stored) {
      const other = await findFile(fileId);
      if (other?.status === 'STORED') return other;
      throw refuse('NOT_FOUND', 'fileId');
    }
    await afterStoring(stored);
    await recordEvent('file.stored', userId, { fileId, userId });
    return stored;
  });
}
