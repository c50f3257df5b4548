import { type BusinessRecord, isActiveSeller } from '../businesses/index.ts';
import { setSellerActive, setSellerPlace, setSellerRating } from './listing.store.ts';

/** Keeps what listings copy of their business as it is, inside the transaction that changes it. */
export async function followBusiness(before: BusinessRecord, after: BusinessRecord): Promise<void> {
  const businessId = after._id.toHexString();
  const isActive = isActiveSeller(after);
  if (isActive !== isActiveSeller(before)) await setSellerActive(businessId, isActive);
  if (after.ratingRank !== before.ratingRank) {
    await setSellerRating(businessId, after.ratingRank);
  }
  const { city, region, country } = after;
  if (city !== before.city || region !== before.region || country !== before.country) {
    await setSellerPlace(businessId, { city, region, country });
  }
}
