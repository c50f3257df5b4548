import type { UserRecord } from '../users/index.ts';
import {
  DiscussionCommentModel,
  DiscussionDraftModel,
  DiscussionModel,
  DiscussionStateModel,
  type PostRecord,
  PostLikeModel,
} from './forum.model.ts';

const idOf = ({ _id }: { _id: PostRecord['_id'] }): string => _id.toHexString();

/** What a person wrote in the forum, likes, follows and drafts, for the export of their data. */
export async function forumDataOf(userId: string): Promise<Record<string, unknown>> {
  const own = { authorId: userId };
  const written = ({ _id, authorId: _self, removed, ...post }: PostRecord) => ({
    id: idOf({ _id }),
    ...post,
    dateRemoved: removed?.at ?? null,
  });
  return {
    discussions: (await DiscussionModel.find(own).sort({ dateCreated: 1, _id: 1 }).lean()).map(
      written,
    ),
    discussionComments: (
      await DiscussionCommentModel.find(own).sort({ dateCreated: 1, _id: 1 }).lean()
    ).map(written),
    postLikes: (await PostLikeModel.find({ userId }).sort({ dateCreated: 1, _id: 1 }).lean()).map(
      ({ postId, dateCreated }) => ({ postId, dateCreated }),
    ),
    discussionStates: (await DiscussionStateModel.find({ userId }).lean()).map(
      ({ discussionId, level, isBookmarked, readAt }) => ({
        discussionId,
        level,
        isBookmarked,
        readAt,
      }),
    ),
    discussionDrafts: (await DiscussionDraftModel.find({ userId }).lean()).map(
      ({ _id, userId: _self, ...draft }) => ({ draftId: idOf({ _id }), ...draft }),
    ),
  };
}

/**
 * What a person published stays without its author; what only they read goes, as their likes do.
 * Joins the transaction that erases them.
 */
export async function eraseAuthor({ _id }: UserRecord): Promise<void> {
  const userId = _id.toHexString();
  const liked = await PostLikeModel.find({ userId }).lean();
  const ids = liked.map(({ postId }) => postId);
  await DiscussionModel.updateMany({ _id: { $in: ids } }, { $inc: { likeCount: -1 } });
  await DiscussionCommentModel.updateMany({ _id: { $in: ids } }, { $inc: { likeCount: -1 } });
  await PostLikeModel.deleteMany({ userId });
  await DiscussionStateModel.deleteMany({ userId });
  await DiscussionDraftModel.deleteMany({ userId });
  await DiscussionModel.updateMany({ lastActorId: userId }, { $set: { lastActorId: null } });
  const anonymous = { $set: { authorId: null, businessId: null } };
  await DiscussionModel.updateMany({ authorId: userId }, anonymous);
  await DiscussionCommentModel.updateMany({ authorId: userId }, anonymous);
}
