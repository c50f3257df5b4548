import mongoose, { Schema } from 'mongoose';

/** That somebody looked at a listing on a day, as stored. */
export interface ViewRecord {
  /** Listing, day and viewer: the same viewer counts once a day. */
  _id: string;
  listingId: string;
  /** Null for visitors, of whom nothing is kept but a digest of the day. */
  userId: string | null;
  date: Date;
}

const viewSchema = new Schema<ViewRecord>(
  {
    _id: { type: String, required: true },
    listingId: { type: String, required: true },
    userId: { type: String, default: null },
    date: { type: Date, required: true },
  },
  { collection: 'listingViews', versionKey: false },
);

export const ViewModel = mongoose.model('ListingView', viewSchema);
