import { limits } from '@wiki/domain';
import { setFollowSchema, setTopicBookmarkedSchema } from '@wiki/domain/schemas';
import { Types, type UpdateQuery } from 'mongoose';
import type { Context } from '../../graphql/context.ts';
import { descending, list, ownedBy, perHour, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { isBlockedBetween } from '../blocks/index.ts';
import { findTarget } from './follow-target.ts';
import { type FollowKind, FollowModel, type FollowRecord } from './follow.model.ts';

/** How a thing is followed: by how many, and by the viewer. */
export interface FollowStateView {
  id: string;
  kind: FollowKind;
  targetId: string;
  level: FollowRecord['level'];
  isBookmarked: boolean;
  followerCount: number;
}

async function stateOf(
  kind: FollowKind,
  targetId: string,
  userId: string | null,
): Promise<FollowStateView> {
  const own = userId === null ? null : await FollowModel.findOne({ userId, kind, targetId }).lean();
  return {
    id: `${kind}:${targetId}`,
    kind,
    targetId,
    level: own ? own.level : 'NORMAL',
    isBookmarked: own?.isBookmarked === true,
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

/** Changes what a person chose about a thing. Nothing is kept of what is neither followed, muted nor bookmarked. */
async function choose(
  own: Pick<FollowRecord, 'userId' | 'kind' | 'targetId'>,
  change: UpdateQuery<FollowRecord>,
): Promise<void> {
  const { userId } = own;
  if (!(await FollowModel.exists(own))) {
    const many = await FollowModel.countDocuments({ userId });
    if (many >= limits.follow.max) throw refuse('TOO_MANY_ITEMS', 'targetId');
  }
  const begun = { _id: new Types.ObjectId(), dateCreated: new Date() };
  await FollowModel.updateOne(
    own,
    { ...change, $setOnInsert: { ...change.$setOnInsert, ...begun } },
    { upsert: true },
  );
  await FollowModel.deleteOne({ ...own, level: 'NORMAL', isBookmarked: { $exists: false } });
}

/**
 * Follows a thing, mutes it, or does neither any more. Refuses with `NOT_FOUND` to follow oneself, or
 * somebody whom a block divides from the caller: which of them set it is not told.
 */
export const setFollow = write({
  input: setFollowSchema,
  load: { by: 'targetId', find: (targetId, _viewer, { kind }) => findTarget(kind, targetId) },
  limit: { name: 'follow', quota: perHour(limits.follow.perHour) },
  async act({ viewer: { userId }, input: { kind, targetId, level } }) {
    const isClosed =
      kind === 'USER' &&
      (targetId === userId || (level === 'WATCHING' && (await isBlockedBetween(userId, targetId))));
    if (isClosed) throw refuse('NOT_FOUND', 'targetId');
    await choose({ userId, kind, targetId }, { $set: { level } });
    return { follow: await stateOf(kind, targetId, userId) };
  },
});

/** Keeps a tag or a category among the bookmarks, or drops it. */
export const setTopicBookmarked = write({
  input: setTopicBookmarkedSchema,
  load: { by: 'targetId', find: (targetId, _viewer, { kind }) => findTarget(kind, targetId) },
  limit: { name: 'follow', quota: perHour(limits.follow.perHour) },
  async act({ viewer: { userId }, input: { kind, targetId, isBookmarked } }) {
    const own = { userId, kind, targetId };
    await choose(
      own,
      isBookmarked
        ? { $set: { isBookmarked: true }, $setOnInsert: { level: 'NORMAL' } }
        : { $unset: { isBookmarked: true }, $setOnInsert: { level: 'NORMAL' } },
    );
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

/** The tags and categories that the caller bookmarked, the newest first. */
export const myTopicBookmarks = list<FollowRecord>({
  name: 'myTopicBookmarks',
  model: FollowModel,
  visibleTo: ownedBy('userId'),
  filter: () => ({ isBookmarked: true }),
  order: descending('dateCreated'),
});

/** What a person follows, mutes and bookmarked, for the export of their data. */
export async function followDataOf(userId: string): Promise<Record<string, unknown>> {
  const own = await FollowModel.find({ userId }).sort({ dateCreated: 1, _id: 1 }).lean();
  return {
    follows: own.map(({ kind, targetId, level, isBookmarked = false, dateCreated }) => ({
      kind,
      targetId,
      level,
      isBookmarked,
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
export async function insertFollows(follows: readonly Omit<FollowRecord, '_id'>[]): Promise<void> {
  await FollowModel.insertMany(follows.map((each) => ({ ...each, _id: new Types.ObjectId() })));
}
