import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { blockedAmong } from '../blocks/index.ts';
import { type News, notify } from '../notifications/index.ts';
import { findUser } from '../users/index.ts';
import { FollowModel, type FollowRecord } from './follow.model.ts';

export const tellFollowersJob = 'tell-followers';

export type FollowTarget = Pick<FollowRecord, 'kind' | 'targetId'>;

/** How many followers one job tells. */
const pageSize = 100;

/** The next followers of any of some things, in the order of their ids, without those who mute one of them. */
async function nextFollowers(targets: FollowTarget[], after: string) {
  const found = await FollowModel.aggregate<{ _id: string }>([
    { $match: { $or: targets, level: 'WATCHING', userId: { $gt: after } } },
    { $group: { _id: '$userId' } },
    { $sort: { _id: 1 } },
    { $limit: pageSize },
  ]);
  const ids = found.map(({ _id }) => _id);
  const muting = await FollowModel.distinct('userId', {
    $or: targets,
    level: 'MUTED',
    userId: { $in: ids },
  });
  return { ids, isMuting: new Set<string>(muting) };
}

/**
 * Tells one page of followers, and leaves the next to a job of its own: nobody is told twice, for
 * each notification is one of its cause, and each page one of its first follower.
 */
export const tellFollowersHandler: JobHandler = {
  type: tellFollowersJob,
  maxAttempts: 20,
  async run({ payload }) {
    const { cause, after, announcement } = payload as Record<string, string>;
    const { targets, news } = JSON.parse(announcement ?? '') as {
      targets: FollowTarget[];
      news: Omit<News, 'cause'>;
    };
    const { ids, isMuting } = await nextFollowers(targets, after ?? '');
    // Who follows a tag hears nothing of somebody whom a block divides from them.
    const isBlocked = news.actorId ? await blockedAmong(news.actorId, ids) : new Set<string>();
    for (const userId of ids) {
      if (isMuting.has(userId) || isBlocked.has(userId) || userId === news.actorId) continue;
      await inTransaction(async () => {
        if (await findUser(userId)) await notify({ ...news, userId, cause: cause ?? '' });
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < pageSize) return;
    await enqueueJob({
      type: tellFollowersJob,
      key: `${tellFollowersJob}:${cause}:${last}`,
      payload: { ...payload, after: last },
    });
  },
};
