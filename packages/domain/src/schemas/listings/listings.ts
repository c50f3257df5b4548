import { z } from 'zod';
import { isGtin } from '../../listings/gtin.ts';
import { limits } from '../../graphql/limits.ts';
import { imageCountCode, imageCounts } from '../../listings/listing-rules.ts';
import {
  itemConditions,
  type ListingType,
  listingActions,
  listingCurrencies,
  listingTypes,
  propertyTypes,
  transactionTypes,
} from '../../listings/listings.ts';
import { utf8Bytes } from '../../texts/utf8-bytes.ts';
import { reasonSchema } from '../applications/applications.ts';
import { code, countryCode, optionalLine, optionalText } from '../fields.ts';
import { imageInput } from '../files.ts';

const { listing } = limits;

const id = z.string().max(100, code('FIELD_INVALID'));

/** A key of a taxonomy; whether it is there is known to the API. */
const key = optionalText(limits.reference.value.max);
const line = optionalLine(listing.text);

/** A text in both languages: the languages that are given change, null or empty clears one. */
const localized = (text: typeof line) => z.strictObject({ en: text, es: text }).nullish();

const wholeNumber = (max: number) =>
  z
    .int(code('FIELD_INVALID'))
    .min(0, code('FIELD_INVALID'))
    .max(max, code('FIELD_INVALID'))
    .nullish();
const amount = wholeNumber(listing.amount);
const area = wholeNumber(listing.area);
const rooms = wholeNumber(listing.rooms);

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** A calendar date that exists, of the years 1900 to 2999, or null. */
const day = z
  .string()
  .regex(/^((19|2\d)\d{2}-\d{2}-\d{2})?$/, code('INVALID_DATE'))
  .refine((text) => text === '' || isDay(text), code('INVALID_DATE'))
  .nullish()
  .transform((text) => (text === '' ? null : text));

/** A GTIN, or null. Spaces and hyphens, as they are printed, do not count. */
const gtin = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .refine((text) => text === '' || isGtin(text), code('INVALID_GTIN'))
  .nullish()
  .transform((text) => (text === '' ? null : text));

const common = {
  name: localized(optionalLine(listing.name)),
  description: localized(optionalText(listing.description)),
  category: key,
  offers: localized(optionalText(listing.offers)),
  currency: z.enum(listingCurrencies, code('FIELD_INVALID')).nullish(),
};

/** Pictures, each once; too many are refused as publishing refuses them. */
const imagesOf = (type: ListingType) =>
  z
    .array(imageInput)
    .max(imageCounts(type).max, code(imageCountCode(type)))
    .refine(
      (images) => new Set(images.map(({ fileId }) => fileId)).size === images.length,
      code('FIELD_INVALID'),
    )
    .nullish();

/**
 * What a listing of each type says: a field left out stays, null clears it. Drafts take whatever is
 * well formed; what publishing needs beyond that, and the order of pairs, is in `listingProblems`.
 */
export const listingValuesSchemas = {
  product: z.strictObject({
    ...common,
    images: imagesOf('product'),
    price: amount,
    manufacturer: line,
    brand: line,
    model: line,
    productId: line,
    gtin,
    sku: line,
    condition: z.enum(itemConditions, code('FIELD_INVALID')).nullish(),
    countryOfOrigin: countryCode,
    color: localized(line),
    size: line,
  }),
  service: z.strictObject({
    ...common,
    images: imagesOf('service'),
    serviceType: key,
    availability: localized(optionalText(listing.offers)),
    startPrice: amount,
    endPrice: amount,
    pricePerHour: amount,
  }),
  property: z.strictObject({
    ...common,
    images: imagesOf('property'),
    propertyType: z.enum(propertyTypes, code('FIELD_INVALID')).nullish(),
    transactionType: z.enum(transactionTypes, code('FIELD_INVALID')).nullish(),
    fromDate: day,
    toDate: day,
    rentalPriceMin: amount,
    rentalPriceMax: amount,
    listingPriceMin: amount,
    listingPriceMax: amount,
    squareFeetMin: area,
    squareFeetMax: area,
    rooms,
    bedrooms: rooms,
    bathrooms: rooms,
    amenities: z
      .array(z.string().max(limits.reference.value.max, code('INVALID_REFERENCE')))
      .max(listing.amenities, code('TOO_MANY_ITEMS'))
      .transform((keys) => [...new Set(keys)])
      .nullish(),
    agent: line,
    video: id.nullish(),
    city: optionalLine(limits.place.max),
    region: optionalLine(limits.place.max),
    country: countryCode,
  }),
} as const satisfies Record<ListingType, z.ZodObject>;

export type ProductValuesInput = z.output<typeof listingValuesSchemas.product>;
export type ServiceValuesInput = z.output<typeof listingValuesSchemas.service>;
export type PropertyValuesInput = z.output<typeof listingValuesSchemas.property>;
export type ListingValuesInput = ProductValuesInput | ServiceValuesInput | PropertyValuesInput;

/** What its values may hold depends on the listing's type: see `listingValuesSchemas`. */
const values = z.looseObject({});
const listingIds = z
  .array(id)
  .min(1, code('FIELD_REQUIRED'))
  .max(listing.bulk, code('TOO_MANY_ITEMS'));

/** Input of `createListing`. */
export const createListingSchema = z.strictObject({
  type: z.enum(listingTypes),
  values,
  businessId: id.nullish(),
});

/** Input of `updateListing`. */
export const updateListingSchema = z.strictObject({ listingId: id, values });

/** Input of `duplicateListing`. */
export const listingIdSchema = z.strictObject({ listingId: id });

/** Input of `actOnListings`. */
export const actOnListingsSchema = z
  .strictObject({ listingIds, action: z.enum(listingActions), reason: reasonSchema.nullish() })
  .refine(({ action, reason }) => action !== 'remove' || reason != null, {
    path: ['reason'],
    message: code('FIELD_REQUIRED'),
  });

/** Input of `featureListings`. */
export const featureListingsSchema = z.strictObject({ listingIds, isFeatured: z.boolean() });

/** Input of `importListings`. */
export const importListingsSchema = z.strictObject({
  type: z.enum(listingTypes),
  csv: z
    .string()
    .min(1, code('FIELD_REQUIRED'))
    .refine((table) => utf8Bytes(table) <= limits.import.bytes, code('FIELD_TOO_LONG')),
  isDryRun: z.boolean(),
  skipsWrong: z.boolean().default(false),
  businessId: id.nullish(),
});
