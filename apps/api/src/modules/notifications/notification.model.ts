import mongoose, { Schema, type Types } from 'mongoose';
import type { NotificationType } from '../../kits/notifications/index.ts';

/** A notification as stored: its type and parameters, rendered in the reader's language when read. */
export interface NotificationRecord {
  _id: Types.ObjectId;
  /** Who it is for. */
  userId: string;
  type: NotificationType;
  params: Record<string, string>;
  /** What it came from: the same cause never makes a second one for the same person. */
  cause: string;
  /** When it happened; of a group when it happened last. */
  dateCreated: Date;
  /** Read or dismissed: past. */
  isRead: boolean;
  /** When it was read together with all others, so that this can be taken back; else null. */
  readAllAt: Date | null;
  /** Whether the person does not want it in the app: it waits for another channel only. */
  isHidden: boolean;
  /** The mail it waits for: one at once, the digest, or none. */
  mail: 'NOW' | 'DIGEST' | null;
  /** The group that still takes more of its kind; null for what stands alone, and for a group that is closed. */
  openGroup: string | null;
  /** When the group began. */
  groupSince: Date | null;
  /** Who acted, each once and the last one last; up to a bound. */
  actorIds: string[];
  /** How many acted. */
  actorCount: number;
  /** What else of the group it came from, the last ones. */
  laterCauses: string[];
}

const notificationSchema = new Schema<NotificationRecord>(
  {
    userId: { type: String, required: true },
    type: { type: String, required: true },
    params: { type: Schema.Types.Mixed, default: {} },
    cause: { type: String, required: true },
    dateCreated: { type: Date, required: true },
    isRead: { type: Boolean, default: false },
    readAllAt: { type: Date, default: null },
    isHidden: { type: Boolean, default: false },
    mail: { type: String, default: null },
    openGroup: { type: String, default: null },
    groupSince: { type: Date, default: null },
    actorIds: { type: [String], default: [] },
    actorCount: { type: Number, default: 0 },
    laterCauses: { type: [String], default: [] },
  },
  { collection: 'notifications', versionKey: false, minimize: false },
);

export const NotificationModel = mongoose.model('Notification', notificationSchema);
