import mongoose, { Schema } from 'mongoose';
import { contentFields, type ContentRecord } from '../../../kits/content/index.ts';

/** A comment on a listing, or a reply to one, as stored. */
export interface CommentRecord extends ContentRecord {
  listingId: string;
  /** Who sells that. */
  businessId: string;
  /** Whether the author worked for that business when writing. */
  isBySeller: boolean;
  /** As written. */
  text: string;
}

const commentSchema = new Schema<CommentRecord>(
  {
    ...contentFields,
    listingId: { type: String, required: true },
    businessId: { type: String, required: true },
    isBySeller: { type: Boolean, required: true },
    // Empty when it is forgotten with its author.
    text: { type: String, default: '' },
  },
  { collection: 'listingComments', versionKey: false },
);

export const CommentModel = mongoose.model('ListingComment', commentSchema);
