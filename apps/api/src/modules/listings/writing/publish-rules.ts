import { errorCatalog, listingProblems, ratingStep } from '@wiki/domain';
import { Refusal, refuse, type UserError } from '../../../platform/errors/errors.ts';
import { findBusiness, isActiveSeller } from '../../businesses/index.ts';
import type { ListingRecord } from '../listing.model.ts';

/** What is missing or wrong before a listing can be published; empty when nothing is. */
export function problemsOf(listing: ListingRecord): UserError[] {
  return listingProblems(listing).map(({ code, field }) => ({
    code,
    field,
    message: errorCatalog[code],
  }));
}

/**
 * Lets pass what everything is there of that publishing needs.
 * @throws Refusal with each problem on its field.
 */
export function assertComplete(listing: ListingRecord): void {
  const problems = problemsOf(listing);
  if (problems.length > 0) throw new Refusal(problems);
}

/**
 * What publishing writes: the state, and what the listing copies of its business as it is now.
 * Joins the caller's transaction.
 * @throws Refusal `MEMBERSHIP_REQUIRED` unless the business sells, and with each problem on its field.
 */
export async function published<Listing extends ListingRecord>(listing: Listing): Promise<Listing> {
  const business = await findBusiness(listing.businessId);
  if (!business || !isActiveSeller(business)) throw refuse('MEMBERSHIP_REQUIRED');
  assertComplete(listing);
  const { city, region, country, ratingRank } = business;
  return {
    ...listing,
    // Properties lie where they lie; the others are where their business is.
    ...(listing.type === 'property' ? {} : { city, region, country }),
    status: 'published',
    sellerActive: true,
    sellerRating: ratingStep(ratingRank),
    datePublished: listing.datePublished ?? new Date(),
  };
}
