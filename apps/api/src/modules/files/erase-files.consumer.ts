import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import { removeFileNow } from './clean-up.jobs.ts';
import { FileModel } from './file.model.ts';
import { releaseFiles } from './file.store.ts';

/** Erases a deleted person's picture and what they uploaded without using it. */
export const eraseFilesConsumer: EventConsumer = {
  name: 'erase-files',
  types: ['user.deleted'],
  async handle({ data }) {
    const { userId } = data as { userId: string };
    const owned = await FileModel.find({ ownerId: userId }).lean();
    const ids = owned.map(({ _id }) => _id.toHexString());
    await releaseFiles(`user:${userId}`, ids);
    // Those that an application or a business uses stay: removing passes over them.
    for (const file of owned) await removeFileNow(file);
  },
};
