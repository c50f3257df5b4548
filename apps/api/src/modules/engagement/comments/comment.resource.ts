import { limits } from '@wiki/domain';
import {
  addListingCommentSchema,
  deleteListingCommentSchema,
  editListingCommentSchema,
} from '@wiki/domain/schemas';
import { can } from '../../../authz/actions.ts';
import type { Viewer } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { perHour, type Recorded, write } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { findPublicListing } from '../../listings/index.ts';
import { noteRemoval, withdrawCase } from '../../moderation/index.ts';
import type { CommentRecord } from './comment.model.ts';
import { commentSubject } from '../comment.reportable.ts';
import { type CommentOnListing, findComment, findPublicComment } from './comment.store.ts';
import { comments } from './comments.ts';

/** How often a person may comment, and edit comments. */
export const commentQuota = perHour(limits.comment.perHour);

/** Comments on a published listing, or replies to a comment on it; replies have none themselves. */
export const addListingComment = write({
  input: addListingCommentSchema,
  verifiedEmail: true,
  load: { by: 'listingId', find: findPublicListing },
  limit: { name: 'comment', quota: commentQuota },
  newMembers: 'post',
  texts: ({ text }) => ({ text }),
  turn: ({ listingId }) => `listing:${listingId}`,
  async act({ viewer, input: { listingId, text, replyTo }, loaded: { businessId } }) {
    const parent = replyTo ? await comments.findParent(replyTo, listingId) : null;
    const comment = await comments.createLast({
      listingId,
      businessId,
      authorId: viewer.userId,
      isBySeller: viewer.businessId === businessId,
      text,
      replyToId: replyTo ?? null,
    });
    return { comment, parent };
  },
  event: ({ result: { comment, parent } }) => changed('added', comment, parent),
  after: ({ ctx, input }) => forgetRead(ctx, input.replyTo),
});

/** Changes the text of the viewer's comment within an hour. */
export const editListingComment = write({
  input: editListingCommentSchema,
  verifiedEmail: true,
  load: { by: 'commentId', find: findPublicComment },
  mayOn: (viewer, { comment }) => can(viewer, 'comment.edit', comment),
  limit: { name: 'comment.edit', quota: commentQuota },
  texts: ({ text }) => ({ text }),
  act: async ({ input: { text }, loaded }) => ({
    comment: await comments.edit(loaded.comment, { text }),
  }),
  event: ({ result: { comment } }) => changed('edited', comment),
});

const findDeletable = (id: string, viewer: Viewer): Promise<CommentOnListing | null> =>
  can(viewer, 'listing.administer', null) ? findComment(id) : findPublicComment(id);

/**
 * Deletes the viewer's comment, or as an administrator anybody's with a reason, also while its listing
 * is hidden. It keeps its place, without words, while it has replies.
 */
export const deleteListingComment = write({
  input: deleteListingCommentSchema,
  load: { by: 'commentId', find: findDeletable },
  mayOn: (viewer, { comment }) => can(viewer, 'comment.delete', comment),
  async act({
    viewer: { userId },
    input: { commentId, reason = null },
    loaded: { comment, listing },
  }) {
    if (comment.authorId !== userId && !reason) throw refuse('FIELD_REQUIRED', 'reason');
    const deleted = await comments.remove(comment, userId, reason);
    if (comment.authorId === userId) await withdrawCase('listingComment', commentId);
    else await noteRemoval(commentSubject(deleted, listing), userId, reason);
    return { deleted, comment: deleted.isListed ? deleted : null };
  },
  event: ({ viewer, result: { deleted } }) =>
    deleted.authorId === viewer.userId ? changed('deleted', deleted) : removed(deleted),
  after: ({ ctx, result: { deleted } }) => forgetRead(ctx, deleted.replyToId),
});

/** Has what one comment more or fewer changes read anew for the answer. */
function forgetRead({ loaders }: Pick<Context, 'loaders'>, replyToId?: string | null): void {
  loaders.repliesOfComment.clear(replyToId ?? '');
  loaders.engagementOfListing.clearAll();
}

const changed = (
  change: 'added' | 'edited' | 'deleted',
  comment: CommentRecord,
  parent: CommentRecord | null = null,
): Recorded => [
  'comment.changed',
  {
    ...idsOf(comment),
    change,
    replyToId: comment.replyToId,
    replyToAuthorId: parent?.authorId ?? null,
  },
];

const removed = (comment: CommentRecord): Recorded => ['comment.removed', idsOf(comment)];

const idsOf = ({ _id, listingId, businessId, authorId }: CommentRecord) => ({
  commentId: _id.toHexString(),
  listingId,
  businessId,
  authorId,
});
