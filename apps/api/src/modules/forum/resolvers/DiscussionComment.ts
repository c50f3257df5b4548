import { can } from '../../../authz/actions.ts';
import type { DiscussionCommentResolvers } from '../../../graphql/generated/resolvers.ts';
import type { DiscussionCommentRecord } from '../forum.model.ts';
import { hiddenReason, imagesOf, postFields } from './post-fields.ts';

const idOf = ({ _id }: DiscussionCommentRecord): string => _id.toHexString();

/** A removed comment keeps its place while it has replies, without what it said and who said it. */
const unlessRemoved =
  <Args extends unknown[], Value>(
    read: (comment: DiscussionCommentRecord, ...rest: Args) => Value,
  ) =>
  (comment: DiscussionCommentRecord, ...rest: Args): Value | null =>
    comment.status === 'REMOVED' ? null : read(comment, ...rest);

export const DiscussionComment: DiscussionCommentResolvers = {
  ...postFields,
  id: idOf,
  author: unlessRemoved((...asked: Parameters<typeof postFields.author>) =>
    postFields.author(...asked),
  ),
  business: unlessRemoved((...asked: Parameters<typeof postFields.business>) =>
    postFields.business(...asked),
  ),
  body: unlessRemoved(({ body }) => body),
  text: unlessRemoved(({ text }) => text),
  images: (comment, args, ctx) =>
    comment.status === 'REMOVED' ? [] : imagesOf(comment, args, ctx),
  versions: ({ status, versions }) => (status === 'REMOVED' ? [] : versions),
  reason: hiddenReason,
  async discussion({ discussionId }, _args, { viewer, loaders }) {
    const found = await loaders.discussionById.load(discussionId);
    if (!found) return null;
    return found.status === 'PUBLISHED' || can(viewer, 'forum.readHidden', found) ? found : null;
  },
  async parent({ parentId }, _args, { viewer, loaders }) {
    const found = parentId === null ? null : await loaders.discussionCommentById.load(parentId);
    if (!found) return null;
    // One that was removed keeps its place above its replies, as `replies` show it.
    const isShown = found.status === 'PUBLISHED' || found.status === 'REMOVED';
    return isShown || can(viewer, 'forum.readHidden', found) ? found : null;
  },
  async isAccepted(comment, _args, { loaders }) {
    const discussion = await loaders.discussionById.load(comment.discussionId);
    return discussion?.acceptedCommentId === idOf(comment);
  },
  replies: (comment, _args, { loaders }) =>
    comment.parentId === null ? loaders.repliesByCommentId.load(idOf(comment)) : [],
  async viewerCanEdit(comment, _args, { viewer, loaders }) {
    if (!can(viewer, 'forum.editComment', comment)) return false;
    const discussion = await loaders.discussionById.load(comment.discussionId);
    return discussion !== null && !discussion.isLocked;
  },
  viewerCanDelete: (comment, _args, { viewer }) => can(viewer, 'forum.delete', comment),
};
