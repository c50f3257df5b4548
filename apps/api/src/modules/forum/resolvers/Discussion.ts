import { excerptOf, readingMinutes } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { DiscussionResolvers } from '../../../graphql/generated/resolvers.ts';
import { assertPageSize } from '../../../platform/database/keyset.ts';
import { referenceLabel } from '../../reference/index.ts';
import { commentsOf, firstUnread } from '../comment.resource.ts';
import { relatedTo } from '../discussion.resource.ts';
import type { DiscussionRecord } from '../forum.model.ts';
import { hiddenReason, postFields } from './post-fields.ts';

const idOf = ({ _id }: DiscussionRecord): string => _id.toHexString();

const stateOf = (discussion: DiscussionRecord, { loaders }: Pick<Context, 'loaders'>) =>
  loaders.discussionStateById.load(idOf(discussion));

export const Discussion: DiscussionResolvers = {
  ...postFields,
  id: idOf,
  excerpt: ({ text }) => excerptOf(text),
  readingMinutes: ({ text }) => readingMinutes(text),
  async categoryName({ category }) {
    const label = await referenceLabel('FORUM_CATEGORIES', category);
    return label ?? { en: category, es: category };
  },
  reason: hiddenReason,
  lastActor: ({ lastActorId }, _args, { loaders }) =>
    lastActorId ? loaders.userById.load(lastActorId) : null,
  async acceptedComment({ acceptedCommentId }, _args, { loaders }) {
    const comment =
      acceptedCommentId && (await loaders.discussionCommentById.load(acceptedCommentId));
    return comment && comment.status === 'PUBLISHED' ? comment : null;
  },
  comments: (discussion, args, ctx) => commentsOf(ctx, { ...args, discussionId: idOf(discussion) }),
  related(discussion, { first }) {
    assertPageSize(first);
    return relatedTo(discussion, Math.min(first, 10));
  },
  viewerBookmarked: async (discussion, _args, ctx) =>
    (await stateOf(discussion, ctx))?.isBookmarked ?? false,
  viewerFollows: async (discussion, _args, ctx) =>
    (await stateOf(discussion, ctx))?.level ?? 'NORMAL',
  dateViewerRead: async (discussion, _args, ctx) =>
    (await stateOf(discussion, ctx))?.readAt ?? null,
  async viewerFirstUnread(discussion, _args, ctx) {
    const since = (await stateOf(discussion, ctx))?.readAt;
    if (!since || since >= discussion.dateActive) return null;
    return firstUnread(ctx.viewer, idOf(discussion), since);
  },
  async viewerUnreadCount(discussion, _args, ctx) {
    const since = (await stateOf(discussion, ctx))?.readAt;
    if (!since || since >= discussion.dateActive) return 0;
    return ctx.loaders.commentsSince.load({ discussionId: idOf(discussion), since });
  },
  viewerCanEdit: (discussion, _args, { viewer }) => can(viewer, 'forum.editDiscussion', discussion),
  viewerCanDelete: (discussion, _args, { viewer }) => can(viewer, 'forum.delete', discussion),
  viewerCanComment: (discussion, _args, { viewer }) => can(viewer, 'forum.comment', discussion),
  viewerCanAccept: (discussion, _args, { viewer }) => can(viewer, 'forum.accept', discussion),
  viewerCanModerate: (_discussion, _args, { viewer }) => can(viewer, 'forum.moderate', null),
};
