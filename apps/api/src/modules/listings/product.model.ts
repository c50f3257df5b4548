import type { LocalizedText } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import type { ItemCondition } from '../../graphql/generated/resolvers.ts';
import {
  type ArtworkRecord,
  artworkSchema,
  localizedTextSchema,
} from '../../platform/database/shared-schemas.ts';
import { type CategoryKey, categoryKeys } from './categories.ts';

/** Where a listing stands. `removed` is the act of an administrator. */
export const listingStatuses = ['draft', 'published', 'paused', 'sold', 'removed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** A product as stored. */
export interface ProductRecord {
  _id: Types.ObjectId;
  /** Who sells it. */
  businessId: string;
  /** Whether that business sells now (`isActiveSeller`): a copy, so that one index serves the public list. */
  sellerActive: boolean;
  status: ListingStatus;
  name: LocalizedText;
  description: LocalizedText;
  /** In the smallest unit of the currency (ISO 4217). */
  price: { amountMinor: number; currency: string };
  category: CategoryKey;
  manufacturer: string | null;
  brand: string | null;
  model: string | null;
  /** 8, 12, 13 or 14 digits. */
  gtin: string | null;
  /** Unique within the business. */
  sku: string | null;
  condition: ItemCondition;
  /** ISO 3166-1, two letters. */
  countryOfOrigin: string | null;
  color: LocalizedText | null;
  size: string | null;
  offers: LocalizedText | null;
  isFeatured: boolean;
  dateCreated: Date;
  artwork: ArtworkRecord;
}

const text = { type: String, default: null };
const optionalLocalizedText = { type: localizedTextSchema, default: null };

const productSchema = new Schema<ProductRecord>(
  {
    businessId: { type: String, required: true },
    sellerActive: { type: Boolean, required: true },
    status: { type: String, enum: listingStatuses, required: true },
    name: { type: localizedTextSchema, required: true },
    description: { type: localizedTextSchema, required: true },
    price: {
      type: new Schema(
        {
          amountMinor: { type: Number, required: true },
          currency: { type: String, required: true },
        },
        { _id: false },
      ),
      required: true,
    },
    category: { type: String, enum: categoryKeys, required: true },
    manufacturer: text,
    brand: text,
    model: text,
    gtin: text,
    sku: text,
    condition: { type: String, enum: ['New', 'Used'], required: true },
    countryOfOrigin: text,
    color: optionalLocalizedText,
    size: text,
    offers: optionalLocalizedText,
    isFeatured: { type: Boolean, required: true },
    dateCreated: { type: Date, required: true },
    artwork: { type: artworkSchema, required: true },
  },
  { collection: 'products', versionKey: false },
);

export const ProductModel = mongoose.model('Product', productSchema);
