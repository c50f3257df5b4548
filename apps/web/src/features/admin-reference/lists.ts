import type { ReferenceList } from '../../gql/schema-types.ts';

/** Every list, in the order in which they are offered to administrators. */
export const lists: readonly ReferenceList[] = [
  'DOCUMENT_TYPES',
  'LINES_OF_BUSINESS',
  'COMMERCIAL_ACTIVITIES',
  'NATURE_TYPES',
  'TAXPAYER_TYPES',
  'TAX_REGIMES',
  'VAT_REGIMES',
  'TAX_SCHEMES',
  'TAX_RESPONSIBILITIES',
  'TAXES',
  'ITEM_CODES',
  'PAYMENT_FORMS',
  'PAYMENT_MEANS',
  'PRODUCT_CATEGORIES',
  'SERVICE_CATEGORIES',
  'SERVICE_TYPES',
  'PROPERTY_CATEGORIES',
  'AMENITIES',
  'FORUM_CATEGORIES',
  'PARTNER_CATEGORIES',
  'COUNTRIES',
  'REGIONS',
  'CITIES',
];

/** The list an address names; the first for none and for what is no list. */
export function listOf(name: string | null): ReferenceList {
  return lists.find((list) => list === name) ?? 'DOCUMENT_TYPES';
}
