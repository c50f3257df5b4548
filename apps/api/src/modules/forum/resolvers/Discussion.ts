import { excerptOf, readingMinutes } from '@wiki/domain';
import type { GraphQLResolveInfo } from 'graphql';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type {
  DiscussionCommentsArgs,
  DiscussionResolvers,
  RequireFields,
} from '../../../graphql/generated/resolvers.ts';
import { assertPageSize } from '../../../platform/database/keyset.ts';
import { askedFields, readsOf } from '../../../platform/reads/index.ts';
import { referenceLabel } from '../../reference/index.ts';
import { commentsOf, firstUnread } from '../comments/comment.resource.ts';
import { relatedTo } from '../discussions/discussion.resource.ts';
import type { DiscussionRecord } from '../forum.model.ts';
import { hiddenReason, postFields } from './post-fields.ts';

type Identified = Pick<DiscussionRecord, '_id'>;
const reads = readsOf<DiscussionRecord>();

const idOf = ({ _id }: Identified): string => _id.toHexString();

const stateOf = (discussion: Identified, { loaders }: Pick<Context, 'loaders'>) =>
  loaders.discussionStateById.load(idOf(discussion));

/** How many comments came since the viewer read it last; none where the viewer never did. */
async function unreadCount(
  discussion: Pick<DiscussionRecord, '_id' | 'dateActive'>,
  ctx: Pick<Context, 'loaders'>,
): Promise<number> {
  const since = (await stateOf(discussion, ctx))?.readAt;
  if (!since || since >= discussion.dateActive) return 0;
  return ctx.loaders.commentsSince.load({ discussionId: idOf(discussion), since });
}

export const Discussion: DiscussionResolvers = {
  ...postFields,
  id: reads(['_id'], idOf),
  excerpt: reads(['text'], ({ text }) => excerptOf(text)),
  readingMinutes: reads(['text'], ({ text }) => readingMinutes(text)),
  categoryName: reads(['category'], async ({ category }) => {
    const label = await referenceLabel('FORUM_CATEGORIES', category);
    return label ?? { en: category, es: category };
  }),
  reason: hiddenReason,
  lastActor: reads(
    ['lastActorId'],
    ({ lastActorId }, _args: object, { loaders }: Context, info: GraphQLResolveInfo) =>
      lastActorId ? loaders.userById.get(lastActorId, askedFields(info)) : null,
  ),
  acceptedComment: reads(
    ['acceptedCommentId'],
    async ({ acceptedCommentId }, _args: object, { loaders }: Context) => {
      const comment =
        acceptedCommentId && (await loaders.discussionCommentById.load(acceptedCommentId));
      return comment && comment.status === 'PUBLISHED' ? comment : null;
    },
  ),
  comments: reads(
    ['_id'],
    (discussion, args: RequireFields<DiscussionCommentsArgs, 'sort'>, ctx: Context) =>
      commentsOf(ctx, { ...args, discussionId: idOf(discussion) }),
  ),
  related: reads(['_id', 'tags', 'category'], (discussion, { first }: { first: number }) => {
    assertPageSize(first);
    return relatedTo(discussion, Math.min(first, 10));
  }),
  viewerBookmarked: reads(
    ['_id'],
    async (discussion, _args: object, ctx: Context) =>
      (await stateOf(discussion, ctx))?.isBookmarked ?? false,
  ),
  viewerFollows: reads(
    ['_id'],
    async (discussion, _args: object, ctx: Context) =>
      (await stateOf(discussion, ctx))?.level ?? 'NORMAL',
  ),
  dateViewerRead: reads(
    ['_id'],
    async (discussion, _args: object, ctx: Context) =>
      (await stateOf(discussion, ctx))?.readAt ?? null,
  ),
  viewerFirstUnread: reads(
    ['_id', 'dateActive'],
    async (discussion, _args: object, ctx: Context) => {
      const since = (await stateOf(discussion, ctx))?.readAt;
      if (!since || since >= discussion.dateActive) return null;
      return firstUnread(ctx.viewer, idOf(discussion), since);
    },
  ),
  viewerUnreadCount: reads(['_id', 'dateActive'], (discussion, _args: object, ctx: Context) =>
    ctx.viewer ? unreadCount(discussion, ctx) : 0,
  ),
  viewerCanEdit: reads(
    ['authorId', 'status', 'isLocked'],
    (discussion, _args: object, { viewer }: Context) =>
      can(viewer, 'forum.editDiscussion', discussion),
  ),
  viewerCanDelete: reads(['authorId', 'status'], (discussion, _args: object, { viewer }: Context) =>
    can(viewer, 'forum.delete', discussion),
  ),
  viewerCanComment: reads(
    ['status', 'isLocked'],
    (discussion, _args: object, { viewer }: Context) => can(viewer, 'forum.comment', discussion),
  ),
  viewerCanAccept: reads(['authorId', 'status'], (discussion, _args: object, { viewer }: Context) =>
    can(viewer, 'forum.accept', discussion),
  ),
  viewerCanModerate: reads([], (_discussion, _args: object, { viewer }: Context) =>
    can(viewer, 'forum.moderate', null),
  ),
};
