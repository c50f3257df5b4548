import type { Language } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { localizedTextSchema } from '../../../platform/database/shared-schemas.ts';

/** An answer that is written beforehand, as stored. */
export interface CannedReplyRecord {
  _id: Types.ObjectId;
  title: Record<Language, string>;
  text: Record<Language, string>;
}

export const CannedReplyModel = mongoose.model(
  'CannedReply',
  new Schema<CannedReplyRecord>(
    {
      title: { type: localizedTextSchema, required: true },
      text: { type: localizedTextSchema, required: true },
    },
    { collection: 'cannedReplies', versionKey: false },
  ),
);
