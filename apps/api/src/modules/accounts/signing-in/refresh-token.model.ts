import mongoose, { Schema } from 'mongoose';

/** A refresh token as stored: only its hash. Rotated ones are kept to recognize a replay. */
export interface RefreshTokenRecord {
  /** SHA-256 of the token. */
  _id: string;
  /** The family it belongs to. */
  sessionId: string;
  userId: string;
  /** When it was traded for its successor; null while it is the family's live token. */
  rotatedAt: Date | null;
  expiresAt: Date;
}

const refreshTokenSchema = new Schema<RefreshTokenRecord>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, required: true },
    userId: { type: String, required: true },
    rotatedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'refreshTokens', versionKey: false },
);

export const RefreshTokenModel = mongoose.model('RefreshToken', refreshTokenSchema);
