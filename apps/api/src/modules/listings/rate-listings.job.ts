import { ratingStep } from '@wiki/domain';
import { Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { findBusiness } from '../businesses/index.ts';
import { ListingModel } from './listing.model.ts';

const rateJob = 'rate-listings';

/** So many listings are written at a time: nobody waits long for what another writes. */
const sliceSize = 200;

/** Has the listings of a business ordered by its rating as it is by then. Joins the caller's transaction. */
export async function rateListings(businessId: string): Promise<void> {
  const key = `${rateJob}:${businessId}:${new Types.ObjectId().toHexString()}`;
  await enqueueJob({ type: rateJob, key, payload: { businessId } });
}

/** Copies the rating of a business to its listings until all have it. */
export const rateListingsHandler: JobHandler = {
  type: rateJob,
  maxAttempts: 20,
  timeLimitMilliseconds: 600_000,
  async run({ payload }, { signal }) {
    const businessId = String(payload['businessId']);
    for (;;) {
      const business = await findBusiness(businessId);
      if (!business) return;
      const sellerRating = ratingStep(business.ratingRank);
      const others = { businessId, sellerRating: { $ne: sellerRating } };
      const found = await ListingModel.find(others, { _id: 1 }).lean();
      // Another review may have come meanwhile.
      if (found.length === 0) return;
      for (let at = 0; at < found.length; at += sliceSize) {
        signal.throwIfAborted();
        const ids = found.slice(at, at + sliceSize).map(({ _id }) => _id);
        await inTransaction(async () => {
          await ListingModel.updateMany({ _id: { $in: ids } }, { sellerRating });
          await recordEvent('listings.rated', null, {
            listingIds: ids.map((id) => id.toHexString()),
          });
        });
      }
    }
  },
};
