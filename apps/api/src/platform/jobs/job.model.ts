import mongoose, { Schema, type Types } from 'mongoose';

/** A piece of background work as stored. Claimed with a lease, retried with growing delays. */
export interface JobRecord {
  _id: Types.ObjectId;
  type: string;
  /** The same key never makes a second job. */
  key: string;
  /** What the work is done with; empty once it is done. */
  payload: Record<string, string | number | boolean | null>;
  status: 'PENDING' | 'DONE' | 'FAILED' | 'DISCARDED';
  /** How often it was tried; tries that met a storage or service that was away don't count. */
  attempts: number;
  /** How often in a row it was put off because a storage or service was away. */
  postponed: number;
  /** When it was taken last, by the database's clock; null before the first time. */
  triedAt: Date | null;
  runAt: Date;
  dateCreated: Date;
  finishedAt: Date | null;
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** Without private data. */
  lastError: string | null;
}

const jobSchema = new Schema<JobRecord>(
  {
    type: { type: String, required: true },
    key: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, default: {} },
    status: { type: String, enum: ['PENDING', 'DONE', 'FAILED', 'DISCARDED'], default: 'PENDING' },
    attempts: { type: Number, default: 0 },
    postponed: { type: Number, default: 0 },
    triedAt: { type: Date, default: null },
    runAt: { type: Date, required: true },
    dateCreated: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    leaseOwner: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
    lastError: { type: String, default: null },
  },
  { collection: 'jobs', versionKey: false, minimize: false },
);

export const JobModel = mongoose.model('Job', jobSchema);
