import { reading, type ListedModel } from '../../../platform/database/model.ts';
import { listingIdsOf } from '../../listings/index.ts';
import { FavouriteModel } from './favourite.model.ts';
import { ViewModel } from './view.model.ts';

/** How often the listings of a business were looked at and kept since an instant, by day. */
export async function attentionDatesOf(businessId: string, since: Date, timeZone: string) {
  const listingIds = await listingIdsOf(businessId);
  const byDay = async (model: ListedModel<unknown>, date: string) => {
    const day = { $dateToString: { date: `$${date}`, format: '%Y-%m-%d', timezone: timeZone } };
    const found = await reading(model).aggregate<{ _id: string; count: number }>([
      { $match: { listingId: { $in: listingIds }, [date]: { $gte: since } } },
      { $group: { _id: day, count: { $sum: 1 } } },
    ]);
    return new Map(found.map(({ _id, count }) => [_id, count]));
  };
  return {
    views: await byDay(ViewModel, 'date'),
    saves: await byDay(FavouriteModel, 'dateSaved'),
  };
}
