import mongoose, { Schema, type Types } from 'mongoose';

/** A browser that takes messages of a person, as stored. */
export interface PushDeviceRecord {
  _id: Types.ObjectId;
  userId: string;
  /** The session that allowed it: it ends with that. */
  sessionId: string;
  /** Where the browser's push service takes messages for it; unique. */
  endpoint: string;
  /** The browser's public key and secret, which only it can read messages with (RFC 8291). */
  keys: { p256dh: string; auth: string };
  /** As its browser names itself, such as `Chrome on Android`. */
  device: string;
  dateCreated: Date;
  /** When a message was last taken for it. */
  dateUsed: Date | null;
}

const text = { type: String, required: true };

const pushDeviceSchema = new Schema<PushDeviceRecord>(
  {
    userId: text,
    sessionId: text,
    endpoint: text,
    keys: { type: new Schema({ p256dh: text, auth: text }, { _id: false }), required: true },
    device: text,
    dateCreated: { type: Date, required: true },
    dateUsed: { type: Date, default: null },
  },
  { collection: 'pushDevices', versionKey: false },
);

export const PushDeviceModel = mongoose.model('PushDevice', pushDeviceSchema);
