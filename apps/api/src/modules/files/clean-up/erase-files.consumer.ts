import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import { removeFileNow } from './clean-up.jobs.ts';
import { FileModel } from '../file.model.ts';
import { releaseFiles } from '../file.store.ts';
import { UploadTurnModel } from '../uploads/upload-turn.model.ts';

/** What a file is called whose owner is gone; downloading adds an ending. */
const namelessFile = 'file';

/**
 * Erases a deleted person's picture and what they uploaded without using it. What an application, a
 * business or a listing uses stays, without the name it had on their device.
 */
export const eraseFilesConsumer: EventConsumer = {
  name: 'erase-files',
  types: ['user.deleted'],
  async handle({ data }) {
    const { userId } = data as { userId: string };
    const owned = await FileModel.find({ ownerId: userId }).lean();
    const ids = owned.map(({ _id }) => _id.toHexString());
    await releaseFiles(`user:${userId}`, ids);
    // Removing passes over those that something uses.
    for (const file of owned) await removeFileNow(file);
    await FileModel.updateMany({ ownerId: userId }, { name: namelessFile });
    await UploadTurnModel.deleteOne({ _id: userId });
  },
};
