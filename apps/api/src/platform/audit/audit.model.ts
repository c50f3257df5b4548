import mongoose, { Schema, type Types } from 'mongoose';

/** What somebody did, kept for good and never changed. Ids and set words only, so erasure keeps it true. */
export interface AuditRecord {
  /** The event's id: one record per event. */
  _id: Types.ObjectId;
  /** The event's type. */
  action: string;
  /** Who did it; null for the platform itself. */
  actorId: string | null;
  /** The ids the event carried, by name, such as `userId`. */
  targets: Record<string, string | string[]>;
  /** What was done more exactly, in words from closed lists, such as `change: removed`. */
  details: Record<string, string>;
  at: Date;
}

export const AuditModel = mongoose.model(
  'AuditRecord',
  new Schema<AuditRecord>(
    {
      action: { type: String, required: true },
      actorId: { type: String, default: null },
      targets: { type: Schema.Types.Mixed, default: {} },
      details: { type: Schema.Types.Mixed, default: {} },
      at: { type: Date, required: true },
    },
    { collection: 'auditRecords', versionKey: false, minimize: false },
  ),
);
