import type { TokenScope } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { forgetViewers } from '../../../authz/kept-viewers.ts';
import { onWrite } from '../../../platform/database/on-write.ts';

/** A token that lets a program act for a person, as stored: never the token itself. */
export interface PersonalTokenRecord {
  _id: Types.ObjectId;
  userId: string;
  name: string;
  scopes: TokenScope[];
  hash: string;
  /** Its last characters, by which people tell tokens apart. */
  ending: string;
  createdAt: Date;
  expiresAt: Date;
  /** Right to the hour. */
  lastUsedAt: Date | null;
}

const personalTokenSchema = new Schema<PersonalTokenRecord>(
  {
    userId: { type: String, required: true },
    name: { type: String, required: true },
    scopes: { type: [String], required: true },
    hash: { type: String, required: true },
    ending: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'personalTokens', versionKey: false },
);

onWrite(personalTokenSchema, forgetViewers);

export const PersonalTokenModel = mongoose.model('PersonalToken', personalTokenSchema);
