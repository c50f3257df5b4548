import { deleteListingCommentSchema } from '@wiki/domain/schemas';
import { assertCan, can } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { countEngagement } from '../listings/index.ts';
import { CommentModel, type CommentRecord } from './comment.model.ts';
import { findComment, findPublicComment, recordCommentChange } from './comment.store.ts';
import { tellOfDeletion } from './tell-of-comment.ts';

/**
 * Deletes the caller's comment, or as an administrator anybody's with a reason, which its author is
 * told, also while its listing is hidden. It keeps its place, without words, while it has replies.
 * Refuses with `NOT_FOUND` and `FIELD_REQUIRED`; throws `FORBIDDEN` for others'.
 */
export async function deleteListingComment(
  ctx: Pick<Context, 'viewer' | 'loaders'>,
  input: unknown,
): Promise<{ comment: CommentRecord | null }> {
  const { userId } = signedIn(ctx.viewer);
  const { commentId, reason } = parseInput(deleteListingCommentSchema, input);
  const comment = await inTransaction(async () => {
    const isAdministrator = can(ctx.viewer, 'listing.administer', null);
    const found = await (isAdministrator ? findComment : findPublicComment)(commentId);
    if (!found) throw refuse('NOT_FOUND', 'commentId');
    assertCan(ctx.viewer, 'comment.delete', found.comment);
    const isOwn = found.comment.authorId === userId;
    if (!isOwn && !reason) throw refuse('FIELD_REQUIRED', 'reason');

    const change = {
      isDeleted: true,
      isListed: found.comment.replyCount > 0,
      deletionReason: isOwn ? null : (reason ?? null),
    };
    const deleted: CommentRecord = { ...found.comment, ...change };
    await CommentModel.updateOne({ _id: deleted._id }, change);
    if (deleted.replyToId) await uncountReply(deleted.replyToId);
    await countEngagement(deleted.listingId, 'comments', -1);
    if (isOwn) {
      await recordCommentChange(userId, 'deleted', deleted, null);
    } else {
      await tellOfDeletion(found.listing, deleted);
      const { listingId, businessId, authorId } = deleted;
      await recordEvent('comment.removed', userId, { commentId, listingId, businessId, authorId });
    }
    return deleted;
  });
  if (comment.replyToId) ctx.loaders.repliesOfComment.clear(comment.replyToId);
  return { comment: comment.isListed ? comment : null };
}

/** Counts a reply less; a deleted comment loses its place with its last reply. */
async function uncountReply(replyToId: string): Promise<void> {
  const parent = await CommentModel.findByIdAndUpdate(
    parseObjectId(replyToId),
    { $inc: { replyCount: -1 } },
    { returnDocument: 'after' },
  ).lean();
  if (parent?.isDeleted && parent.replyCount === 0) {
    await CommentModel.updateOne({ _id: parent._id }, { isListed: false });
  }
}
