import mongoose, { Schema } from 'mongoose';
import type { EventRecord } from './event.model.ts';

/** An event that a consumer could not handle: kept until it's handled after all, or discarded. */
export interface GivenUpRecord {
  /** The id of its receipt: `consumer:event`. */
  _id: string;
  consumer: string;
  /** The event, which outlives the seven days that events are kept; null when it was gone already. */
  event: EventRecord | null;
  /** Why it was given up, without private data. */
  failure: string;
  at: Date;
  /** Whether somebody asked for it to be handled again, which is still to happen. */
  isRetried: boolean;
}

export const GivenUpModel = mongoose.model(
  'GivenUp',
  new Schema<GivenUpRecord>(
    {
      _id: { type: String, required: true },
      consumer: { type: String, required: true },
      event: { type: Schema.Types.Mixed, default: null },
      failure: { type: String, required: true },
      at: { type: Date, required: true },
      isRetried: { type: Boolean, default: false },
    },
    { collection: 'givenUpEvents', versionKey: false, minimize: false },
  ),
);
