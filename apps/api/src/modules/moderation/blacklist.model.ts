import mongoose, { Schema, type Types } from 'mongoose';

/** What an entry does: a word blocks a text, a phrase holds it for review. */
export type BlacklistKind = 'word' | 'phrase';

/** An entry of the blacklist as stored. */
export interface BlacklistEntryRecord {
  _id: Types.ObjectId;
  kind: BlacklistKind;
  /** As entered. */
  text: string;
  /** As compared: unique within its kind, and what the list is ordered by. */
  key: string;
  dateCreated: Date;
}

export const BlacklistEntryModel = mongoose.model(
  'BlacklistEntry',
  new Schema<BlacklistEntryRecord>(
    {
      kind: { type: String, enum: ['word', 'phrase'], required: true },
      text: { type: String, required: true },
      key: { type: String, required: true },
      dateCreated: { type: Date, required: true },
    },
    { collection: 'blacklistEntries', versionKey: false },
  ),
);
