import { pagesOf } from '../../../platform/http/pages/sitemap-source.ts';
import { listingPath } from './listing-page.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { publicListings } from '../listing.policy.ts';

/** The pages of the published listings. */
export const listingSitemap = pagesOf<ListingRecord>({
  name: 'listings',
  model: ListingModel,
  filter: publicListings,
  fields: ['type', 'dateChanged'],
  entryOf: (listing) => ({ path: listingPath(listing), changed: listing.dateChanged }),
});
