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
  dateCreated: Date;
  /** Read or dismissed: past. */
  isRead: boolean;
}

const notificationSchema = new Schema<NotificationRecord>(
  {
    userId: { type: String, required: true },
    type: { type: String, required: true },
    params: { type: Schema.Types.Mixed, default: {} },
    cause: { type: String, required: true },
    dateCreated: { type: Date, required: true },
    isRead: { type: Boolean, default: false },
  },
  { collection: 'notifications', versionKey: false, minimize: false },
);

export const NotificationModel = mongoose.model('Notification', notificationSchema);
