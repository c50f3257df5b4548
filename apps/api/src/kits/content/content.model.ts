import type { ReasonGiven } from '@wiki/domain';
import mongoose, { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { reasonSchema } from '../../platform/database/shared-schemas.ts';

/** What everything that people write has in common, as stored. A kind adds its text and its place. */
export interface ContentRecord {
  _id: Types.ObjectId;
  /** Stays when the account is gone: who erased theirs is the placeholder author. */
  authorId: string;
  dateCreated: Date;
  /** When its text was last changed; null unless it was. */
  dateEdited: Date | null;
  isDeleted: boolean;
  dateDeleted: Date | null;
  /** Who deleted it: the author or an administrator. */
  deletedBy: string | null;
  /** Why an administrator deleted it; null when its author did. */
  deletionReason: ReasonGiven | null;
  /** Whether it waits for a review: until then only its author and administrators read it. */
  isHeld: boolean;
  likeCount: number;
  /** The content it replies to; null for what stands by itself. */
  replyToId: string | null;
  /** Its replies that count: neither deleted nor held. */
  replyCount: number;
  /** Whether it has a place in its list: while it is not deleted, or has replies. */
  isListed: boolean;
}

/** The fields of `ContentRecord` for the schema of a kind's model. */
export const contentFields: SchemaDefinition<ContentRecord> = {
  authorId: { type: String, required: true },
  dateCreated: { type: Date, required: true },
  dateEdited: { type: Date, default: null },
  isDeleted: { type: Boolean, default: false },
  dateDeleted: { type: Date, default: null },
  deletedBy: { type: String, default: null },
  deletionReason: { type: reasonSchema, default: null },
  isHeld: { type: Boolean, default: false },
  likeCount: { type: Number, default: 0 },
  replyToId: { type: String, default: null },
  replyCount: { type: Number, default: 0 },
  isListed: { type: Boolean, default: true },
};

/** What content is at its beginning, before anybody did anything with it. */
export const newContent = (): Omit<ContentRecord, 'authorId'> => ({
  _id: new mongoose.Types.ObjectId(),
  dateCreated: new Date(),
  dateEdited: null,
  isDeleted: false,
  dateDeleted: null,
  deletedBy: null,
  deletionReason: null,
  isHeld: false,
  likeCount: 0,
  replyToId: null,
  replyCount: 0,
  isListed: true,
});

/** What content said before an edit. */
export interface ContentVersionRecord {
  _id: Types.ObjectId;
  /** The kind of content, and which of it. */
  kind: string;
  contentId: string;
  authorId: string;
  /** The fields that the kind keeps, as they were. */
  said: Record<string, unknown>;
  /** When it began to say that, and when it stopped. */
  dateWritten: Date;
  dateReplaced: Date;
}

export const ContentVersionModel = mongoose.model(
  'ContentVersion',
  new Schema<ContentVersionRecord>(
    {
      kind: { type: String, required: true },
      contentId: { type: String, required: true },
      authorId: { type: String, required: true },
      said: { type: Schema.Types.Mixed, required: true },
      dateWritten: { type: Date, required: true },
      dateReplaced: { type: Date, required: true },
    },
    { collection: 'contentVersions', versionKey: false, minimize: false },
  ),
);

/** That somebody likes a piece of content. */
export interface ContentLikeRecord {
  _id: Types.ObjectId;
  kind: string;
  contentId: string;
  userId: string;
  dateLiked: Date;
}

export const ContentLikeModel = mongoose.model(
  'ContentLike',
  new Schema<ContentLikeRecord>(
    {
      kind: { type: String, required: true },
      contentId: { type: String, required: true },
      userId: { type: String, required: true },
      dateLiked: { type: Date, required: true },
    },
    { collection: 'contentLikes', versionKey: false },
  ),
);
