import { setFavouriteSchema } from '@wiki/domain/schemas';
import { descending, list, ownedBy, perMinute, write } from '../../../kits/resource/index.ts';
import { markDays } from '../../../kits/statistics/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { countEngagement, findPublicListing } from '../../listings/index.ts';
import { FavouriteModel } from './favourite.model.ts';

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
    const isCounted = await countEngagement(listingId, 'saves', isFavourite ? 1 : -1);
    if (isFavourite && !isCounted) throw refuse('NOT_FOUND', 'listingId');
    if (isFavourite) await FavouriteModel.create([{ ...kept, dateSaved: new Date() }]);
    else {
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
