import type { ReasonGiven } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { reasonSchema } from '../../platform/database/shared-schemas.ts';

/** A comment on a listing, or a reply to one, as stored. */
export interface CommentRecord {
  _id: Types.ObjectId;
  listingId: string;
  /** Who sells that. */
  businessId: string;
  authorId: string;
  /** Whether the author worked for that business when writing. */
  isBySeller: boolean;
  /** As written. */
  text: string;
  dateCreated: Date;
  dateEdited: Date | null;
  isDeleted: boolean;
  /** Why an administrator deleted it; null when its author did. */
  deletionReason: ReasonGiven | null;
  /** The comment it replies to; null for those that stand by themselves. */
  replyToId: string | null;
  /** Its replies that are not deleted. */
  replyCount: number;
  /** Whether it has a place in its list: while it, or a reply to it, is not deleted. */
  isListed: boolean;
}

const commentSchema = new Schema<CommentRecord>(
  {
    listingId: { type: String, required: true },
    businessId: { type: String, required: true },
    authorId: { type: String, required: true },
    isBySeller: { type: Boolean, required: true },
    text: { type: String, required: true },
    dateCreated: { type: Date, required: true },
    dateEdited: { type: Date, default: null },
    isDeleted: { type: Boolean, default: false },
    deletionReason: { type: reasonSchema, default: null },
    replyToId: { type: String, default: null },
    replyCount: { type: Number, default: 0 },
    isListed: { type: Boolean, default: true },
  },
  { collection: 'listingComments', versionKey: false },
);

export const CommentModel = mongoose.model('ListingComment', commentSchema);
