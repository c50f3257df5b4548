import type {
  ItemCondition,
  ListingCurrency,
  ListingStatus,
  ListingType,
  LocalizedText,
  PropertyType,
  ReasonGiven,
  TransactionType,
} from '@wiki/domain';
import { listingStatuses, listingTypes } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import {
  type ArtworkRecord,
  artworkSchema,
  localizedTextSchema,
  reasonSchema,
} from '../../platform/database/shared-schemas.ts';
import type { ShownImage } from '../files/index.ts';

/** What every listing says. In drafts null, or an empty text, stands for what was not written yet. */
export interface CommonValues {
  name: LocalizedText;
  description: LocalizedText;
  /** A value of the taxonomy of its type's categories. */
  category: string | null;
  offers: LocalizedText | null;
  /** Of all its amounts, which are in the currency's smallest unit. */
  currency: ListingCurrency;
  /** The primary one first. */
  images: ShownImage[];
  city: string;
  region: string;
  /** ISO 3166-1, two letters. */
  country: string;
}

/** What a product says beyond that. */
export interface ProductValues {
  price: number | null;
  manufacturer: string | null;
  brand: string | null;
  model: string | null;
  productId: string | null;
  /** 8, 12, 13 or 14 digits. */
  gtin: string | null;
  /** Unique within the business, whatever its case. */
  sku: string | null;
  condition: ItemCondition | null;
  /** ISO 3166-1, two letters. */
  countryOfOrigin: string | null;
  color: LocalizedText | null;
  size: string | null;
}

/** What a service says beyond that. */
export interface ServiceValues {
  /** A value of the taxonomy SERVICE_TYPES. */
  serviceType: string | null;
  availability: LocalizedText | null;
  startPrice: number | null;
  endPrice: number | null;
  pricePerHour: number | null;
}

/** What a property says beyond that. */
export interface PropertyValues {
  propertyType: PropertyType | null;
  transactionType: TransactionType | null;
  /** `YYYY-MM-DD`. */
  fromDate: string | null;
  /** `YYYY-MM-DD`. */
  toDate: string | null;
  rentalPriceMin: number | null;
  rentalPriceMax: number | null;
  listingPriceMin: number | null;
  listingPriceMax: number | null;
  squareFeetMin: number | null;
  squareFeetMax: number | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Values of the taxonomy AMENITIES. */
  amenities: string[];
  agent: string | null;
  /** The file of its video. */
  video: string | null;
}

/** What the platform knows of every listing. */
interface ListingState {
  _id: Types.ObjectId;
  /** Who sells it. */
  businessId: string;
  /** Who began it. */
  creatorId: string | null;
  /** Whether that business sells now (`isActiveSeller`): a copy, so that one index serves the public lists. */
  sellerActive: boolean;
  /** The `ratingStep` of that business: a copy, to sort by, that follows it in a job. */
  sellerRating: number;
  status: ListingStatus;
  /** Why an administrator removed it; else null. */
  removalReason: ReasonGiven | null;
  /** The state that a removed one had and comes back in; none of those removed long ago. */
  statusBefore?: ListingStatus | null;
  isFeatured: boolean;
  /** Its views: a copy to sort by, that follows a moment later (`sortByCounts`). */
  sortedViews: number;
  /** Its contacts: a copy like that. */
  sortedContacts: number;
  artwork: ArtworkRecord;
  /** The least it costs, in `currency`: what lists sort and filter by. Derived (`derivedOf`). */
  priceFrom: number | null;
  /** Featured ones before others, then by publication: orders by relevance. Derived. */
  rank: number;
  /** The words of both names and of the SKU, folded, for the managers' search. Derived. */
  nameKeys: string[];
  /** The SKU as it is compared (`skuKeyOf`): unique within the business. Derived. */
  skuKey: string | null;
  dateCreated: Date;
  dateChanged: Date;
  /** Orders the public lists; null until first published. */
  datePublished: Date | null;
}

type ListingOf<Type extends ListingType, Values> = ListingState &
  CommonValues &
  Values & { type: Type };

export type ProductRecord = ListingOf<'product', ProductValues>;
export type ServiceRecord = ListingOf<'service', ServiceValues>;
export type PropertyRecord = ListingOf<'property', PropertyValues>;

/** A listing as stored. */
export type ListingRecord = ProductRecord | ServiceRecord | PropertyRecord;

const text = { type: String };
const amount = { type: Number };
const localized = { type: localizedTextSchema };
const date = { type: Date, default: null };

const imageSchema = new Schema<ShownImage>(
  { fileId: { type: String, required: true }, alt: { type: localizedTextSchema, default: null } },
  { _id: false },
);

const listingSchema = new Schema(
  {
    type: { type: String, enum: listingTypes, required: true },
    businessId: { type: String, required: true },
    creatorId: { type: String, default: null },
    sellerActive: { type: Boolean, required: true },
    sellerRating: { type: Number, default: 0 },
    status: { type: String, enum: listingStatuses, required: true },
    removalReason: { type: reasonSchema, default: null },
    statusBefore: { type: String, default: null },
    isFeatured: { type: Boolean, default: false },
    sortedViews: { type: Number, default: 0 },
    sortedContacts: { type: Number, default: 0 },
    artwork: { type: artworkSchema, required: true },
    priceFrom: { type: Number, default: null },
    rank: { type: Number, default: 0 },
    nameKeys: { type: [String], default: [] },
    skuKey: { type: String, default: null },
    dateCreated: { type: Date, required: true },
    dateChanged: { type: Date, required: true },
    datePublished: date,

    name: { type: localizedTextSchema, default: {} },
    description: { type: localizedTextSchema, default: {} },
    category: { type: String, default: null },
    offers: { type: localizedTextSchema, default: null },
    currency: { type: String, required: true },
    images: { type: [imageSchema], default: [] },
    // Empty in drafts of properties whose place was cleared.
    city: { type: String, default: '' },
    region: { type: String, default: '' },
    country: { type: String, default: '' },

    // Only those of its type are there.
    price: amount,
    manufacturer: text,
    brand: text,
    model: text,
    productId: text,
    gtin: text,
    sku: text,
    condition: text,
    countryOfOrigin: text,
    color: localized,
    size: text,
    serviceType: text,
    availability: localized,
    startPrice: amount,
    endPrice: amount,
    pricePerHour: amount,
    propertyType: text,
    transactionType: text,
    fromDate: text,
    toDate: text,
    rentalPriceMin: amount,
    rentalPriceMax: amount,
    listingPriceMin: amount,
    listingPriceMax: amount,
    squareFeetMin: amount,
    squareFeetMax: amount,
    rooms: amount,
    bedrooms: amount,
    bathrooms: amount,
    amenities: { type: [String], default: undefined },
    agent: text,
    video: text,
  },
  { collection: 'listings', versionKey: false, minimize: false },
);

export const ListingModel = mongoose.model(
  'Listing',
  listingSchema as unknown as Schema<ListingRecord>,
);
