import mongoose, { Schema } from 'mongoose';

/** A code with which the first administrator is made, as stored: only its hash. */
export interface FirstRunCodeRecord {
  /** SHA-256 of the code. */
  _id: string;
  createdAt: Date;
}

export const FirstRunCodeModel = mongoose.model(
  'FirstRunCode',
  new Schema<FirstRunCodeRecord>(
    { _id: { type: String, required: true }, createdAt: { type: Date, required: true } },
    { collection: 'firstRunCodes', versionKey: false },
  ),
);
