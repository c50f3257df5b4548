import type { TimeUnit } from '@wiki/domain';
import mongoose, { Schema } from 'mongoose';

/** That somebody was on the platform in a day, a week or a month, as stored: once for each. */
export interface ActivityRecord {
  /** Unit, its first day and the person. */
  _id: string;
  unit: TimeUnit;
  /** When the unit began. */
  at: Date;
  userId: string;
}

export const ActivityModel = mongoose.model(
  'Activity',
  new Schema<ActivityRecord>(
    {
      _id: { type: String, required: true },
      unit: { type: String, required: true },
      at: { type: Date, required: true },
      userId: { type: String, required: true },
    },
    { collection: 'activity', versionKey: false },
  ),
);
