import { ListingModel, type ListingRecord } from './listing.model.ts';

/** The listings a person began, for the export of their data. They are their business's. */
export async function listingDataOf(creatorId: string): Promise<Record<string, unknown>> {
  const begun = await ListingModel.find({ creatorId })
    .sort({ dateCreated: 1 })
    .lean<ListingRecord[]>();
  const listings = begun.map(({ _id, businessId, type, name, status, dateCreated }) => ({
    listingId: _id.toHexString(),
    businessId,
    type,
    name,
    status,
    dateCreated,
  }));
  return { listings };
}
