import mongoose, { Schema } from 'mongoose';

/** A browser in which somebody signed in to an account. */
export interface KnownDeviceRecord {
  /** SHA-256 of the browser's token and the account: two accounts of one browser cannot be linked. */
  _id: string;
  userId: string;
  lastSeenAt: Date;
  expiresAt: Date;
}

const knownDeviceSchema = new Schema<KnownDeviceRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'knownDevices', versionKey: false },
);

export const KnownDeviceModel = mongoose.model('KnownDevice', knownDeviceSchema);
