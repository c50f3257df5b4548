import type { Types } from 'mongoose';
import { documentsOf } from '../../../platform/database/documents/documents.ts';
import { writeLast } from '../../../platform/database/transaction.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import {
  type EngagementCounts,
  EngagementModel,
  type EngagementRecord,
} from './engagement.model.ts';

const documents = documentsOf<EngagementRecord>(EngagementModel);

/** The counts of a listing that nobody has seen yet. */
export const nothingCounted: EngagementCounts = { views: 0, contacts: 0, saves: 0, comments: 0 };

/** Begins to count attention to new listings. To be called in the transaction that writes them. */
export async function beginCounting(counts: readonly EngagementRecord[]): Promise<void> {
  if (counts.length > 0) await documents.insertMany(counts);
}

/** Counts nothing of a listing any more. To be called in the transaction that deletes it. */
export async function endCounting(_id: Types.ObjectId): Promise<void> {
  await EngagementModel.deleteOne({ _id });
}

/**
 * Counts attention to a listing, up or down, and answers whether there is the listing. To be called in
 * the transaction that writes what is counted: one that deletes the listing meanwhile meets it here.
 */
export async function countEngagement(
  listingId: string,
  what: keyof EngagementCounts,
  by: number,
): Promise<boolean> {
  const _id = parseObjectId(listingId);
  if (!_id) return false;
  const { matchedCount } = await documents.updateOne({ _id }, { $inc: { [what]: by } });
  if (matchedCount > 0) return true;
  if (!(await ListingModel.exists({ _id }))) return false;
  await countEngagementLast({ _id }, what, by);
  return true;
}

/**
 * The same at the end of the transaction (`writeLast`), of a listing that was read in it: nobody waits for
 * an answer, and one that deletes the listing meanwhile has this one begin again.
 */
export async function countEngagementLast(
  { _id }: Pick<ListingRecord, '_id'>,
  what: keyof EngagementCounts,
  by: number,
): Promise<void> {
  // A process of the version before writes listings without counts, while processes are exchanged.
  const { [what]: _counted, ...others } = nothingCounted;
  const change = { $inc: { [what]: by }, $setOnInsert: others };
  await writeLast(documents.toUpdate({ _id }, change, { upsert: true }));
}
