import { refuse } from '../../platform/errors/errors.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { FileModel } from './file.model.ts';

/** How long the address of an upload works, in milliseconds: 25 MB over a slow line fit in. */
export const uploadLifetime = 30 * 60_000;

/** Files of a person that nothing uses, awaited ones included. */
const unusedAllowed = 200;
const uploadQuota = { points: 300, durationSeconds: 3_600 };

/**
 * Counts an upload of a person.
 * @throws Refusal `TOO_MANY_REQUESTS` after too many in an hour, or with too many that nothing uses.
 */
export async function countUpload(userId: string): Promise<void> {
  await limit('upload', userId, uploadQuota);
  const unused = await FileModel.countDocuments({ ownerId: userId, usedBy: { $size: 0 } });
  if (unused >= unusedAllowed) {
    throw refuse('TOO_MANY_REQUESTS', undefined, uploadQuota.durationSeconds);
  }
}
