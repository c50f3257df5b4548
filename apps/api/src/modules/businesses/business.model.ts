import type { LocalizedText } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import {
  type ArtworkRecord,
  artworkSchema,
  localizedTextSchema,
} from '../../platform/database/shared-schemas.ts';

/** Whether a business takes part in the network now. */
export type BusinessStatus = 'active' | 'inactive';

/** A company on the network as stored. Legal and tax data are not part of it. */
export interface BusinessRecord {
  _id: Types.ObjectId;
  name: string;
  description: LocalizedText;
  city: string;
  region: string;
  /** ISO 3166-1, two letters. */
  country: string;
  artwork: ArtworkRecord;
  /** Its listings carry a copy of this as `sellerActive`: change both in one transaction. */
  status: BusinessStatus;
  dateCreated: Date;
}

const businessSchema = new Schema<BusinessRecord>(
  {
    name: { type: String, required: true },
    description: { type: localizedTextSchema, required: true },
    city: { type: String, required: true },
    region: { type: String, required: true },
    country: { type: String, required: true },
    artwork: { type: artworkSchema, required: true },
    status: { type: String, enum: ['active', 'inactive'], required: true },
    dateCreated: { type: Date, required: true },
  },
  { collection: 'businesses', versionKey: false },
);

export const BusinessModel = mongoose.model('Business', businessSchema);
