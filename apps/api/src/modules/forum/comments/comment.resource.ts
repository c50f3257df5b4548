import { limits } from '@wiki/domain';
import {
  addDiscussionCommentSchema,
  deletePostSchema,
  editDiscussionCommentSchema,
  postIdSchema,
} from '@wiki/domain/schemas';
import type { QueryFilter } from 'mongoose';
import type { MaybeViewer } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import type { DiscussionCommentSort } from '../../../graphql/generated/resolvers.ts';
import { ascending, descending, list, perHour, write } from '../../../kits/resource/index.ts';
import { seek } from '../../../platform/database/keyset.ts';
import type { PageArguments } from '../../../platform/database/page.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse, refuseWith } from '../../../platform/errors/errors.ts';
import { noteRemoval, noteRestoral, openHeldCase, withdrawCase } from '../../moderation/index.ts';
import { isRestorable } from '../discussions/discussion.resource.ts';
import { keepReply } from '../discussions/draft.resource.ts';
import { commentSubject } from '../forum.reportable.ts';
import {
  DiscussionCommentModel,
  type DiscussionCommentRecord,
  DiscussionStateModel,
  type PostRecord,
} from '../forum.model.ts';
import { visibleTo } from '../forum.policy.ts';
import { commentChange } from '../post-events.ts';
import {
  bodyFields,
  changeComment,
  countComment,
  findDiscussion,
  findDiscussionComment,
  newPost,
  readComment,
  readDiscussion,
  showImages,
  versionsWith,
} from '../post.store.ts';

/** What has a place among the comments: what the viewer may read, and removed ones with replies. */
const placedFor = (viewer: MaybeViewer): QueryFilter<DiscussionCommentRecord> => ({
  $or: [visibleTo(viewer), { replyCount: { $gt: 0 } }],
});

const orders = {
  OLDEST: ascending('dateCreated'),
  NEWEST: descending('dateCreated'),
  MOST_USEFUL: descending('likeCount'),
} as const;

/** Whose comments are listed, and in which order. */
interface Ordered {
  discussionId: string;
  sort: DiscussionCommentSort;
}

/** The comments of a discussion that stand by themselves. */
export const discussionComments = list({
  name: 'discussionComments',
  model: DiscussionCommentModel,
  visibleTo: placedFor,
  filter: ({ discussionId }: Ordered) => ({ discussionId, parentId: null }),
  order: ({ sort }) => orders[sort],
});

/** How many comments stand before the one that a page begins around. */
const before = 3;

type CommentsAsked = PageArguments & Ordered & { around?: string | null | undefined };

/** A page of the comments of a discussion; without a cursor it may begin around one of them. */
export async function commentsOf(
  ctx: Pick<Context, 'viewer' | 'config'>,
  { around, discussionId, sort, ...page }: CommentsAsked,
) {
  const listed = { discussionId, sort };
  const isFirst = page.after == null && page.before == null && page.last == null;
  const start = around && isFirst ? await startAround(ctx.viewer, listed, around) : null;
  const after = start ? discussionComments.cursorOf(ctx, listed, start) : page.after;
  return discussionComments.page(ctx, { ...page, ...listed, after });
}

/** The row behind which such a page begins; null at the start of the list. */
async function startAround(viewer: MaybeViewer, { discussionId, sort }: Ordered, around: string) {
  const asked = await findDiscussionComment(around);
  const target = asked?.parentId ? await findDiscussionComment(asked.parentId) : asked;
  if (target?.discussionId !== discussionId) return null;
  const { field, direction } = orders[sort];
  const back = direction === 1 ? -1 : 1;
  const earlier = seek([target[field], target._id], { field, direction: back });
  const [row = null] = await DiscussionCommentModel.find({
    $and: [{ discussionId, parentId: null }, placedFor(viewer), earlier],
  })
    .sort({ [field]: back, _id: back })
    .skip(before)
    .limit(1)
    .lean();
  return row;
}

/** The first comment of others that the viewer has not read; null where they read everything. */
export function firstUnread(
  viewer: MaybeViewer,
  discussionId: string,
  since: Date,
): Promise<DiscussionCommentRecord | null> {
  return DiscussionCommentModel.findOne({
    discussionId,
    status: 'PUBLISHED',
    dateCreated: { $gt: since },
    ...(viewer ? { authorId: { $ne: viewer.userId } } : {}),
  })
    .sort({ dateCreated: 1, _id: 1 })
    .lean();
}

const textsOf = ({ body }: { body: Parameters<typeof bodyFields>[0] }) => ({
  body: bodyFields(body).text,
});

/** The comment to reply to: one of the discussion's that is published and stands by itself. */
async function findParent(discussionId: string, replyTo: string | null | undefined) {
  if (replyTo == null) return null;
  const parent = await findDiscussionComment(replyTo);
  if (parent?.discussionId !== discussionId || parent.status !== 'PUBLISHED') {
    throw refuse('NOT_FOUND', 'replyTo');
  }
  if (parent.parentId !== null || parent.replyCount >= limits.forum.replies) {
    throw refuse('FIELD_INVALID', 'replyTo');
  }
  return parent;
}

/**
 * Comments on an open discussion, or replies to a comment; replies have none themselves. Published,
 * or held while it has a phrase of the blacklist.
 */
const publishComment = write({
  input: addDiscussionCommentSchema,
  may: 'forum.write',
  verifiedEmail: true,
  load: { by: 'discussionId', find: readDiscussion },
  mayOn: 'forum.comment',
  limit: { name: 'forum.comment', quota: perHour(limits.forum.commentsPerHour) },
  newMembers: 'post',
  texts: textsOf,
  turn: ({ discussionId }) => `discussion:${discussionId}`,
  async act({ viewer, input: { discussionId, body, replyTo, language }, isHeld }) {
    const { userId } = viewer;
    const post = newPost(viewer, isHeld);
    const parent = await findParent(discussionId, replyTo);
    const comment: DiscussionCommentRecord = {
      ...post,
      ...bodyFields(body),
      discussionId,
      parentId: parent ? parent._id.toHexString() : null,
      language,
      replyCount: 0,
    };
    if (!isHeld) {
      await countComment(comment, 1, { dateActive: post.dateCreated, lastActorId: userId });
    }
    await showImages(comment, { authorId: userId, before: [], after: comment.images });
    await DiscussionCommentModel.create([comment]);
    // Who takes part follows, unless they said otherwise.
    await DiscussionStateModel.updateOne(
      { userId, discussionId },
      {
        $set: { readAt: post.dateCreated },
        $setOnInsert: { level: 'WATCHING', isBookmarked: false },
      },
      { upsert: true },
    );
    if (isHeld) await openHeldCase(commentSubject(comment));
    return { comment };
  },
  event: ({ result: { comment }, isHeld }) => commentChange(comment, isHeld ? 'held' : 'published'),
});

/**
 * Comments as `publishComment` does. Where what it answers was deleted meanwhile, the text becomes a
 * draft of its author, and the refusal says so.
 */
export const addDiscussionComment: typeof publishComment = async (ctx, given) => {
  try {
    return await publishComment(ctx, given);
  } catch (error) {
    if (!ctx.viewer || !(await answersDeleted(given))) throw error;
    const { userId } = ctx.viewer;
    const written = addDiscussionCommentSchema.parse(given);
    const draft = await inTransaction(() => keepReply(userId, written));
    throw refuseWith({ draft }, 'REPLY_TARGET_DELETED');
  }
};

/** Whether a post was deleted that everybody could read: of any other nobody learns that it was. */
const wasDeleted = (post: PostRecord | null): boolean =>
  post?.status === 'REMOVED' && post.removed?.from === 'PUBLISHED';

/** Whether a comment would be one on a discussion, or a reply to a comment, that was deleted. */
async function answersDeleted(given: unknown): Promise<boolean> {
  const { data: input } = addDiscussionCommentSchema.safeParse(given);
  if (!input) return false;
  const discussion = await findDiscussion(input.discussionId);
  if (wasDeleted(discussion)) return true;
  const parent = input.replyTo == null ? null : await findDiscussionComment(input.replyTo);
  return wasDeleted(parent) && parent?.discussionId === input.discussionId;
}

/** Edits one's comment within a day, while its discussion is open; what it said is kept. */
export const editDiscussionComment = write({
  input: editDiscussionCommentSchema,
  verifiedEmail: true,
  load: { by: 'commentId', find: readComment },
  mayOn: 'forum.editComment',
  limit: { name: 'forum.comment', quota: perHour(limits.forum.commentsPerHour) },
  texts: textsOf,
  async act({ viewer: { userId }, input: { commentId, body }, loaded, isHeld }) {
    const discussion = await findDiscussion(loaded.discussionId);
    if (!discussion || discussion.isLocked) throw refuse('ILLEGAL_TRANSITION');
    const fields = bodyFields(body, loaded);
    const counted = loaded.status === 'PUBLISHED';
    if (counted && isHeld) await countComment(loaded, -1);
    if (!counted && !isHeld) await countComment(loaded, 1);
    await showImages(loaded, { authorId: userId, before: loaded.images, after: fields.images });
    const comment = await changeComment(loaded, {
      ...fields,
      status: isHeld ? 'HELD' : 'PUBLISHED',
      reason: null,
      dateEdited: new Date(),
      versions: versionsWith(loaded, null),
    });
    if (isHeld) await openHeldCase(commentSubject(comment));
    else if (loaded.status === 'HELD') await withdrawCase('discussionComment', commentId);
    return { comment };
  },
  event: ({ result: { comment }, loaded, isHeld }) =>
    commentChange(
      comment,
      isHeld ? 'held' : loaded.status === 'PUBLISHED' ? 'edited' : 'published',
    ),
});

/** Deletes a comment; its replies stay. Administrators say why, which its author is told. */
export const deleteDiscussionComment = write({
  input: deletePostSchema,
  load: { by: 'id', find: readComment },
  mayOn: 'forum.delete',
  async act({ viewer, input: { id, reason }, loaded }) {
    const isAuthor = loaded.authorId === viewer.userId;
    if (!isAuthor && !reason) throw refuse('FIELD_REQUIRED', 'reason');
    if (loaded.status === 'PUBLISHED') await countComment(loaded, -1);
    const comment = await changeComment(loaded, {
      status: 'REMOVED',
      reason: isAuthor ? null : (reason ?? null),
      removed: { at: new Date(), by: viewer.userId, from: loaded.status },
    });
    if (isAuthor) await withdrawCase('discussionComment', id);
    else await noteRemoval(commentSubject(comment), viewer.userId, reason ?? null);
    return { comment };
  },
  event: ({ result: { comment } }) => commentChange(comment, 'removed'),
});

/** Brings a removed comment back as it was. */
export const restoreDiscussionComment = write({
  input: postIdSchema,
  may: 'forum.moderate',
  load: { by: 'id', find: findDiscussionComment },
  async act({ viewer, loaded }) {
    const { removed } = loaded;
    if (!removed || !isRestorable(removed)) throw refuse('ILLEGAL_TRANSITION');
    if (removed.from === 'PUBLISHED') await countComment(loaded, 1);
    const changes = { status: removed.from, reason: null, removed: null };
    const comment = await changeComment(loaded, changes);
    await noteRestoral(commentSubject(comment), viewer.userId);
    return { comment };
  },
  event: ({ result: { comment } }) => commentChange(comment, 'restored'),
});
