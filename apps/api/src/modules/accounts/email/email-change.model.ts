import mongoose, { Schema } from 'mongoose';

/** A change of somebody's address that was asked for: the last one of each person. */
export interface EmailChangeRecord {
  /** The person. */
  _id: string;
  /** The address from before, which may take the account back. */
  oldEmail: string;
  newEmail: string;
  dateRequested: Date;
  /** Null while it waits for its link to be opened. */
  dateConfirmed: Date | null;
  /** Until then nobody else may register the old address; the database forgets the change then. */
  expiresAt: Date;
}

const emailChangeSchema = new Schema<EmailChangeRecord>(
  {
    _id: { type: String, required: true },
    oldEmail: { type: String, required: true },
    newEmail: { type: String, required: true },
    dateRequested: { type: Date, required: true },
    dateConfirmed: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'emailChanges', versionKey: false },
);

export const EmailChangeModel = mongoose.model('EmailChange', emailChangeSchema);
