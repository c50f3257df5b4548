import { documentsOf } from '../../platform/database/documents/documents.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { partFinderOf } from '../../platform/reads/index.ts';
import { type DerivedValues, derivedOf, skuKeyOf } from './listing.derived.ts';
import type { EngagementCounts } from './engagement/engagement.model.ts';
import { beginCounting, nothingCounted } from './engagement/engagement.store.ts';
import { copiesOf, type SortCopies } from './engagement/sort-copies.ts';
import { ListingModel, type ListingRecord } from './listing.model.ts';
import { publicListings } from './listing.policy.ts';

type ToWrite<Listing> = Listing extends ListingRecord
  ? Omit<Listing, keyof DerivedValues | keyof SortCopies> & {
      /** What was counted of it before; nothing when left out. */
      engagement?: EngagementCounts | undefined;
    }
  : never;

/** A listing to write: what is derived is made here. */
export type NewListing = ToWrite<ListingRecord>;

/** A listing with what is derived from it. */
export function completeListing({
  engagement = nothingCounted,
  ...listing
}: NewListing): ListingRecord {
  const told = listing as ListingRecord;
  return { ...told, ...copiesOf(engagement), ...derivedOf(told) };
}

/** Writes listings and begins to count them, joining the caller's transaction. Records no event. */
export async function createListings(listings: readonly NewListing[]): Promise<ListingRecord[]> {
  const records = listings.map(completeListing);
  await ListingModel.insertMany(records);
  await beginCounting(listings.map(countsOf));
  return records;
}

/** The same for thousands that are whole: the model would take three times as long. */
export async function plantListings(listings: readonly NewListing[]): Promise<void> {
  await documentsOf<ListingRecord>(ListingModel).insertMany(listings.map(completeListing));
  await beginCounting(listings.map(countsOf));
}

const countsOf = ({ _id, engagement = nothingCounted }: NewListing) => ({ _id, ...engagement });

/** The listing with the id in any state, or null. Joins the caller's transaction. */
export async function findListing(id: string): Promise<ListingRecord | null> {
  const _id = parseObjectId(id);
  return _id && ListingModel.findById(_id).lean<ListingRecord | null>();
}

/** The published listing with the id, or null. Joins the caller's transaction. */
export async function findPublicListing(id: string): Promise<ListingRecord | null> {
  const _id = parseObjectId(id);
  return _id && documentsOf<ListingRecord>(ListingModel).findOne({ ...publicListings, _id });
}

/** The same, read as far as it was asked for. */
export const findPublicPart = partFinderOf(ListingModel, {
  among: publicListings,
  always: ['type'],
});

/** The listing with the id in any state, read as far as it was asked for, or null. */
export const findListingPart = partFinderOf(ListingModel, { always: ['type', 'businessId'] });

/**
 * Notes on every listing of a business whether it sells now, which shows or hides them. Called inside
 * the transaction that changes the status or the membership of the business.
 */
export async function setSellerActive(businessId: string, sellerActive: boolean): Promise<void> {
  await ListingModel.updateMany({ businessId }, { sellerActive });
}

/** Moves products and services to where their business is now, inside the transaction that moves it. */
export async function setSellerPlace(
  businessId: string,
  place: Pick<ListingRecord, 'city' | 'region' | 'country'>,
): Promise<void> {
  await ListingModel.updateMany({ businessId, type: { $in: ['product', 'service'] } }, place);
}

/** The keys of those of these SKUs that listings of a business have. */
export async function usedSkuKeys(
  businessId: string,
  skus: readonly string[],
): Promise<Set<string>> {
  const filter = { businessId, skuKey: { $in: skus.map(skuKeyOf) } };
  const found = await ListingModel.find(filter, { skuKey: 1 }).lean<{ skuKey: string }[]>();
  return new Set(found.map(({ skuKey }) => skuKey));
}

/** Forgets who began listings: they stay their business's. Joins the caller's transaction. */
export async function forgetCreator(userId: string): Promise<void> {
  await ListingModel.updateMany({ creatorId: userId }, { creatorId: null });
}

/** The ids of all listings of a business, whatever their state. */
export async function listingIdsOf(businessId: string): Promise<string[]> {
  const found = await ListingModel.find({ businessId }, { _id: 1 }).lean();
  return found.map(({ _id }) => _id.toHexString());
}
