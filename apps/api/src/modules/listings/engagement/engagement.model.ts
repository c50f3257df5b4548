import mongoose, { Schema, type Types } from 'mongoose';

/**
 * How much attention a listing got, as stored: beside the listing and with its id, since everybody
 * writes it. Each number changes with what it counts, in one transaction. One there is for as long as
 * there is the listing.
 */
export interface EngagementRecord {
  _id: Types.ObjectId;
  views: number;
  contacts: number;
  saves: number;
  comments: number;
}

/** What is counted of a listing. */
export type EngagementCounts = Omit<EngagementRecord, '_id'>;

const count = { type: Number, default: 0 };
const engagementSchema = new Schema<EngagementRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    views: count,
    contacts: count,
    saves: count,
    comments: count,
  },
  { collection: 'listingEngagement', versionKey: false },
);

export const EngagementModel = mongoose.model('ListingEngagement', engagementSchema);
