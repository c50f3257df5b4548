import mongoose, { Schema, type Types } from 'mongoose';

/** A view of a list of the back office as stored. */
export interface SavedViewRecord {
  _id: Types.ObjectId;
  userId: string;
  list: string;
  name: string;
  query: string;
  density: 'DENSE' | 'COMFORTABLE';
  columns: string[] | null;
  /** Missing in those that were saved before columns had widths. */
  widths?: { key: string; width: number }[] | null;
  isShared: boolean;
}

const text = { type: String, required: true };

export const SavedViewModel = mongoose.model(
  'SavedView',
  new Schema<SavedViewRecord>(
    {
      userId: text,
      list: text,
      name: text,
      query: { type: String, default: '' },
      density: text,
      columns: { type: [String], default: null },
      widths: {
        type: [new Schema({ key: text, width: { type: Number, required: true } }, { _id: false })],
        default: null,
      },
      isShared: { type: Boolean, required: true },
    },
    { collection: 'savedViews', versionKey: false },
  ),
);
