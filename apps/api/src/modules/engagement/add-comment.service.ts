import { limits } from '@wiki/domain';
import { addListingCommentSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { signedIn } from '../../authz/session.ts';
import { assertVerifiedEmail } from '../../authz/verified-email.ts';
import type { Context } from '../../graphql/context.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { countEngagement, findPublicListing, isPublic } from '../listings/index.ts';
import { assertClean } from '../moderation/index.ts';
import { CommentModel, type CommentRecord } from './comment.model.ts';
import { recordCommentChange } from './comment.store.ts';
import { tellOfComment } from './tell-of-comment.ts';

export const commentQuota = { points: limits.comment.perHour, durationSeconds: 3600 };

/**
 * Comments on a published listing, or replies to a comment on it; replies have none themselves.
 * Refuses with `NOT_FOUND`, `FIELD_INVALID`, `POST_BLACKLISTED`, `EMAIL_NOT_VERIFIED` and
 * `TOO_MANY_REQUESTS`.
 */
export async function addListingComment(
  ctx: Pick<Context, 'viewer' | 'config' | 'loaders'>,
  input: unknown,
): Promise<{ comment: CommentRecord }> {
  const { userId, businessId } = signedIn(ctx.viewer);
  const { listingId, text, replyTo = null } = parseInput(addListingCommentSchema, input);
  assertVerifiedEmail(ctx);
  if (!(await findPublicListing(listingId))) throw refuse('NOT_FOUND', 'listingId');
  await limit('comment', userId, commentQuota);
  await assertClean([{ text, field: 'text' }], 'POST_BLACKLISTED');

  const comment = await inTransaction(async () => {
    // First of all: of many at once those who lose begin again before they have done more.
    const listing = await countEngagement(listingId, 'comments', 1);
    if (!listing || !isPublic(listing)) throw refuse('NOT_FOUND', 'listingId');
    const parent = replyTo === null ? null : await countReply(listingId, replyTo);
    const added: CommentRecord = {
      _id: new Types.ObjectId(),
      listingId,
      businessId: listing.businessId,
      authorId: userId,
      isBySeller: businessId === listing.businessId,
      text,
      dateCreated: new Date(),
      dateEdited: null,
      isDeleted: false,
      deletionReason: null,
      replyToId: replyTo,
      replyCount: 0,
      isListed: true,
    };
    await CommentModel.create([added]);
    await tellOfComment(listing, added, parent);
    await recordCommentChange(userId, 'added', added, parent);
    return added;
  });
  if (replyTo !== null) ctx.loaders.repliesOfComment.clear(replyTo);
  return { comment };
}

/** Counts a reply on the comment it answers, which must stand by itself and have room. */
async function countReply(listingId: string, replyTo: string): Promise<CommentRecord> {
  const _id = parseObjectId(replyTo);
  const parent = _id && (await CommentModel.findOne({ _id, listingId, isListed: true }).lean());
  if (!parent) throw refuse('NOT_FOUND', 'replyTo');
  if (parent.replyToId !== null || parent.replyCount >= limits.comment.replies) {
    throw refuse('FIELD_INVALID', 'replyTo');
  }
  await CommentModel.updateOne({ _id }, { $inc: { replyCount: 1 } });
  return parent;
}
