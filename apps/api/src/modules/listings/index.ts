import type { ApiModule } from '../../module.ts';
import { listingFinder } from './listing.finder.ts';
import { listingStatistics } from './listing.statistics.ts';
import { listingNotifications } from './listing.notifications.ts';
import { visibleIn } from '../../kits/resource/index.ts';
import { onBusinessChange } from '../businesses/index.ts';
import { onUserErasure } from '../users/index.ts';
import { sortCopiesConsumer } from './engagement/sort-copies.consumer.ts';
import { followBusiness } from './follow-business.ts';
import { listingConsumer } from './listing.consumer.ts';
import './listing.events.ts';
import { listingPages } from './reading/listing-page.ts';
import { listingSitemap } from './reading/listing-sitemap.ts';
import { createListingLoaders } from './listing.loaders.ts';
import { ListingModel } from './listing.model.ts';
import { listingPolicy, visibleTo } from './listing.policy.ts';
import { reportableListings } from './listing.reportable.ts';
import { rateListingsHandler } from './rate-listings.job.ts';
import { forgetCreator } from './listing.store.ts';
import { listingsMigrations } from './listings.migrations.ts';
import { listingDataOf } from './personal-data.ts';
import { Listing } from './resolvers/Listing.ts';
import { Product } from './resolvers/Product.ts';
import { Property } from './resolvers/Property.ts';
import { root } from './resolvers/root.ts';
import { Service } from './resolvers/Service.ts';

export type { EngagementRecord } from './engagement/engagement.model.ts';
export { countEngagement, countEngagementLast } from './engagement/engagement.store.ts';
export { sortByCounts } from './engagement/sort-copies.ts';
export { narrowListsBy } from './reading/narrowed-lists.ts';
export type {
  CommonValues,
  ListingRecord,
  ProductRecord,
  PropertyRecord,
  ServiceRecord,
} from './listing.model.ts';
export { type ListingSelection, listingSlices } from './reading/listing-slices.ts';
export { isPublic } from './listing.policy.ts';
export { newestListings } from './reading/newest-listings.ts';
export {
  createListings,
  findListing,
  findPublicListing,
  listingIdsOf,
  type NewListing,
  plantListings,
} from './listing.store.ts';

// What listings copy of their business follows it.
onBusinessChange(followBusiness);
onUserErasure(({ _id }) => forgetCreator(_id.toHexString()));

export const listings: ApiModule = {
  name: 'listings',
  finders: [listingFinder],
  statistics: [listingStatistics],
  notifications: listingNotifications,
  notificationTargets: { listing: visibleIn(ListingModel, visibleTo) },
  resolvers: {
    ...root,
    Listing,
    Product,
    Property,
    Service,
  },
  policy: listingPolicy,
  consumers: [listingConsumer, sortCopiesConsumer],
  jobs: [rateListingsHandler],
  loaders: createListingLoaders,
  reportable: [reportableListings],
  personalData: listingDataOf,
  migrations: listingsMigrations,
  subjects: listingPages,
  sitemap: listingSitemap,
};
