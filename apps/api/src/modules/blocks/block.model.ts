import mongoose, { Schema, type Types } from 'mongoose';

/** That somebody blocked somebody, as stored. */
export interface BlockRecord {
  _id: Types.ObjectId;
  userId: string;
  blockedId: string;
  dateCreated: Date;
}

export const BlockModel = mongoose.model(
  'Block',
  new Schema<BlockRecord>(
    {
      userId: { type: String, required: true },
      blockedId: { type: String, required: true },
      dateCreated: { type: Date, required: true },
    },
    { collection: 'blocks', versionKey: false },
  ),
);
