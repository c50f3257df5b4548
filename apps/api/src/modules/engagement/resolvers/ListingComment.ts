import { can } from '../../../authz/actions.ts';
import type { ListingCommentResolvers } from '../../../graphql/generated/resolvers.ts';

export const ListingComment: ListingCommentResolvers = {
  id: ({ _id }) => _id.toHexString(),
  async author({ authorId, isDeleted }, _args, { loaders }) {
    const author = isDeleted ? null : await loaders.userById.load(authorId);
    return author?.erasedAt ? null : author;
  },
  text: ({ text, isDeleted }) => (isDeleted ? null : text),
  deletionReason: ({ deletionReason, authorId }, _args, { viewer }) =>
    viewer?.userId === authorId ? deletionReason : null,
  replies: ({ _id, replyCount }, _args, { loaders }) =>
    replyCount > 0 ? loaders.repliesOfComment.load(_id.toHexString()) : [],
  viewerCanEdit: (comment, _args, { viewer }) =>
    !comment.isDeleted && can(viewer, 'comment.edit', comment),
  viewerCanDelete: (comment, _args, { viewer }) =>
    !comment.isDeleted && can(viewer, 'comment.delete', comment),
};
