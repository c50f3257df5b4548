import { ratingStep } from '@wiki/domain';
import { type BusinessRecord, isActiveSeller } from '../businesses/index.ts';
import { setSellerActive, setSellerPlace } from './listing.store.ts';
import { rateListings } from './rate-listings.job.ts';

/**
 * Keeps what listings copy of their business as it is, inside the transaction that changes it; how they are
 * ordered by its rating a moment later, since reviews are many and so may be its listings.
 */
export async function followBusiness(before: BusinessRecord, after: BusinessRecord): Promise<void> {
  const businessId = after._id.toHexString();
  const isActive = isActiveSeller(after);
  if (isActive !== isActiveSeller(before)) await setSellerActive(businessId, isActive);
  if (ratingStep(after.ratingRank) !== ratingStep(before.ratingRank)) {
    await rateListings(businessId);
  }
  const { city, region, country } = after;
  if (city !== before.city || region !== before.region || country !== before.country) {
    await setSellerPlace(businessId, { city, region, country });
  }
}
