import type { Language } from '@wiki/domain';
import mongoose, { Schema } from 'mongoose';

/** What administrators set of the installation, as stored: one document. */
export interface SettingsRecord {
  _id: 'site';
  /** Counts the changes: whoever saves names the one that they read. */
  version: number;
  siteName: string;
  logoId: string | null;
  brandColor: string | null;
  defaultLanguage: Language;
  displayCurrency: string;
  taxPercent: number;
  socialLinks: { network: string; url: string }[];
  /** Who issues invoices and receipts; absent from those saved before it could be set. */
  issuer?: { name: string; taxId: string | null; address: string | null } | null;
  dateSaved: Date;
}

export const SettingsModel = mongoose.model(
  'Settings',
  new Schema<SettingsRecord>(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      siteName: { type: String, required: true },
      logoId: { type: String, default: null },
      brandColor: { type: String, default: null },
      defaultLanguage: { type: String, required: true },
      displayCurrency: { type: String, required: true },
      taxPercent: { type: Number, required: true },
      socialLinks: {
        type: [new Schema({ network: String, url: String }, { _id: false })],
        required: true,
      },
      issuer: {
        type: new Schema({ name: String, taxId: String, address: String }, { _id: false }),
        default: null,
      },
      dateSaved: { type: Date, required: true },
    },
    { collection: 'settings', versionKey: false },
  ),
);
