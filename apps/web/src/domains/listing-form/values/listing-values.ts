import type {
  ItemCondition,
  Language,
  ListingContent,
  ListingCurrency,
  ListingType,
  PropertyType,
  TransactionType,
} from '@wiki/domain';
import type { ManagedListingDetailsFragment } from '../../../gql/listing-form.ts';
import type { ListingValuesInput } from '../../../gql/schema-types.ts';
import type { Fields } from '../../../lib/forms/field-saver.ts';
import type { WholeForm } from '../../../lib/forms/whole-form.ts';
import { type FileValue, fileValueOfImage, imageInputOf } from '../../../lib/uploads/file-value.ts';
import { amountOf, amountText, isUnreadable, wholeNumberOf } from './amounts.ts';
import { fieldsOf, type ListingField, moneyFields, numberFields } from './listing-fields.ts';

interface Localized {
  en: string;
  es: string;
}

/** What the form holds, numbers and amounts as they are typed; fields of other types stay empty. */
export type ListingValues = WholeForm<ListingValuesInput, never, ValuesOfEveryType>;

interface ValuesOfEveryType {
  name: Localized;
  description: Localized;
  category: string;
  offers: Localized;
  currency: ListingCurrency;
  /** The primary one first. */
  images: FileValue[];
  price: string;
  manufacturer: string;
  brand: string;
  model: string;
  productId: string;
  gtin: string;
  sku: string;
  condition: ItemCondition | '';
  countryOfOrigin: string;
  color: Localized;
  size: string;
  serviceType: string;
  availability: Localized;
  startPrice: string;
  endPrice: string;
  pricePerHour: string;
  propertyType: PropertyType | '';
  transactionType: TransactionType | '';
  fromDate: string;
  toDate: string;
  rentalPriceMin: string;
  rentalPriceMax: string;
  listingPriceMin: string;
  listingPriceMax: string;
  squareFeetMin: string;
  squareFeetMax: string;
  rooms: string;
  bedrooms: string;
  bathrooms: string;
  amenities: string[];
  agent: string;
  /** One at most. */
  video: FileValue[];
  city: string;
  region: string;
  country: string;
}

const blank = (): Localized => ({ en: '', es: '' });

/** A form that nothing was written in. */
export const emptyValues = (): ListingValues => ({
  name: blank(),
  description: blank(),
  category: '',
  offers: blank(),
  currency: 'USD',
  images: [],
  price: '',
  manufacturer: '',
  brand: '',
  model: '',
  productId: '',
  gtin: '',
  sku: '',
  condition: '',
  countryOfOrigin: '',
  color: blank(),
  size: '',
  serviceType: '',
  availability: blank(),
  startPrice: '',
  endPrice: '',
  pricePerHour: '',
  propertyType: '',
  transactionType: '',
  fromDate: '',
  toDate: '',
  rentalPriceMin: '',
  rentalPriceMax: '',
  listingPriceMin: '',
  listingPriceMax: '',
  squareFeetMin: '',
  squareFeetMax: '',
  rooms: '',
  bedrooms: '',
  bathrooms: '',
  amenities: [],
  agent: '',
  video: [],
  city: '',
  region: '',
  country: '',
});

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

/** A value of a listing as the form holds it. */
function fieldValueOf(name: string, value: unknown, decimalSign: '.' | ','): unknown {
  if (isOneOf(moneyFields, name)) {
    return amountText((value as { amountMinor: number } | null)?.amountMinor, decimalSign);
  }
  if (isOneOf(numberFields, name)) return JSON.stringify(value);
  if (name === 'category' || name === 'serviceType') return (value as { key: string }).key;
  if (name === 'amenities') return (value as { key: string }[]).map(({ key }) => key);
  if (name === 'images')
    return (value as Parameters<typeof fileValueOfImage>[0][]).map(fileValueOfImage);
  if (name === 'video') {
    const { fileId, contentType, byteSize } = value as FileValue;
    return [{ fileId, contentType, byteSize, name: '' }];
  }
  return value;
}

/** The form's values of a listing as it is stored. */
export function valuesOf(
  listing: ManagedListingDetailsFragment,
  language: Language,
): ListingValues {
  const values: Record<string, unknown> = { ...emptyValues() };
  for (const [name, value] of Object.entries(listing)) {
    if (!(name in values) || value === null) continue;
    const { __typename: _name, ...parts } = value as object & { __typename?: string };
    values[name] =
      'en' in parts || 'es' in parts
        ? { en: (parts as Localized).en ?? '', es: (parts as Localized).es ?? '' }
        : fieldValueOf(name, value, language === 'es' ? ',' : '.');
  }
  return values as unknown as ListingValues;
}

/** One field of the form. */
export const valueAt = (values: ListingValues, field: ListingField): unknown => {
  const [name = '', part] = field.split('.');
  const value = values[name as keyof ListingValues];
  return part ? (value as unknown as Record<string, unknown>)[part] : value;
};

/** The form with other values in some of its fields, named by their paths. */
export function withFields(values: ListingValues, fields: Fields): ListingValues {
  const changed: Record<string, unknown> = { ...values };
  for (const [path, value] of Object.entries(fields)) {
    const [name = '', part] = path.split('.');
    if (name in changed) {
      changed[name] = part ? { ...(changed[name] as object), [part]: value } : value;
    }
  }
  return changed as unknown as ListingValues;
}

/** One field as the API takes it; what is unreadable stays so. */
function apiValueOf(values: ListingValues, field: ListingField): unknown {
  const value = valueAt(values, field);
  if (isOneOf(moneyFields, field)) return amountOf(String(value));
  if (isOneOf(numberFields, field)) return wholeNumberOf(String(value));
  if (field === 'images') return values.images.map(imageInputOf);
  if (field === 'video') return values.video[0]?.fileId ?? null;
  return value === '' ? null : value;
}

/** Each field of a type as the API takes it, by its path. */
export function apiFieldsOf(type: ListingType, values: ListingValues): Fields {
  return Object.fromEntries(fieldsOf(type).map((field) => [field, apiValueOf(values, field)]));
}

/** Changed fields by name: the languages of a text go together, those left out stay. */
function inputOf(changes: Fields): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(changes)) {
    const [name = '', language] = path.split('.');
    input[name] = language ? { ...(input[name] as object | undefined), [language]: value } : value;
  }
  return input;
}

/** Changed fields as the API's input, amounts in the currency of the form. */
export function pricedInputOf(changes: Fields, { currency }: ListingValues): ListingValuesInput {
  return inputOf(
    Object.fromEntries(
      Object.entries(changes).map(([path, value]) => [
        path,
        typeof value === 'number' && isOneOf(moneyFields, path)
          ? { amountMinor: value, currency }
          : value,
      ]),
    ),
  );
}

const readable = (value: unknown): unknown => (isUnreadable(value) ? undefined : value);

/** What the rules of publishing read of the form. */
export function contentOf(type: ListingType, values: ListingValues): ListingContent {
  const fields = apiFieldsOf(type, values);
  const known = Object.fromEntries(
    Object.entries(fields).map(([path, value]) => [path, readable(value)]),
  );
  return { ...inputOf(known), type };
}
