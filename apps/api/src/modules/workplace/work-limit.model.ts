import mongoose, { Schema } from 'mongoose';

/** How long a kind of work may wait, where administrators changed it. */
export interface KeptLimit {
  /** The kind. */
  _id: string;
  hours: number;
}

export const WorkLimitModel = mongoose.model(
  'WorkLimit',
  new Schema<KeptLimit>(
    { _id: { type: String, required: true }, hours: { type: Number, required: true } },
    { collection: 'workLimits', versionKey: false },
  ),
);
