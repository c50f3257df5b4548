import mongoose, { Schema, type Types } from 'mongoose';

/** A user's password, apart from the user so that no read of users carries it. */
export interface CredentialRecord {
  /** The user's id. */
  _id: Types.ObjectId;
  /** Argon2id in its encoded form. */
  passwordHash: string;
  changedAt: Date;
  /** When its password last started a session; sign-ins at the same moment meet here. */
  lastSignInAt?: Date;
  /** When a personal token was last made, likewise. */
  lastTokenAt?: Date;
}

const credentialSchema = new Schema<CredentialRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    passwordHash: { type: String, required: true },
    changedAt: { type: Date, required: true },
    lastSignInAt: { type: Date },
    lastTokenAt: { type: Date },
  },
  { collection: 'credentials', versionKey: false },
);

export const CredentialModel = mongoose.model('Credential', credentialSchema);
