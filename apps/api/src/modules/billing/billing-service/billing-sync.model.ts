import mongoose, { Schema } from 'mongoose';
import type { BillingFailure } from '../../../platform/billing/billing-request.ts';

/** What the billing service knows of a business: one document per business. */
export interface BillingSyncRecord {
  /** The business's id. */
  _id: string;
  /** Digest of the data it took last; null before the first time. */
  takenDigest: string | null;
  /** Why it did not take the present ones, null when it did. */
  error: BillingFailure | null;
  at: Date;
}

const billingSyncSchema = new Schema<BillingSyncRecord>(
  {
    _id: { type: String, required: true },
    takenDigest: { type: String, default: null },
    error: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'billingSyncs', versionKey: false },
);

export const BillingSyncModel = mongoose.model('BillingSync', billingSyncSchema);
