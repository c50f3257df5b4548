import { type EngagementCounts, EngagementModel } from './engagement.model.ts';

/** What is stored of the counts of a listing; null when nothing is counted of it. */
export async function storedCounts(listingId: string): Promise<EngagementCounts | null> {
  const found = await EngagementModel.findById(listingId).lean();
  if (!found) return null;
  const { _id, ...counts } = found;
  return counts;
}
