import { Types } from 'mongoose';
import { countEngagement } from '../listings/index.ts';
import { CommentModel, type CommentRecord } from './comment.model.ts';
import { FavouriteModel } from './favourite.model.ts';
import { ViewModel } from './view.model.ts';

// What people did with listings, written without them: for the demonstration. All of it is counted as
// if they had done it, joins the caller's transaction, tells nobody and records no event.

/** Views of a listing by so many different visitors, one at each date. */
export async function plantViews(listingId: string, dates: readonly Date[]): Promise<void> {
  await ViewModel.insertMany(
    dates.map((date, viewer) => ({
      _id: `${listingId}:${date.toISOString().slice(0, 10)}:planted-${viewer}`,
      listingId,
      userId: null,
      date,
    })),
  );
  await countEngagement(listingId, 'views', dates.length);
}

/** A listing that somebody keeps. */
export async function plantFavourite(
  userId: string,
  listingId: string,
  dateSaved: Date,
): Promise<void> {
  await FavouriteModel.create([{ userId, listingId, dateSaved }]);
  await countEngagement(listingId, 'saves', 1);
}

/** What a comment to plant says, and where. */
export type CommentToPlant = Pick<
  CommentRecord,
  'listingId' | 'businessId' | 'authorId' | 'isBySeller' | 'text' | 'dateCreated'
> & {
  /** The comment it replies to. */
  replyTo?: CommentRecord;
};

/** A comment on a listing, or a reply to one. */
export async function plantComment({
  replyTo,
  ...comment
}: CommentToPlant): Promise<CommentRecord> {
  const record: CommentRecord = {
    ...comment,
    _id: new Types.ObjectId(),
    dateEdited: null,
    isDeleted: false,
    deletionReason: null,
    replyToId: replyTo?._id.toHexString() ?? null,
    replyCount: 0,
    isListed: true,
  };
  await CommentModel.create([record]);
  if (replyTo) await CommentModel.updateOne({ _id: replyTo._id }, { $inc: { replyCount: 1 } });
  await countEngagement(comment.listingId, 'comments', 1);
  return record;
}
