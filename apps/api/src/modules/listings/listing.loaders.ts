import DataLoader from 'dataloader';
import { PartLoader } from '../../kits/resource/index.ts';
import { type AskedFields, unionOfAsked } from '../../platform/reads/index.ts';
import { EngagementModel, type EngagementRecord } from './engagement/engagement.model.ts';
import { ListingModel, type ListingRecord } from './listing.model.ts';
import { isPublic, publicListings } from './listing.policy.ts';
import { type LikeListing, similarListings } from './reading/similar-listings.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A listing by its id, whatever its state: who asks has decided that it may be seen. */
    listingById: PartLoader<ListingRecord>;
    /** A listing by its id as everybody sees it: null for any that is not published. */
    publicListingById: Pick<PartLoader<ListingRecord>, 'load'>;
    /** What is counted of a listing, by its id; null for one that is not there. */
    engagementOfListing: PartLoader<EngagementRecord>;
    /** The public listings like a listing, as many as may be asked for or more. */
    similarListings: DataLoader<LikeListing, ListingRecord[]>;
  }
}

/** The loaders of listings for one request: each listing once, and many in one command. */
export function createListingLoaders() {
  const listingById = new PartLoader(ListingModel, ['type']);
  return {
    listingById,
    publicListingById: {
      async load(id: string, asked: AskedFields = null) {
        const found = await listingById.load(id, unionOfAsked(asked, tellingPublic));
        return found && isPublic(found) ? found : null;
      },
    },
    engagementOfListing: new PartLoader(EngagementModel),
    similarListings: new DataLoader(similarListings, { cache: false }),
  };
}

/** What tells whether everybody sees a listing. */
const tellingPublic: AskedFields = new Set(Object.keys(publicListings));
