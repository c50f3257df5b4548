import type { ListingRecord } from '../listings/index.ts';

/** How the texts of notifications name a listing and find it. */
export const aboutListing = ({ _id, type, name: { en, es } }: ListingRecord) => ({
  listingId: _id.toHexString(),
  listingType: type,
  nameEn: en ?? es ?? '',
  nameEs: es ?? en ?? '',
});
