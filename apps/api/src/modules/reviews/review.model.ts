import type { ReasonGiven, TransactionSize } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { reasonSchema } from '../../platform/database/shared-schemas.ts';

/** What a review says. */
export interface ReviewVersionRecord {
  contactName: string;
  transactionSize: TransactionSize;
  /** `YYYY-MM-DD`. */
  transactionDate: string;
  /** 1 to 5. */
  rating: number;
  subject: string;
  exchangeDetails: string;
}

/** The public answer of a business. */
export interface ReviewReplyRecord {
  text: string;
  dateCreated: Date;
}

/** A review as stored. */
export interface ReviewRecord extends ReviewVersionRecord {
  _id: Types.ObjectId;
  businessId: string;
  /** Whether the business takes part: a copy that follows it, and hides its reviews with it. */
  businessActive: boolean;
  /** Null once the account is gone. */
  authorId: string | null;
  status: 'published' | 'removed';
  dateCreated: Date;
  dateEdited: Date | null;
  reply: ReviewReplyRecord | null;
  /** What it said before it was edited; null unless it was. */
  previousVersion: ReviewVersionRecord | null;
  removalReason: ReasonGiven | null;
  /** Grows with every change, so that two at once never pass each other unseen. */
  version: number;
}

const said = {
  contactName: { type: String, required: true },
  transactionSize: { type: String, required: true },
  transactionDate: { type: String, required: true },
  rating: { type: Number, required: true },
  subject: { type: String, required: true },
  exchangeDetails: { type: String, required: true },
};

const replySchema = new Schema<ReviewReplyRecord>(
  { text: { type: String, required: true }, dateCreated: { type: Date, required: true } },
  { _id: false },
);

const text = { type: String, default: null };

export const ReviewModel = mongoose.model(
  'Review',
  new Schema<ReviewRecord>(
    {
      ...said,
      businessId: { type: String, required: true },
      businessActive: { type: Boolean, required: true },
      authorId: text,
      status: { type: String, enum: ['published', 'removed'], required: true },
      dateCreated: { type: Date, required: true },
      dateEdited: { type: Date, default: null },
      reply: { type: replySchema, default: null },
      previousVersion: {
        type: new Schema<ReviewVersionRecord>(said, { _id: false }),
        default: null,
      },
      removalReason: { type: reasonSchema, default: null },
      version: { type: Number, required: true },
    },
    { collection: 'reviews', versionKey: false },
  ),
);
