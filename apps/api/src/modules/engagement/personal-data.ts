import { CommentModel, type CommentRecord } from './comment.model.ts';
import { FavouriteModel } from './favourite.model.ts';
import { ViewModel } from './view.model.ts';

/** What a person keeps, wrote and looked at, for the export of their data. */
export async function engagementDataOf(userId: string): Promise<Record<string, unknown>> {
  const favourites = await FavouriteModel.find({ userId }).sort({ dateSaved: 1 }).lean();
  const comments = await CommentModel.find({ authorId: userId }).sort({ dateCreated: 1 }).lean();
  const views = await ViewModel.find({ userId }).sort({ date: 1 }).lean();
  return {
    favourites: favourites.map(({ listingId, dateSaved }) => ({ listingId, dateSaved })),
    comments: comments.map(portableComment),
    views: views.map(({ listingId, date }) => ({ listingId, date })),
  };
}

function portableComment(comment: CommentRecord): Record<string, unknown> {
  const { listingId, text, dateCreated, dateEdited, isDeleted, deletionReason } = comment;
  return { listingId, text, dateCreated, dateEdited, isDeleted, deletionReason };
}
