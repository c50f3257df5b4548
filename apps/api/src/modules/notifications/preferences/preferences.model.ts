import {
  type DigestTime,
  defaultDigest,
  defaultQuietHours,
  defaultTimeZone,
  type NotificationChannel,
  type NotificationTopic,
  type QuietHours,
} from '@wiki/domain';
import mongoose, { Schema } from 'mongoose';

/** How a person wants to be reached, as stored; who never chose has none. */
export interface NotificationPreferencesRecord {
  /** The person's id. */
  _id: string;
  /** The channels of the topics that were chosen; the others keep their initial ones. */
  channels: Partial<Record<NotificationTopic, NotificationChannel[]>>;
  digest: DigestTime;
  quietHours: QuietHours;
  /** IANA name, such as `America/Bogota`. */
  timeZone: string;
}

const preferencesSchema = new Schema<NotificationPreferencesRecord>(
  {
    _id: { type: String, required: true },
    channels: { type: Schema.Types.Mixed, default: {} },
    digest: { type: Schema.Types.Mixed, required: true },
    quietHours: { type: Schema.Types.Mixed, required: true },
    timeZone: { type: String, required: true },
  },
  { collection: 'notificationPreferences', versionKey: false, minimize: false },
);

export const NotificationPreferencesModel = mongoose.model(
  'NotificationPreferences',
  preferencesSchema,
);

/** The preferences of a person: as chosen, else the initial ones. Joins the caller's transaction. */
export async function preferencesOf(userId: string): Promise<NotificationPreferencesRecord> {
  const chosen = await NotificationPreferencesModel.findById(userId).lean();
  return (
    chosen ?? {
      _id: userId,
      channels: {},
      digest: defaultDigest,
      quietHours: defaultQuietHours,
      timeZone: defaultTimeZone,
    }
  );
}
