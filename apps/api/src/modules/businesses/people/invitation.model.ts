import type { Language } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';

/** What a member may be to a business. */
export type BusinessRole = 'business' | 'businessAdmin';

/** How an invitation stands. An open one past its end counts as expired. */
export type InvitationStatus = 'open' | 'accepted' | 'declined' | 'cancelled' | 'expired';

/** An invitation to work for a business, as stored. */
export interface InvitationRecord {
  _id: Types.ObjectId;
  businessId: string;
  /** In lower case; null once its person is gone. */
  email: string | null;
  firstName: string;
  lastName: string;
  role: BusinessRole;
  status: InvitationStatus;
  /** What the mail is written in for those without an account: the inviter's language. */
  language: Language;
  /** SHA-256 of the token in the mail; null until the mail was composed. */
  tokenHash: string | null;
  dateSent: Date;
  expiresAt: Date;
}

const invitationSchema = new Schema<InvitationRecord>(
  {
    businessId: { type: String, required: true },
    email: { type: String, default: null },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    role: { type: String, enum: ['business', 'businessAdmin'], required: true },
    status: {
      type: String,
      enum: ['open', 'accepted', 'declined', 'cancelled', 'expired'],
      required: true,
    },
    language: { type: String, required: true },
    tokenHash: { type: String, default: null },
    dateSent: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'businessInvitations', versionKey: false },
);

export const InvitationModel = mongoose.model('BusinessInvitation', invitationSchema);
