import { mentionsIn } from '@wiki/domain';
import { expect } from 'vitest';
import { BusinessQuestionModel } from '../../modules/business-questions/business-question.model.ts';
import { FavouriteModel } from '../../modules/engagement/attention/favourite.model.ts';
import { CommentModel } from '../../modules/engagement/comments/comment.model.ts';
import {
  DiscussionCommentModel,
  DiscussionModel,
  PostLikeModel,
} from '../../modules/forum/forum.model.ts';
import {
  NotificationModel,
  type NotificationRecord,
} from '../../modules/notifications/notification.model.ts';

/** Whether the demonstration wrote what its reader is told of, of somebody else and about what is theirs. */
const truths: Partial<
  Record<NotificationRecord['type'], (told: NotificationRecord) => Promise<boolean>>
> = {
  discussionReply: async (told) => {
    const { discussion, comment } = await postsOf(told);
    return discussion?.authorId === told.userId && told.actorIds.includes(comment?.authorId ?? '');
  },
  postReply: async (told) => {
    const { comment } = await postsOf(told);
    const parent = await DiscussionCommentModel.findById(comment?.parentId).lean();
    return parent?.authorId === told.userId && told.actorIds.includes(comment?.authorId ?? '');
  },
  postMention: async (told) => {
    const { comment } = await postsOf(told);
    return !!comment && mentionsIn(comment.body).some(({ id }) => id === told.userId);
  },
  postLiked: async (told) => {
    const { discussion, comment } = await postsOf(told);
    const post = comment ?? discussion;
    const of = { postId: post?._id.toHexString() ?? '', userId: { $in: told.actorIds } };
    const likes = await PostLikeModel.countDocuments(of);
    return post?.authorId === told.userId && likes === told.actorIds.length;
  },
  answerAccepted: async (told) => {
    const { discussion, comment } = await postsOf(told);
    const accepted = discussion?.acceptedCommentId ?? '';
    return comment?.authorId === told.userId && accepted === comment._id.toHexString();
  },
  listingSaved: async ({ params }) =>
    (await FavouriteModel.countDocuments({ listingId: params['listingId'] ?? '' })) > 0,
  listingComment: async ({ params, actorIds }) =>
    (await CommentModel.countDocuments({
      listingId: params['listingId'] ?? '',
      authorId: { $in: actorIds },
    })) > 0,
  businessQuestion: async ({ params, actorIds }) =>
    (await BusinessQuestionModel.countDocuments({
      businessId: params['businessId'] ?? '',
      authorId: { $in: actorIds },
      replyCount: 0,
    })) > 0,
};

async function postsOf({ params }: NotificationRecord) {
  const { discussionId, commentId } = params;
  return {
    discussion: await DiscussionModel.findById(discussionId).lean(),
    comment: commentId ? await DiscussionCommentModel.findById(commentId).lean() : null,
  };
}

/** Expects that what people are told of others is so, of each type that is told. */
export async function expectToldTruly(userIds: readonly string[]): Promise<void> {
  const types = Object.keys(truths) as NotificationRecord['type'][];
  const told = await NotificationModel.find({
    userId: { $in: userIds },
    type: { $in: types },
    isRead: false,
  }).lean();
  const untrue: unknown[] = [];
  for (const each of told) {
    const isTrue = await truths[each.type]?.(each);
    if (!isTrue) untrue.push({ type: each.type, params: each.params, userId: each.userId });
  }
  expect(untrue).toEqual([]);
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(types));
}
