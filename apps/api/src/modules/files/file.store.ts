import type { FilePurpose } from '@wiki/domain';
import { errorCatalog } from '@wiki/domain';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { FileModel, type FileRecord } from './file.model.ts';

/** A file that something is about to use. */
export interface FileToAttach {
  fileId: string;
  purpose: FilePurpose;
  /** The input's field that names it, for the refusal; `fileId` unless given. */
  field?: string;
}

/** What uses files, such as `user:…`, `application:…` or `business:…`. */
export type FileUser = `${string}:${string}`;

/** The file with the id, whoever's it is, or null. Joins the caller's transaction. */
export async function findFile(id: string): Promise<FileRecord | null> {
  const _id = parseObjectId(id);
  return _id && FileModel.findById(_id).lean();
}

/**
 * Marks stored files as used. Each has to be for its purpose, and the person's own unless the same
 * user of files uses it already: so one manager of a business keeps what another one uploaded. Joins
 * the caller's transaction and may be repeated.
 * @throws Refusal `NOT_FOUND` for each file that does not fit, on its field.
 */
export async function attachFiles({
  ownerId,
  files,
  usedBy,
}: {
  ownerId: string;
  files: readonly FileToAttach[];
  usedBy: FileUser;
}): Promise<void> {
  if (files.length === 0) return;
  const found = await FileModel.find({ _id: { $in: idsOf(files) }, status: 'STORED' }).lean();
  const byId = new Map(found.map((file) => [file._id.toHexString(), file]));
  const unfit = files.filter(({ fileId, purpose }) => {
    const file = byId.get(fileId);
    return (
      !file ||
      file.purpose !== purpose ||
      (file.ownerId !== ownerId && !file.usedBy.includes(usedBy))
    );
  });
  if (unfit.length > 0) {
    throw new Refusal(
      unfit.map(({ field = 'fileId' }) => ({
        code: 'NOT_FOUND',
        field,
        message: errorCatalog.NOT_FOUND,
      })),
    );
  }
  await FileModel.updateMany({ _id: { $in: idsOf(files) } }, { $addToSet: { usedBy } });
}

/**
 * Lets one thing use files that another one uses, whoever's they are. Joins the caller's transaction.
 */
export async function shareFiles({
  from,
  to,
  fileIds,
}: {
  from: FileUser;
  to: FileUser;
  fileIds: readonly string[];
}): Promise<void> {
  const ids = idsOf(fileIds.map((fileId) => ({ fileId })));
  if (ids.length === 0) return;
  await FileModel.updateMany({ _id: { $in: ids }, usedBy: from }, { $addToSet: { usedBy: to } });
}

/**
 * Ends the use of files; those that nothing uses then are removed a day later. Joins the caller's
 * transaction.
 */
export async function releaseFiles(usedBy: FileUser, fileIds: readonly string[]): Promise<void> {
  const ids = idsOf(fileIds.map((fileId) => ({ fileId })));
  if (ids.length === 0) return;
  await FileModel.updateMany({ _id: { $in: ids }, usedBy }, { $pull: { usedBy } });
  const unused = await FileModel.find({ _id: { $in: ids }, usedBy: { $size: 0 } }).lean();
  const dateReleased = new Date();
  await FileModel.updateMany({ _id: { $in: unused.map(({ _id }) => _id) } }, { dateReleased });
  for (const { _id } of unused) await removeLaterUnlessUsed(_id.toHexString());
}

/** Makes files public: everybody may read them from now on. Joins the caller's transaction. */
export async function publishFiles(fileIds: readonly string[]): Promise<void> {
  const ids = idsOf(fileIds.map((fileId) => ({ fileId })));
  if (ids.length > 0) await FileModel.updateMany({ _id: { $in: ids } }, { isPublic: true });
}

/** The job that removes a file that nothing uses. */
export const removeUnusedJob = 'remove-unused-file';
/** How long a stored file waits for something to use it, in milliseconds. */
export const unusedFor = 24 * 3_600_000;

/** Has a file removed in a day if nothing uses it then. Joins the caller's transaction. */
export async function removeLaterUnlessUsed(fileId: string): Promise<void> {
  const runAt = new Date(Date.now() + unusedFor);
  await enqueueJob({
    type: removeUnusedJob,
    key: `${removeUnusedJob}:${fileId}:${runAt.getTime()}`,
    payload: { fileId },
    runAt,
  });
}

const idsOf = (files: readonly { fileId: string }[]) =>
  files.map(({ fileId }) => parseObjectId(fileId)).filter((id) => id !== null);
