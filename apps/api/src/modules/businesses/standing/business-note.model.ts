import mongoose, { Schema, type Types } from 'mongoose';

/** What somebody of the staff told the others of a business. */
export interface BusinessNoteRecord {
  _id: Types.ObjectId;
  businessId: string;
  authorId: string;
  text: string;
  dateCreated: Date;
}

export const BusinessNoteModel = mongoose.model(
  'BusinessNote',
  new Schema<BusinessNoteRecord>(
    {
      businessId: { type: String, required: true },
      authorId: { type: String, required: true },
      text: { type: String, required: true },
      dateCreated: { type: Date, required: true },
    },
    { collection: 'businessNotes', versionKey: false },
  ),
);
