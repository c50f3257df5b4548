import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type mongoose from 'mongoose';
import type { Config } from '../../config.ts';
import { database } from '../database/connect.ts';
import { logger } from '../logging/logger.ts';

const markName = 'folder-id';

/** The folder of the files is none in which this process can make anything. */
export class FilesFolderError extends Error {
  constructor(folder: string) {
    super(
      `DATA_DIR must be a folder this process may write to: ${folder} cannot be made or written.`,
    );
    this.name = 'FilesFolderError';
  }
}

interface InstallationRecord {
  _id: 'files';
  /** The mark of the folder that the files of this database are in. */
  folderId: string;
}

/**
 * Whether this process keeps files in the folder in which the others on its database do, told by a
 * mark in the folder that the database knows. Files in a bucket are in common anyway.
 */
export async function sharesFilesFolder({ s3, dataDir }: Config): Promise<boolean> {
  if (s3) return true;
  const folderId = await markOf(join(dataDir, 'files'));
  const installation = database().collection<InstallationRecord>('installation');
  const known = await installation.findOneAndUpdate(
    { _id: 'files' },
    { $setOnInsert: { folderId } },
    { upsert: true, returnDocument: 'after' },
  );
  return known?.folderId === folderId;
}

/**
 * Whether another folder than this is known to a database as that of its files. Only reads: who asks
 * may be there before the platform ever started.
 */
export async function isOtherFilesFolder(
  known: mongoose.mongo.Db,
  { s3, dataDir }: Config,
): Promise<boolean> {
  if (s3) return false;
  const record = await known
    .collection<InstallationRecord>('installation')
    .findOne({ _id: 'files' });
  const mark = await readFile(join(dataDir, 'files', markName), 'utf8').catch(() => '');
  return record !== null && record.folderId !== mark.trim();
}

/** Says so when pictures that another process stored will not be found here. */
export async function warnOfOtherFilesFolder(config: Config): Promise<void> {
  if (await sharesFilesFolder(config)) return;
  logger.warn(
    { folder: join(config.dataDir, 'files') },
    'the files of this database are in another folder: pictures that other processes stored are missing here. Share DATA_DIR/files, or set S3_BUCKET; after moving the files on purpose, remove the document "files" of the collection "installation"',
  );
}

/** What says that nothing can be made in a folder, or that it is none. */
const refusals = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);

/**
 * The mark of a folder, made the first time.
 * @throws FilesFolderError when nothing can be made in it.
 */
async function markOf(folder: string): Promise<string> {
  const path = join(folder, markName);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, randomUUID(), { flag: 'wx' });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (refusals.has(code)) throw new FilesFolderError(folder);
    if (code !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
