import { fileStorage } from '../../platform/files/file-storage.ts';
import { encodeVersion } from '../../platform/files/image-processing.ts';
import { readBytes } from '../../platform/files/storage.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { FileModel, type ImageVersionRecord } from './file.model.ts';
import { allKeysOf, imageSlots, keyOf } from './storage-keys.ts';

/** The job that makes the smaller versions of a picture. */
export const deriveImageJob = 'derive-image';

/** Makes a picture's versions from its base; run again, it makes the same ones. */
export const deriveImageHandler: JobHandler = {
  type: deriveImageJob,
  maxAttempts: 10,
  async run({ payload }, { config }) {
    const _id = parseObjectId(payload.fileId);
    const file = await FileModel.findOne({ _id, status: 'STORED', image: { $ne: null } }).lean();
    if (!file?.image) return;
    const storage = fileStorage(config);
    const base = await readBytes(storage, keyOf(file), file.byteSize);
    if (!base) throw new Error('The picture is not in the storage.');
    const versions: ImageVersionRecord[] = [];
    for (const slot of slotsFor(file.image.width)) {
      const { bytes, width } = await encodeVersion(base, slot);
      await storage.put(keyOf(file, slot), bytes);
      versions.push({ slot, width });
    }
    const noted = await FileModel.updateOne({ _id }, { $set: { 'image.versions': versions } });
    // Removed in the meantime: so is what was just made of it.
    if (noted.matchedCount === 0) await storage.remove(allKeysOf(file));
  },
};

/** The slots up to the first one that holds the whole width. */
function slotsFor(width: number): readonly number[] {
  const whole = imageSlots.findIndex((slot) => slot >= width);
  return whole === -1 ? imageSlots : imageSlots.slice(0, whole + 1);
}
