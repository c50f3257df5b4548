import type { Config } from '../../../config.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { FileModel } from '../file.model.ts';
import { allKeysOf } from '../storage-keys.ts';

/**
 * Removes every file of these owners with its bytes, used or not. Not inside a transaction; repeated,
 * it finishes what was interrupted.
 */
export async function eraseFilesOf(config: Config, ownerIds: readonly string[]): Promise<void> {
  const files = await FileModel.find({ ownerId: { $in: ownerIds } }).lean();
  for (const file of files) {
    await fileStorage(config).remove(allKeysOf(file));
    await FileModel.deleteOne({ _id: file._id });
  }
}
