import mongoose, { Schema } from 'mongoose';

/** What a link of an e-mail is good for. */
export type LinkPurpose = (typeof linkPurposes)[number];

const linkPurposes = ['verifyEmail', 'resetPassword', 'changeEmail', 'revokeEmail'] as const;

/** The token of a link in an e-mail, as stored: only its hash. Used ones are deleted. */
export interface LinkTokenRecord {
  /** SHA-256 of the token. */
  _id: string;
  purpose: LinkPurpose;
  userId: string;
  /** The address it was sent to: it proves nothing about a later one. */
  email: string;
  expiresAt: Date;
}

const linkTokenSchema = new Schema<LinkTokenRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: linkPurposes, required: true },
    userId: { type: String, required: true },
    email: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'linkTokens', versionKey: false },
);

export const LinkTokenModel = mongoose.model('LinkToken', linkTokenSchema);
