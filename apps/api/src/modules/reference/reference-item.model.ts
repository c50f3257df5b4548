import type { ReferenceListName } from '@wiki/reference-data';
import mongoose, { Schema } from 'mongoose';

/** What administrators made of an entry; it stands in the place of the delivered one. */
export interface ReferenceItemRecord {
  /** `list:value`. */
  _id: string;
  list: ReferenceListName;
  value: string;
  label: { en: string; es: string };
  parent: string | null;
  /** Null when the billing account has no record of it. */
  externalId: string | null;
  isActive: boolean;
}

const labelSchema = new Schema(
  { en: { type: String, required: true }, es: { type: String, required: true } },
  { _id: false },
);

export const ReferenceItemModel = mongoose.model(
  'ReferenceItem',
  new Schema<ReferenceItemRecord>(
    {
      _id: { type: String, required: true },
      list: { type: String, required: true },
      value: { type: String, required: true },
      label: { type: labelSchema, required: true },
      parent: { type: String, default: null },
      externalId: { type: String, default: null },
      isActive: { type: Boolean, required: true },
    },
    { collection: 'referenceItems', versionKey: false },
  ),
);
