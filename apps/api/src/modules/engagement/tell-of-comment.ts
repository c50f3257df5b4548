import { managersOf } from '../businesses/index.ts';
import type { ListingRecord } from '../listings/index.ts';
import { notifyLater } from '../notifications/index.ts';
import type { CommentRecord } from './comment.model.ts';

/** How the texts of notifications name a listing and find it. */
const about = ({ _id, type, name: { en, es } }: ListingRecord) => ({
  listingId: _id.toHexString(),
  listingType: type,
  nameEn: en ?? es ?? '',
  nameEs: es ?? en ?? '',
});

/**
 * Tells the author of a comment of a reply, and those who manage the business of what others write;
 * nobody of their own words, and nobody twice. Joins the caller's transaction.
 */
export async function tellOfComment(
  listing: ListingRecord,
  { _id, authorId, businessId, isBySeller }: CommentRecord,
  parent: CommentRecord | null,
): Promise<void> {
  const params = about(listing);
  const cause = `comment:${_id.toHexString()}`;
  const answered = parent && !parent.isDeleted && parent.authorId !== authorId;
  if (answered) await notifyLater([parent.authorId], { type: 'commentReply', params, cause });
  if (isBySeller) return;
  const managers = (await managersOf(businessId)).filter(
    (userId) => userId !== authorId && !(answered && userId === parent.authorId),
  );
  await notifyLater(managers, { type: 'listingComment', params, cause });
}

/** Tells an author why an administrator deleted their comment. Joins the caller's transaction. */
export async function tellOfDeletion(
  listing: ListingRecord,
  { _id, authorId, deletionReason }: CommentRecord,
): Promise<void> {
  const { key, text } = deletionReason ?? { key: null, text: null };
  await notifyLater([authorId], {
    type: 'commentDeleted',
    params: { ...about(listing), reasonKey: key ?? '', reasonText: text ?? '' },
    cause: `comment:${_id.toHexString()}:deleted`,
  });
}
