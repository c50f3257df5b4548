import mongoose, { Schema, type Types } from 'mongoose';

/** A piece of background work as stored. Claimed with a lease, retried with growing delays. */
export interface JobRecord {
  _id: Types.ObjectId;
  type: string;
  /** The same key never makes a second job. */
  key: string;
  /** What the work is done with; empty once it is done. */
  payload: Record<string, string | number | boolean | null>;
  status: 'PENDING' | 'DONE' | 'FAILED';
  attempts: number;
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
    status: { type: String, enum: ['PENDING', 'DONE', 'FAILED'], default: 'PENDING' },
    attempts: { type: Number, default: 0 },
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
