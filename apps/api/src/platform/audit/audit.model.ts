import mongoose, { Schema, type Types } from 'mongoose';

/** What somebody did, kept for good and never changed. Ids and set words only, so erasure keeps it true. */
export interface AuditRecord {
  /** The event's id: one record per event. */
  _id: Types.ObjectId;
  /** The event's type. */
  action: string;
  /** What it is about: the first part of the action, such as `payment`. */
  area: string;
  /** Who did it; null for the platform itself. */
  actorId: string | null;
  /** The ids the event carried, by name, such as `userId`. */
  targets: Record<string, string | string[]>;
  /** Every id it concerns, the actor's too, for finding it. */
  about: string[];
  /** What was done more exactly, in words from closed lists, such as `change: removed`. */
  details: Record<string, string>;
  at: Date;
  /** Its place in the chain, from 1, without gaps. */
  number: number;
  /** The hash of the record before it; `genesis` of the first. */
  previousHash: string;
  /** The hash of this record with the one before it. */
  hash: string;
}

/** Where the chain ends: the last record, told apart from it so that a missing end is noticed. */
export interface AuditEnd {
  _id: 'end';
  number: number;
  hash: string;
}

export const AuditModel = mongoose.model(
  'AuditRecord',
  new Schema<AuditRecord>(
    {
      action: { type: String, required: true },
      area: { type: String, required: true },
      actorId: { type: String, default: null },
      targets: { type: Schema.Types.Mixed, default: {} },
      about: { type: [String], default: [] },
      details: { type: Schema.Types.Mixed, default: {} },
      at: { type: Date, required: true },
      number: { type: Number, required: true },
      previousHash: { type: String, required: true },
      hash: { type: String, required: true },
    },
    { collection: 'auditRecords', versionKey: false, minimize: false },
  ),
);

export const AuditEndModel = mongoose.model(
  'AuditEnd',
  new Schema<AuditEnd>(
    {
      _id: { type: String, required: true },
      number: { type: Number, required: true },
      hash: { type: String, required: true },
    },
    { collection: 'auditEnds', versionKey: false },
  ),
);
