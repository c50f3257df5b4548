import { setFavouriteSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { descending, list, ownedBy, perMinute, write } from '../../../kits/resource/index.ts';
import { markDays } from '../../../kits/statistics/index.ts';
import { documentsOf } from '../../../platform/database/documents/documents.ts';
import { writeLast } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { countEngagement, countEngagementLast, findPublicListing } from '../../listings/index.ts';
import { FavouriteModel, type FavouriteRecord } from './favourite.model.ts';

const favourites = documentsOf<FavouriteRecord>(FavouriteModel);

/** What the viewer keeps, the last saved first. */
export const myFavourites = list({
  name: 'favourites',
  model: FavouriteModel,
  visibleTo: ownedBy('userId'),
  order: descending('dateSaved'),
});

/**
 * Keeps a published listing for the viewer or drops it; done already, it stays done. What was hidden
 * meanwhile can be dropped, too.
 */
export const setFavourite = write({
  input: setFavouriteSchema,
  limit: { name: 'favourite', quota: perMinute(120) },
  turn: ({ listingId }) => `listing:${listingId}`,
  async act({ viewer: { userId }, input: { listingId, isFavourite } }) {
    const kept = { userId, listingId };
    const listing = await findPublicListing(listingId);
    const was = (await FavouriteModel.exists(kept)) !== null;
    if (!listing && (isFavourite || !was)) throw refuse('NOT_FOUND', 'listingId');
    if (was === isFavourite) return { isFavourite, listing, isChanged: false };
    // The count first: of two at once the second begins again here, and finds it done.
    if (listing && isFavourite) {
      await countEngagementLast(listing, 'saves', 1);
      const favourite = { _id: new Types.ObjectId(), ...kept, dateSaved: new Date() };
      await writeLast(favourites.toInsert(favourite));
    } else {
      await countEngagement(listingId, 'saves', -1);
      const dropped = await FavouriteModel.findOneAndDelete(kept).lean();
      await markDays('engagement', [dropped?.dateSaved]);
    }
    return { isFavourite, listing, isChanged: true };
  },
  event: ({ input: { listingId }, result: { isChanged } }) =>
    isChanged ? ['engagement.changed', { listingIds: [listingId] }] : null,
  after({ ctx: { loaders }, input: { listingId, isFavourite } }) {
    loaders.viewerHasFavourited.clear(listingId).prime(listingId, isFavourite);
    loaders.engagementOfListing.clearAll();
  },
});
