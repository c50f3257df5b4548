import { limits } from '@wiki/domain';
import {
  createDiscussionSchema,
  deletePostSchema,
  editDiscussionSchema,
  moderateDiscussionSchema,
  postIdSchema,
} from '@wiki/domain/schemas';
import { featuredCategory } from '@wiki/reference-data';
import type { QueryFilter, Types } from 'mongoose';
import { type MaybeViewer, signedIn } from '../../../authz/session.ts';
import type { DiscussionFilter, DiscussionSort } from '../../../graphql/generated/resolvers.ts';
import { descending, list, ownedBy, perHour, write } from '../../../kits/resource/index.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import type { FacetCondition } from '../../../platform/search/search-index.ts';
import { isReferenceValue } from '../../reference/index.ts';
import { searchDiscussions } from './discussion-index.ts';
import { noteRemoval, noteRestoral, openHeldCase, withdrawCase } from '../../moderation/index.ts';
import { dropDraft } from './draft.store.ts';
import { discussionSubject } from '../forum.reportable.ts';
import { DiscussionModel, type DiscussionRecord, DiscussionStateModel } from '../forum.model.ts';
import { publicPosts } from '../forum.policy.ts';
import { discussionChange } from '../post-events.ts';
import { inCategory } from './in-category.ts';
import { titleKeysOf } from './title-keys.ts';
import { unreadDiscussions } from './unread.ts';
import {
  bodyFields,
  changeDiscussion,
  findDiscussion,
  newPost,
  readDiscussion,
  showImages,
  versionsWith,
} from '../post.store.ts';

type Asked = { filter?: DiscussionFilter | null | undefined; sort?: DiscussionSort };

const orders = {
  ACTIVE: descending('dateActive'),
  NEWEST: descending('dateCreated'),
  MOST_LIKED: descending('likeCount'),
  MOST_REPLIES: descending('commentCount'),
} as const;

/**
 * The ids among which a filter looks: what the query finds, what the viewer has not read, watches
 * and keeps.
 * Signed in for the latter.
 */
export async function idsFor(
  viewer: MaybeViewer,
  { query, isUnread, isFollowed, isBookmarked, ...filter }: DiscussionFilter,
): Promise<Types.ObjectId[][]> {
  const states = async (where: object): Promise<Types.ObjectId[]> => {
    const { userId } = signedIn(viewer);
    const found = await DiscussionStateModel.find({ userId, ...where })
      .limit(1_000)
      .lean();
    return found.flatMap(({ discussionId }) => parseObjectId(discussionId) ?? []);
  };
  const words = query?.trim().slice(0, limits.search.max);
  return [
    ...(words ? [await searchDiscussions(words, indexConditionsOf(filter))] : []),
    ...(isUnread ? [await unreadDiscussions(viewer)] : []),
    ...(isFollowed ? [await states({ level: 'WATCHING' })] : []),
    ...(isBookmarked ? [await states({ isBookmarked: true })] : []),
  ];
}

/** What the index narrows by, so that its best answers are those of the filter. */
function indexConditionsOf({ category, tag, language }: DiscussionFilter): FacetCondition[] {
  const only = (field: string, value: string | null | undefined): FacetCondition[] =>
    value ? [{ name: field, kind: 'any', field, values: [value] }] : [];
  return [
    ...(category === featuredCategory ? only('featured', 'true') : only('category', category)),
    ...only('tags', tag ? foldTag(tag) : null),
    ...only('language', language),
  ];
}

/** The discussions that a filter asks for, but for what `idsFor` finds. */
const conditionsOf = ({
  category,
  tag,
  language,
  authorId,
  businessId,
  isUnanswered,
}: DiscussionFilter): QueryFilter<DiscussionRecord> => ({
  ...publicPosts,
  ...inCategory(category),
  ...(tag ? { tags: foldTag(tag) } : {}),
  ...(language ? { language } : {}),
  ...(authorId ? { authorId } : {}),
  ...(businessId ? { businessId } : {}),
  ...(isUnanswered ? { commentCount: 0, acceptedCommentId: null } : {}),
});

const foldTag = (tag: string): string => tag.trim().toLowerCase();

/** The discussions that everybody reads, narrowed. `among` is read anew for every page. */
export const discussions = list({
  name: 'discussions',
  model: DiscussionModel,
  filter: ({ filter, among }: Asked & { among?: () => Types.ObjectId[][] }) => ({
    ...conditionsOf(filter ?? {}),
    ...(among ? { $and: among().map((ids) => ({ _id: { $in: ids } })) } : {}),
  }),
  order: ({ sort }: Asked) => orders[sort ?? 'ACTIVE'],
  isTyped: true,
});

/** What the viewer wrote, in every state, the newest first. */
export const myDiscussions = list({
  name: 'myDiscussions',
  model: DiscussionModel,
  visibleTo: ownedBy('authorId'),
  order: descending('dateCreated'),
});

/** The texts of a post that the blacklist is compared with. */
const textsOf = (said: {
  title: string;
  body: Parameters<typeof bodyFields>[0];
  tags: string[];
}) => ({
  title: said.title,
  body: bodyFields(said.body).text,
  tags: said.tags.join(' '),
});

/** Refuses a category that isn't there, or that administrators alone give. */
async function assertCategory(category: string): Promise<void> {
  const isKnown = await isReferenceValue('FORUM_CATEGORIES', category);
  if (!isKnown || category === featuredCategory) throw refuse('FIELD_INVALID', 'category');
}

/** Starts a discussion: published, or held while it has a phrase of the blacklist. */
export const createDiscussion = write({
  input: createDiscussionSchema,
  may: 'forum.write',
  verifiedEmail: true,
  limit: { name: 'forum.discussion', quota: perHour(limits.forum.discussionsPerHour) },
  newMembers: 'post',
  texts: textsOf,
  async act({ viewer, input: { draftId, body, ...said }, isHeld }) {
    await assertCategory(said.category);
    const discussion: DiscussionRecord = {
      ...newPost(viewer, isHeld),
      ...said,
      titleKeys: titleKeysOf(said),
      ...bodyFields(body),
      isPinned: false,
      isFeatured: false,
      isLocked: false,
      dateActive: new Date(),
      lastActorId: viewer.userId,
      commentCount: 0,
      acceptedCommentId: null,
    };
    await showImages(discussion, { authorId: viewer.userId, before: [], after: discussion.images });
    await DiscussionModel.create([discussion]);
    await DiscussionStateModel.create([
      {
        userId: viewer.userId,
        discussionId: discussion._id.toHexString(),
        level: 'WATCHING',
        readAt: new Date(),
      },
    ]);
    await dropDraft(viewer.userId, draftId);
    if (isHeld) await openHeldCase(discussionSubject(discussion));
    return { discussion };
  },
  event: ({ result: { discussion }, isHeld }) =>
    discussionChange(discussion, isHeld ? 'held' : 'published'),
});

/** Edits one's discussion; what it said is kept. What was held or refused is judged anew. */
export const editDiscussion = write({
  input: editDiscussionSchema,
  verifiedEmail: true,
  load: { by: 'discussionId', find: readDiscussion },
  mayOn: 'forum.editDiscussion',
  limit: { name: 'forum.discussion', quota: perHour(limits.forum.discussionsPerHour) },
  texts: textsOf,
  async act({ viewer, input: { draftId, discussionId, body, ...said }, loaded, isHeld }) {
    if (said.category !== loaded.category) await assertCategory(said.category);
    const fields = bodyFields(body, loaded);
    await showImages(loaded, {
      authorId: viewer.userId,
      before: loaded.images,
      after: fields.images,
    });
    const discussion = await changeDiscussion(loaded, {
      ...said,
      titleKeys: titleKeysOf(said),
      ...fields,
      status: isHeld ? 'HELD' : 'PUBLISHED',
      reason: null,
      dateEdited: new Date(),
      versions: versionsWith(loaded, loaded.title),
    });
    await dropDraft(viewer.userId, draftId);
    if (isHeld) await openHeldCase(discussionSubject(discussion));
    else if (loaded.status === 'HELD') await withdrawCase('discussion', discussionId);
    return { discussion };
  },
  event: ({ result: { discussion }, loaded, isHeld }) =>
    discussionChange(
      discussion,
      isHeld ? 'held' : loaded.status === 'PUBLISHED' ? 'edited' : 'published',
    ),
});

/** Deletes a discussion. Administrators say why, which its author is told. */
export const deleteDiscussion = write({
  input: deletePostSchema,
  load: { by: 'id', find: readDiscussion },
  mayOn: 'forum.delete',
  async act({ viewer, input: { id, reason }, loaded }) {
    const isAuthor = loaded.authorId === viewer.userId;
    if (!isAuthor && !reason) throw refuse('FIELD_REQUIRED', 'reason');
    const discussion = await changeDiscussion(loaded, {
      status: 'REMOVED',
      reason: isAuthor ? null : (reason ?? null),
      removed: { at: new Date(), by: viewer.userId, from: loaded.status },
      isPinned: false,
    });
    if (isAuthor) await withdrawCase('discussion', id);
    else await noteRemoval(discussionSubject(discussion), viewer.userId, reason ?? null);
    return { discussion };
  },
  event: ({ result: { discussion } }) => discussionChange(discussion, 'removed'),
});

const restoreTerm = limits.forum.restoreDays * 86_400_000;

/** Whether what was removed can still be restored. */
export const isRestorable = (removed: DiscussionRecord['removed']): boolean =>
  removed !== null && Date.now() - removed.at.getTime() < restoreTerm;

/** Brings a removed discussion back as it was. */
export const restoreDiscussion = write({
  input: postIdSchema,
  may: 'forum.moderate',
  load: { by: 'id', find: findDiscussion },
  async act({ viewer, loaded }) {
    const { removed } = loaded;
    if (!removed || !isRestorable(removed)) throw refuse('ILLEGAL_TRANSITION');
    const changes = { status: removed.from, reason: null, removed: null };
    const discussion = await changeDiscussion(loaded, changes);
    await noteRestoral(discussionSubject(discussion), viewer.userId);
    return { discussion };
  },
  event: ({ result: { discussion } }) => discussionChange(discussion, 'restored'),
});

/** Pins, features or closes a discussion; no more than five are pinned. */
export const moderateDiscussion = write({
  input: moderateDiscussionSchema,
  may: 'forum.moderate',
  load: { by: 'discussionId', find: findDiscussion },
  async act({ input: { isPinned, isFeatured, isLocked }, loaded }) {
    if (isPinned && !loaded.isPinned) {
      const pinned = await DiscussionModel.countDocuments({ ...publicPosts, isPinned: true });
      if (pinned >= limits.forum.pinned) throw refuse('FIELD_INVALID', 'isPinned');
    }
    const discussion = await changeDiscussion(loaded, {
      isPinned: isPinned ?? loaded.isPinned,
      isFeatured: isFeatured ?? loaded.isFeatured,
      isLocked: isLocked ?? loaded.isLocked,
    });
    return { discussion };
  },
  event: ({ result: { discussion } }) => discussionChange(discussion, 'moderated'),
});

/** The pinned discussions, the last active first. */
export const pinnedDiscussions = (): Promise<DiscussionRecord[]> =>
  DiscussionModel.find({ ...publicPosts, isPinned: true })
    .sort({ dateActive: -1, _id: -1 })
    .limit(limits.forum.pinned)
    .lean();

/** Other discussions that share a tag, else the category, the last active first. */
export async function relatedTo(
  { _id, tags, category }: Pick<DiscussionRecord, '_id' | 'tags' | 'category'>,
  first: number,
): Promise<DiscussionRecord[]> {
  const read = (where: QueryFilter<DiscussionRecord>, limit: number) =>
    DiscussionModel.find({ ...publicPosts, _id: { $ne: _id }, ...where })
      .sort({ dateActive: -1, _id: -1 })
      .limit(limit)
      .lean();
  const alike = tags.length > 0 ? await read({ tags: { $in: tags } }, first) : [];
  if (alike.length >= first) return alike;
  const known = new Set(alike.map((each) => each._id.toHexString()));
  const others = await read({ category }, first + known.size);
  return [...alike, ...others.filter((each) => !known.has(each._id.toHexString()))].slice(0, first);
}
