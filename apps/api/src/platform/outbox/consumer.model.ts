import mongoose, { Schema } from 'mongoose';
import { documentsOf } from '../database/documents/documents.ts';

/** Where a partition of a consumer stands, and which process works for it. */
export interface ConsumerRecord {
  /** Its name: the consumer's own where it has only one. */
  _id: string;
  /** Position of the last event handled; null before the first. */
  cursor: string | null;
  /** When one that starts now first took a place in the stream. */
  startedAt?: Date | null;
  owner: string | null;
  until: Date;
}

/** The note that a consumer handled an event. */
export interface ReceiptRecord {
  /** `consumer:event`. */
  _id: string;
  at: Date;
  /** Why the event was given up, without private data; null when it was handled. */
  failure: string | null;
}

export const ConsumerModel = mongoose.model(
  'Consumer',
  new Schema<ConsumerRecord>(
    {
      _id: { type: String, required: true },
      cursor: { type: String, default: null },
      startedAt: { type: Date, default: null },
      owner: { type: String, default: null },
      until: { type: Date, required: true },
    },
    { collection: 'consumers', versionKey: false },
  ),
);

export const ReceiptModel = mongoose.model(
  'Receipt',
  new Schema<ReceiptRecord>(
    {
      _id: { type: String, required: true },
      at: { type: Date, required: true },
      failure: { type: String, default: null },
    },
    { collection: 'receipts', versionKey: false },
  ),
);

/** Both as the driver writes them: each event that a consumer settles is noted in them. */
export const consumerDocuments = documentsOf<ConsumerRecord>(ConsumerModel);
export const receiptDocuments = documentsOf<ReceiptRecord>(ReceiptModel);

/** The id of a receipt: one per consumer and event. */
export const receiptId = (consumer: string, eventId: { toString(): string }): string =>
  `${consumer}:${eventId.toString()}`;
