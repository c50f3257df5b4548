import type { ListingType } from '@wiki/domain';

/** The parts of the form, in their order. */
export type SectionName = 'basics' | 'pictures' | 'price' | 'details' | 'place';

const texts = ['name.en', 'name.es', 'description.en', 'description.es'] as const;
const offers = ['offers.en', 'offers.es'] as const;

/** The fields of each type of listing by the part of the form they stand in, in their order. */
const sectionsOf = {
  product: {
    basics: [...texts, 'category', 'condition'],
    pictures: ['images'],
    price: ['currency', 'price', ...offers],
    details: [
      'brand',
      'manufacturer',
      'model',
      'productId',
      'gtin',
      'sku',
      'size',
      'countryOfOrigin',
      'color.en',
      'color.es',
    ],
  },
  service: {
    basics: [...texts, 'category', 'serviceType'],
    pictures: ['images'],
    price: ['currency', 'startPrice', 'endPrice', 'pricePerHour', ...offers],
    details: ['availability.en', 'availability.es'],
  },
  property: {
    basics: [...texts, 'category', 'propertyType', 'transactionType'],
    pictures: ['images', 'video'],
    price: [
      'currency',
      'listingPriceMin',
      'listingPriceMax',
      'rentalPriceMin',
      'rentalPriceMax',
      ...offers,
    ],
    details: [
      'squareFeetMin',
      'squareFeetMax',
      'rooms',
      'bedrooms',
      'bathrooms',
      'fromDate',
      'toDate',
      'amenities',
      'agent',
    ],
    place: ['country', 'region', 'city'],
  },
} as const satisfies Record<ListingType, Partial<Record<SectionName, readonly string[]>>>;

type FieldsIn<Sections> = Sections extends Record<string, readonly (infer Name)[]> ? Name : never;

/** A field of the form: a path in its values, the same as in the API's input. */
export type ListingField = FieldsIn<(typeof sectionsOf)[ListingType]>;

/** The parts of a type's form with their fields, in their order. */
export const sectionList = (
  type: ListingType,
): readonly (readonly [SectionName, readonly ListingField[]])[] =>
  Object.entries(sectionsOf[type]) as [SectionName, readonly ListingField[]][];

/** The fields of a type, in the order of its form. */
export const fieldsOf = (type: ListingType): readonly ListingField[] =>
  sectionList(type).flatMap(([, fields]) => fields);

/** Fields in which an amount of money is typed. */
export const moneyFields = [
  'price',
  'startPrice',
  'endPrice',
  'pricePerHour',
  'listingPriceMin',
  'listingPriceMax',
  'rentalPriceMin',
  'rentalPriceMax',
] as const satisfies readonly ListingField[];

/** Fields in which a whole number is typed. */
export const numberFields = [
  'squareFeetMin',
  'squareFeetMax',
  'rooms',
  'bedrooms',
  'bathrooms',
] as const satisfies readonly ListingField[];

/**
 * The field of the form that the API means: it names entries of lists, and texts without their
 * language, which are asked for in the reader's.
 */
export function formFieldOf(
  type: ListingType,
  apiField: string | null | undefined,
  language: 'en' | 'es',
): ListingField | null {
  if (!apiField) return null;
  const path = apiField.replace(/^(input\.)?(values\.)?/, '');
  const fields = fieldsOf(type);
  const find = (name: string) => fields.find((field) => field === name) ?? null;
  return find(path) ?? find(`${path}.${language}`) ?? find(path.split('.')[0] ?? '');
}
