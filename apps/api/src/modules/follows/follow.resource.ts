import { limits } from '@wiki/domain';
import { setFollowSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import type { Context } from '../../graphql/context.ts';
import { descending, list, ownedBy, perHour, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { findTarget } from './follow-target.ts';
import { type FollowKind, FollowModel, type FollowRecord } from './follow.model.ts';

/** How a thing is followed: by how many, and by the viewer. */
async function stateOf(kind: FollowKind, targetId: string, userId: string | null) {
  const own = userId && (await FollowModel.findOne({ userId, kind, targetId }).lean());
  return {
    id: `${kind}:${targetId}`,
    kind,
    targetId,
    level: own ? own.level : ('NORMAL' as const),
    followerCount: await FollowModel.countDocuments({ kind, targetId, level: 'WATCHING' }),
  };
}

/** How a thing is followed; null for what is not there. */
export async function followState(
  { viewer }: Pick<Context, 'viewer'>,
  { kind, targetId }: { kind: FollowKind; targetId: string },
) {
  if (!(await findTarget(kind, targetId))) return null;
  return stateOf(kind, targetId, viewer?.userId ?? null);
}

/** Follows a thing, mutes it, or does neither any more. */
export const setFollow = write({
  input: setFollowSchema,
  load: { by: 'targetId', find: (targetId, _viewer, { kind }) => findTarget(kind, targetId) },
  limit: { name: 'follow', quota: perHour(limits.follow.perHour) },
  async act({ viewer: { userId }, input: { kind, targetId, level } }) {
    if (kind === 'USER' && targetId === userId) throw refuse('NOT_FOUND', 'targetId');
    const own = { userId, kind, targetId };
    if (level === 'NORMAL') await FollowModel.deleteOne(own);
    else {
      const many = await FollowModel.countDocuments({ userId });
      if (many >= limits.follow.max) throw refuse('TOO_MANY_ITEMS', 'targetId');
      await FollowModel.updateOne(
        own,
        { $set: { level }, $setOnInsert: { _id: new Types.ObjectId(), dateCreated: new Date() } },
        { upsert: true },
      );
    }
    return { follow: await stateOf(kind, targetId, userId) };
  },
});

/** What the caller follows, the newest first. */
export const myFollows = list<FollowRecord>({
  name: 'myFollows',
  model: FollowModel,
  visibleTo: ownedBy('userId'),
  filter: () => ({ level: 'WATCHING' }),
  order: descending('dateCreated'),
});

/** What a person follows and mutes, for the export of their data. */
export async function followDataOf(userId: string): Promise<Record<string, unknown>> {
  const own = await FollowModel.find({ userId }).sort({ dateCreated: 1, _id: 1 }).lean();
  return {
    follows: own.map(({ kind, targetId, level, dateCreated }) => ({
      kind,
      targetId,
      level,
      dateCreated,
    })),
  };
}

/** Forgets what a person follows, and who follows them. Joins the caller's transaction. */
export async function forgetFollows(userId: string): Promise<void> {
  await FollowModel.deleteMany({ userId });
  await FollowModel.deleteMany({ kind: 'USER', targetId: userId });
}

/** Writes what people follow, joining the caller's transaction. */
export async function plantFollows(follows: readonly Omit<FollowRecord, '_id'>[]): Promise<void> {
  await FollowModel.insertMany(follows.map((each) => ({ ...each, _id: new Types.ObjectId() })));
}
