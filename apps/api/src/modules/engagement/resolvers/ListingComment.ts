import type { ListingCommentResolvers } from '../../../graphql/generated/resolvers.ts';
import { contentResolvers } from '../../../kits/content/index.ts';
import { comments } from '../comments.ts';

const { id, author, deletionReason, viewerCanEdit, viewerCanDelete } = contentResolvers(comments);

export const ListingComment: ListingCommentResolvers = {
  id,
  author,
  deletionReason,
  viewerCanEdit,
  viewerCanDelete,
  text: ({ text, isDeleted }) => (isDeleted ? null : text),
  replies: ({ _id, replyCount }, _args, { loaders }) =>
    replyCount > 0 ? loaders.repliesOfComment.load(_id.toHexString()) : [],
};
