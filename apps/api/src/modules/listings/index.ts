import type { ApiModule } from '../../module.ts';
import { onBusinessChange } from '../businesses/index.ts';
import { followBusiness } from './follow-business.ts';
import './listing.events.ts';
import { listingPolicy } from './listing.policy.ts';
import { listingsMigrations } from './listings.migrations.ts';

export type {
  CommonValues,
  EngagementRecord,
  ListingRecord,
  ProductRecord,
  PropertyRecord,
  ServiceRecord,
} from './listing.model.ts';
export { isPublic, publicListings } from './listing.policy.ts';
export {
  countEngagement,
  createListings,
  findListing,
  findPublicListing,
  type NewListing,
} from './listing.store.ts';

// What listings copy of their business follows it.
onBusinessChange(followBusiness);

export const listings: ApiModule = {
  name: 'listings',
  policy: listingPolicy,
  migrations: listingsMigrations,
};
