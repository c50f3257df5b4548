import { underReview } from '@wiki/domain';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { managersOf } from '../../businesses/index.ts';
import type { ListingRecord } from '../../listings/index.ts';
import { notifyLater } from '../../notifications/index.ts';
import type { CommentRecord } from './comment.model.ts';
import { findWithListing } from './comment.store.ts';
import { comments } from './comments.ts';
import { aboutListing } from '../told-of-listing.ts';

/** Notifies those whom a new comment concerns, and its author when an administrator deleted it. */
export const commentConsumer: EventConsumer = {
  name: 'comments',
  startsNow: true,
  canWait: true,
  types: ['comment.changed', 'comment.removed', 'comment.restored'],
  concerns: ({ type, data }) =>
    type !== 'comment.changed' || (data as EventMap['comment.changed']).change === 'added',
  subject: ({ data }) => (data as EventMap['comment.changed']).listingId,
  async handle({ _id, type, data }) {
    const found = await findWithListing((data as EventMap['comment.changed']).commentId);
    if (!found) return;
    const cause = _id.toHexString();
    if (type === 'comment.removed') await notifyAuthor(found.listing, found.comment, cause);
    else if (type === 'comment.restored') {
      const { listing, comment } = found;
      const params = aboutListing(listing);
      await notifyLater([comment.authorId], { type: 'commentRestored', params, cause });
    } else await notifyReaders(found.listing, found.comment);
  },
};

/**
 * Notifies the author of a comment of a reply, and those who manage the business of what others write;
 * nobody of their own words, and nobody twice.
 */
async function notifyReaders(
  listing: ListingRecord,
  { _id, authorId, businessId, isBySeller, isDeleted, replyToId }: CommentRecord,
): Promise<void> {
  if (isDeleted) return;
  const parent = replyToId === null ? null : await comments.find(replyToId);
  const params = { ...aboutListing(listing), commentId: _id.toHexString() };
  const cause = `comment:${_id.toHexString()}`;
  const answered =
    parent && !parent.isDeleted && parent.authorId !== authorId ? parent.authorId : null;
  if (answered)
    await notifyLater([answered], { type: 'commentReply', params, cause, actorId: authorId });
  if (isBySeller) return;
  const managers = (await managersOf(businessId)).filter(
    (userId) => userId !== authorId && userId !== answered,
  );
  await notifyLater(managers, { type: 'listingComment', params, cause, actorId: authorId });
}

async function notifyAuthor(
  listing: ListingRecord,
  { authorId, deletionReason }: CommentRecord,
  cause: string,
): Promise<void> {
  const { key, text } = deletionReason ?? { key: null, text: null };
  await notifyLater([authorId], {
    type: key === underReview ? 'commentHidden' : 'commentDeleted',
    params: { ...aboutListing(listing), reasonKey: key ?? '', reasonText: text ?? '' },
    cause,
  });
}
