import DataLoader from 'dataloader';
import { documentsOf } from '../../platform/database/documents.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { ListingModel, type ListingRecord } from './listing.model.ts';
import { isPublic } from './listing.policy.ts';
import { similarListings } from './similar-listings.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A listing by its id, whatever its state: who asks has decided that it may be seen. */
    listingById: DataLoader<string, ListingRecord | null>;
    /** A listing by its id as everybody sees it: null for any that is not published. */
    publicListingById: DataLoader<string, ListingRecord | null>;
    /** The public listings like a listing, as many as may be asked for or more. */
    similarListings: DataLoader<ListingRecord, ListingRecord[], string>;
  }
}

/** The loaders of listings for one request: each listing once, and many in one command. */
export function createListingLoaders() {
  const listingById = new DataLoader(readListings);
  return {
    listingById,
    publicListingById: new DataLoader<string, ListingRecord | null>(
      async (ids) =>
        (await listingById.loadMany(ids)).map((found) =>
          found instanceof Error || (found && isPublic(found)) ? found : null,
        ),
      { cache: false },
    ),
    similarListings: new DataLoader<ListingRecord, ListingRecord[], string>(similarListings, {
      cacheKeyFn: ({ _id }) => _id.toHexString(),
    }),
  };
}

async function readListings(ids: readonly string[]): Promise<(ListingRecord | null)[]> {
  const known = ids.map(parseObjectId).filter((id) => id !== null);
  const found = await documentsOf<ListingRecord>(ListingModel).find({ _id: { $in: known } });
  const byId = new Map(found.map((listing) => [listing._id.toHexString(), listing]));
  return ids.map((id) => byId.get(id) ?? null);
}
