import mongoose, { Schema, type Types } from 'mongoose';
import { forgetViewers } from '../../../authz/kept-viewers.ts';
import { onWrite } from '../../../platform/database/on-write.ts';

/** A signed-in device: the family of all refresh tokens that followed from one sign-in. */
export interface SessionRecord {
  _id: Types.ObjectId;
  userId: string;
  /** As its browser names itself, such as `Chrome on Android`. */
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

const sessionSchema = new Schema<SessionRecord>(
  {
    userId: { type: String, required: true },
    device: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);

onWrite(sessionSchema, forgetViewers);

export const SessionModel = mongoose.model('Session', sessionSchema);
