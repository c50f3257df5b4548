import type { ApiModule } from '../../module.ts';
import { onBusinessChange } from '../businesses/index.ts';
import { onUserErasure } from '../users/index.ts';
import { followBusiness } from './follow-business.ts';
import './listing.events.ts';
import { listingPages } from './listing-page.ts';
import { listingSitemap } from './listing-sitemap.ts';
import { createListingLoaders } from './listing.loaders.ts';
import { listingPolicy } from './listing.policy.ts';
import { forgetCreator } from './listing.store.ts';
import { listingsMigrations } from './listings.migrations.ts';
import { listingDataOf } from './personal-data.ts';
import { Listing } from './resolvers/Listing.ts';
import { actOnListings } from './resolvers/Mutation/actOnListings.ts';
import { createListing } from './resolvers/Mutation/createListing.ts';
import { duplicateListing } from './resolvers/Mutation/duplicateListing.ts';
import { featureListings } from './resolvers/Mutation/featureListings.ts';
import { importListings } from './resolvers/Mutation/importListings.ts';
import { updateListing } from './resolvers/Mutation/updateListing.ts';
import { Product } from './resolvers/Product.ts';
import { Property } from './resolvers/Property.ts';
import { listing } from './resolvers/Query/listing.ts';
import { listings as listingsQuery } from './resolvers/Query/listings.ts';
import { listingsByIds } from './resolvers/Query/listingsByIds.ts';
import { managedListing } from './resolvers/Query/managedListing.ts';
import { managedListingCounts } from './resolvers/Query/managedListingCounts.ts';
import { managedListings } from './resolvers/Query/managedListings.ts';
import { product } from './resolvers/Query/product.ts';
import { products } from './resolvers/Query/products.ts';
import { Service } from './resolvers/Service.ts';
import { listingChanged } from './resolvers/Subscription/listingChanged.ts';
import { managedListingChanged } from './resolvers/Subscription/managedListingChanged.ts';

export { narrowListsBy } from './few-listings.ts';
export type {
  CommonValues,
  ListingRecord,
  ProductRecord,
  PropertyRecord,
  ServiceRecord,
} from './listing.model.ts';
export { type ListingSelection, listingSlices } from './listing-slices.ts';
export { isPublic } from './listing.policy.ts';
export { newestListings } from './newest-listings.ts';
export {
  completeListing,
  countEngagement,
  createListings,
  findListing,
  findPublicListing,
  type NewListing,
} from './listing.store.ts';

// What listings copy of their business follows it.
onBusinessChange(followBusiness);
onUserErasure(({ _id }) => forgetCreator(_id.toHexString()));

export const listings: ApiModule = {
  name: 'listings',
  resolvers: {
    Query: {
      listing,
      listings: listingsQuery,
      listingsByIds,
      managedListing,
      managedListingCounts,
      managedListings,
      product,
      products,
    },
    Mutation: {
      actOnListings,
      createListing,
      duplicateListing,
      featureListings,
      importListings,
      updateListing,
    },
    Subscription: { listingChanged, managedListingChanged },
    Listing,
    Product,
    Property,
    Service,
  },
  policy: listingPolicy,
  loaders: createListingLoaders,
  personalData: listingDataOf,
  migrations: listingsMigrations,
  subjects: listingPages,
  sitemap: listingSitemap,
};
