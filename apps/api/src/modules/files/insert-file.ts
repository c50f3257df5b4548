import type { FilePurpose } from '@wiki/domain';
import type { Types } from 'mongoose';
import sharp from 'sharp';
import type { Config } from '../../config.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { FileModel, type FileRecord } from './file.model.ts';
import { ruleOf } from './file-rules.ts';
import type { FileUser } from './file.store.ts';
import { newFileId } from './storage-keys.ts';
import { afterStoring, storeContent } from './uploads/store-content.ts';

/** A file to insert: `bytes` as they would be uploaded, or a drawing of ours. */
export type FileToInsert = {
  ownerId: string;
  purpose: FilePurpose;
  name: string;
  _id?: Types.ObjectId;
  dateCreated?: Date;
  /** What uses it from the beginning. */
  usedBy?: FileUser[];
} & ({ bytes: Buffer } | { svg: string });

/**
 * Stores a file without an upload, for tests and the demonstration. Not inside a transaction: it
 * writes to the storage.
 */
export async function insertFile(config: Config, file: FileToInsert): Promise<FileRecord> {
  const { ownerId, purpose, name, usedBy = [] } = file;
  const { _id = newFileId(), dateCreated = new Date() } = file;
  const bytes = 'bytes' in file ? file.bytes : await sharp(Buffer.from(file.svg)).png().toBuffer();
  const record: FileRecord = {
    _id,
    ownerId,
    purpose,
    name,
    status: 'STORED',
    dateCreated,
    isPublic: ruleOf(purpose).isPublic,
    usedBy,
    ...(await storeContent(config, { _id, purpose }, bytes)),
  };
  await inTransaction(async () => {
    await FileModel.create([record]);
    await afterStoring(record);
  });
  return record;
}
