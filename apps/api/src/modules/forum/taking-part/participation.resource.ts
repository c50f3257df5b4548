import { limits } from '@wiki/domain';
import {
  acceptAnswerSchema,
  postIdSchema,
  setDiscussionBookmarkedSchema,
  setDiscussionFollowedSchema,
  setPostLikedSchema,
} from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import type { Viewer } from '../../../authz/session.ts';
import { perMinute, write } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import {
  DiscussionCommentModel,
  type DiscussionCommentRecord,
  DiscussionModel,
  type DiscussionRecord,
  DiscussionStateModel,
  type DiscussionStateRecord,
  PostLikeModel,
} from '../forum.model.ts';
import { commentChange, discussionChange } from '../post-events.ts';
import {
  changeDiscussion,
  findDiscussionComment,
  readComment,
  readDiscussion,
} from '../post.store.ts';

/** A published discussion or comment. */
type Post =
  | { kind: 'discussion'; post: DiscussionRecord }
  | { kind: 'comment'; post: DiscussionCommentRecord };

async function findPost(id: string, viewer: Viewer): Promise<Post | null> {
  const discussion = await readDiscussion(id, viewer);
  if (discussion) {
    return discussion.status === 'PUBLISHED' ? { kind: 'discussion', post: discussion } : null;
  }
  const comment = await readComment(id, viewer);
  return comment?.status === 'PUBLISHED' ? { kind: 'comment', post: comment } : null;
}

/** Likes a post or takes the like back. The count follows in the same transaction. */
export const setPostLiked = write({
  input: setPostLikedSchema,
  load: { by: 'id', find: findPost },
  limit: { name: 'forum.like', quota: perMinute(limits.forum.likesPerMinute) },
  turn: ({ id }) => `post:${id}`,
  async act({ viewer: { userId }, input: { id: postId, isLiked }, loaded: { kind, post } }) {
    const known = await PostLikeModel.findOne({ postId, userId }).lean();
    const change = Number(isLiked) - Number(known !== null);
    if (change === 0) return { isLiked, likeCount: post.likeCount, change };
    // The post first: of many at once those who lose start again before they have done more.
    const counted =
      kind === 'discussion'
        ? await DiscussionModel.findOneAndUpdate(
            { _id: post._id },
            { $inc: { likeCount: change } },
            { returnDocument: 'after' },
          ).lean()
        : await DiscussionCommentModel.findOneAndUpdate(
            { _id: post._id },
            { $inc: { likeCount: change } },
            { returnDocument: 'after' },
          ).lean();
    if (isLiked) {
      const like = { _id: new Types.ObjectId(), postId, userId, dateCreated: new Date() };
      await PostLikeModel.create([like]);
    } else await PostLikeModel.deleteOne({ postId, userId });
    return { isLiked, likeCount: counted?.likeCount ?? 0, change };
  },
  event({ loaded: { kind, post }, result: { change } }) {
    if (change === 0) return null;
    const name = change > 0 ? 'liked' : 'unliked';
    return kind === 'discussion' ? discussionChange(post, name) : commentChange(post, name);
  },
});

/** Says which comment answers one's discussion, or takes that back. */
export const acceptAnswer = write({
  input: acceptAnswerSchema,
  load: { by: 'discussionId', find: readDiscussion },
  mayOn: 'forum.accept',
  async act({ input: { discussionId, commentId = null }, loaded }) {
    if (commentId !== null) {
      const comment = await findDiscussionComment(commentId);
      if (comment?.discussionId !== discussionId || comment.status !== 'PUBLISHED') {
        throw refuse('NOT_FOUND', 'commentId');
      }
    }
    return { discussion: await changeDiscussion(loaded, { acceptedCommentId: commentId }) };
  },
  event: ({ input: { commentId = null }, result: { discussion } }) =>
    discussionChange(discussion, commentId === null ? 'moderated' : 'accepted', commentId),
});

/** Changes what a discussion is to a person. Joins the caller's transaction. */
async function setState(
  userId: string,
  discussion: DiscussionRecord,
  changes: Partial<DiscussionStateRecord>,
): Promise<{ discussion: DiscussionRecord }> {
  const initial = { level: 'NORMAL', isBookmarked: false, readAt: null };
  await DiscussionStateModel.updateOne(
    { userId, discussionId: discussion._id.toHexString() },
    {
      $set: changes,
      $setOnInsert: Object.fromEntries(
        Object.entries(initial).filter(([field]) => !(field in changes)),
      ),
    },
    { upsert: true },
  );
  return { discussion };
}

const ofDiscussion = {
  load: {
    by: 'discussionId',
    find: readDiscussion,
  },
} as const;

/** Watches, mutes or stops following a discussion. */
export const setDiscussionFollowed = write({
  input: setDiscussionFollowedSchema,
  ...ofDiscussion,
  act: ({ viewer: { userId }, input: { level }, loaded }) => setState(userId, loaded, { level }),
});

/** Keeps a discussion among the bookmarks, or drops it. */
export const setDiscussionBookmarked = write({
  input: setDiscussionBookmarkedSchema,
  ...ofDiscussion,
  act: ({ viewer: { userId }, input: { isBookmarked }, loaded }) =>
    setState(userId, loaded, { isBookmarked }),
});

/** Notes that a person has read a discussion up to now. */
export const markDiscussionRead = write({
  input: postIdSchema,
  load: { by: 'id', find: readDiscussion },
  act: ({ viewer: { userId }, loaded }) => setState(userId, loaded, { readAt: new Date() }),
});
