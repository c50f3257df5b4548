import { FavouriteModel } from './attention/favourite.model.ts';
import { ViewModel } from './attention/view.model.ts';

/** What a person keeps and looked at, for the export of their data. */
export async function engagementDataOf(userId: string): Promise<Record<string, unknown>> {
  const favourites = await FavouriteModel.find({ userId }).sort({ dateSaved: 1 }).lean();
  const views = await ViewModel.find({ userId }).sort({ date: 1 }).lean();
  return {
    favourites: favourites.map(({ listingId, dateSaved }) => ({ listingId, dateSaved })),
    views: views.map(({ listingId, date }) => ({ listingId, date })),
  };
}
