import type { CommentRecord } from './comments/comment.model.ts';
import { comments } from './comments/comments.ts';
import { FavouriteModel } from './attention/favourite.model.ts';
import { ViewModel } from './attention/view.model.ts';

// What people did with listings, written without them: for the demonstration. It joins the caller's
// transaction, tells nobody and records no event. Comments are counted as if they had been written;
// the views and saves of a new listing are counted by whoever writes the listing.

/** Views of listings, each by so many different visitors, one at each date. */
export async function insertViews(
  views: readonly { listingId: string; dates: readonly Date[] }[],
): Promise<void> {
  const records = views.flatMap(({ listingId, dates }) =>
    dates.map((date, viewer) => ({
      _id: `${listingId}:${date.toISOString().slice(0, 10)}:planted-${viewer}`,
      listingId,
      userId: null,
      date,
    })),
  );
  // Thousands, made here: checking each of them again would only take time.
  await ViewModel.insertMany(records, { lean: true });
}

/** Listings that people keep. */
export async function insertFavourites(
  saves: readonly { userId: string; listingId: string; dateSaved: Date }[],
): Promise<void> {
  await FavouriteModel.insertMany(saves);
}

/** What a comment to insert says, and where. */
export type CommentToInsert = Pick<
  CommentRecord,
  'listingId' | 'businessId' | 'authorId' | 'isBySeller' | 'text' | 'dateCreated'
> & {
  /** The comment it replies to. */
  replyTo?: CommentRecord;
};

/** A comment on a listing, or a reply to one. */
export async function insertComment({
  replyTo,
  ...comment
}: CommentToInsert): Promise<CommentRecord> {
  return comments.create({ ...comment, replyToId: replyTo?._id.toHexString() ?? null });
}
