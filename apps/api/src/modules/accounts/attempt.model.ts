import mongoose, { Schema } from 'mongoose';

/** A counter of attempts within a window of time. */
export interface AttemptRecord {
  /** What is limited and the hash of whom it concerns. */
  _id: string;
  count: number;
  resetsAt: Date;
}

const attemptSchema = new Schema<AttemptRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    resetsAt: { type: Date, required: true },
  },
  { collection: 'attempts', versionKey: false },
);

export const AttemptModel = mongoose.model('Attempt', attemptSchema);
