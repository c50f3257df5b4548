import type {
  DisputeAction,
  DisputeHandling,
  DisputeNature,
  DisputeParty,
  DisputeStatus,
  ReasonGiven,
} from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { reasonSchema } from '../../../platform/database/shared-schemas.ts';

/** A step of a dispute. It tells the party, not the person: the parties read it. */
export interface DisputeStepRecord {
  action: DisputeAction;
  party: DisputeParty;
  at: Date;
  reason: ReasonGiven | null;
}

/** A dispute about a review as stored. Its status changes only by `moveDispute`. */
export interface DisputeRecord {
  _id: Types.ObjectId;
  reviewId: string;
  businessId: string;
  /** The review's author; null once the account is gone. */
  authorId: string | null;
  nature: DisputeNature;
  details: string;
  handling: DisputeHandling;
  status: DisputeStatus;
  dateCreated: Date;
  /** Until when the author may edit the review, while an edit is asked for. */
  editDueAt: Date | null;
  timeline: DisputeStepRecord[];
}

const stepSchema = new Schema<DisputeStepRecord>(
  {
    action: { type: String, required: true },
    party: { type: String, required: true },
    at: { type: Date, required: true },
    reason: { type: reasonSchema, default: null },
  },
  { _id: false },
);

export const DisputeModel = mongoose.model(
  'Dispute',
  new Schema<DisputeRecord>(
    {
      reviewId: { type: String, required: true },
      businessId: { type: String, required: true },
      authorId: { type: String, default: null },
      nature: { type: String, required: true },
      details: { type: String, required: true },
      handling: { type: String, required: true },
      status: { type: String, required: true },
      dateCreated: { type: Date, required: true },
      editDueAt: { type: Date, default: null },
      timeline: { type: [stepSchema], required: true },
    },
    { collection: 'disputes', versionKey: false },
  ),
);
