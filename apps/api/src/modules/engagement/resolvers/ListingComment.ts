import type { Context } from '../../../graphql/context.ts';
import type { ListingCommentResolvers } from '../../../graphql/generated/resolvers.ts';
import { contentResolvers } from '../../../kits/content/index.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { CommentRecord } from '../comments/comment.model.ts';
import { comments } from '../comments/comments.ts';

const reads = readsOf<CommentRecord>();
const { id, author, deletionReason, viewerCanEdit, viewerCanDelete } = contentResolvers(comments);

export const ListingComment: ListingCommentResolvers = {
  id,
  author,
  deletionReason,
  viewerCanEdit,
  viewerCanDelete,
  text: reads(['text', 'isDeleted'], ({ text, isDeleted }) => (isDeleted ? null : text)),
  replies: reads(
    ['_id', 'replyCount'],
    ({ _id, replyCount }, _args: object, { loaders }: Context) =>
      replyCount > 0 ? loaders.repliesOfComment.load(_id.toHexString()) : [],
  ),
};
