import mongoose, { Schema, type Types } from 'mongoose';

/** What can be followed. */
export type FollowKind = 'USER' | 'BUSINESS' | 'TAG' | 'CATEGORY' | 'NEWS';

/** What somebody follows, mutes or keeps among the bookmarks, as stored; without one nothing was chosen. */
export interface FollowRecord {
  _id: Types.ObjectId;
  userId: string;
  kind: FollowKind;
  /** The id of a person or business, else the tag or the category; of the news `all`. */
  targetId: string;
  level: 'WATCHING' | 'NORMAL' | 'MUTED';
  /** Stored while it is among the bookmarks. */
  isBookmarked?: true;
  dateCreated: Date;
}

const text = { type: String, required: true };

const followSchema = new Schema<FollowRecord>(
  {
    userId: text,
    kind: text,
    targetId: text,
    level: text,
    isBookmarked: Boolean,
    dateCreated: { type: Date, required: true },
  },
  { collection: 'follows', versionKey: false },
);

export const FollowModel = mongoose.model('Follow', followSchema);
