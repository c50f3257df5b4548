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
  /** Why it is on the list, for administrators. */
  note: string | null;
  /** How many texts it stopped, and when the last one. */
  hits: number;
  dateLastHit: Date | null;
}

export const BlacklistEntryModel = mongoose.model(
  'BlacklistEntry',
  new Schema<BlacklistEntryRecord>(
    {
      kind: { type: String, enum: ['word', 'phrase'], required: true },
      text: { type: String, required: true },
      key: { type: String, required: true },
      dateCreated: { type: Date, required: true },
      note: { type: String, default: null },
      hits: { type: Number, default: 0 },
      dateLastHit: { type: Date, default: null },
    },
    { collection: 'blacklistEntries', versionKey: false },
  ),
);
