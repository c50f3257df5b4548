import { createHash } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';

/** What was found at an address, as stored; without a title there was nothing to show. */
export interface LinkPreviewRecord {
  /** The digest of the address. */
  _id: string;
  url: string;
  site: string;
  title: string | null;
  description: string | null;
  expiresAt: Date;
}

export const LinkPreviewModel = mongoose.model(
  'LinkPreview',
  new Schema<LinkPreviewRecord>(
    {
      _id: { type: String, required: true },
      url: { type: String, required: true },
      site: { type: String, default: '' },
      title: { type: String, default: null },
      description: { type: String, default: null },
      expiresAt: { type: Date, required: true },
    },
    { collection: 'linkPreviews', versionKey: false },
  ),
);

/** By what the preview of an address is kept. */
export const keyOf = (url: string): string => createHash('sha256').update(url).digest('base64url');
