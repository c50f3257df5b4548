import type { PlaceTable, ReferenceEntry } from './reference-entry.ts';

export type { Label, ReferenceEntry } from './reference-entry.ts';

/** Every reference list. Countries are also at `./countries`, with what a phone field needs. */
export const referenceLists = [
  'COUNTRIES',
  'REGIONS',
  'CITIES',
  'DOCUMENT_TYPES',
  'LINES_OF_BUSINESS',
  'NATURE_TYPES',
  'TAXPAYER_TYPES',
  'TAX_REGIMES',
  'VAT_REGIMES',
  'TAX_SCHEMES',
  'TAX_RESPONSIBILITIES',
  'COMMERCIAL_ACTIVITIES',
  'ITEM_CODES',
  'PAYMENT_FORMS',
  'PAYMENT_MEANS',
  'TAXES',
  'PRODUCT_CATEGORIES',
  'SERVICE_CATEGORIES',
  'SERVICE_TYPES',
  'PROPERTY_CATEGORIES',
  'AMENITIES',
  'FORUM_CATEGORIES',
  'PARTNER_CATEGORIES',
] as const;

export { featuredCategory } from './forum-categories.ts';

export type ReferenceListName = (typeof referenceLists)[number];

/** Lists whose entries belong to an entry of another list, and which. */
export const parentLists: Readonly<Partial<Record<ReferenceListName, ReferenceListName>>> = {
  REGIONS: 'COUNTRIES',
  CITIES: 'REGIONS',
  COMMERCIAL_ACTIVITIES: 'LINES_OF_BUSINESS',
};

/** Countries whose regions and cities the lists hold. */
export const countriesWithRegions = ['CO', 'MX', 'PA', 'PE', 'VE'] as const;

const billing = () => import('./billing-lists.ts');
const listings = () => import('./listing-taxonomies.ts');

/** Each list, loaded when it is first asked for. */
const sources: Readonly<Record<ReferenceListName, () => Promise<readonly ReferenceEntry[]>>> = {
  COUNTRIES: async () =>
    (await import('./countries.ts')).countries.map(({ code, ...country }) => ({
      ...country,
      dialCode: code,
    })),
  REGIONS: async () => (await import('./regions.ts')).regions,
  CITIES: cities,
  DOCUMENT_TYPES: async () => (await billing()).documentTypes,
  LINES_OF_BUSINESS: async () => (await billing()).linesOfBusiness,
  NATURE_TYPES: async () => (await billing()).natureTypes,
  TAXPAYER_TYPES: async () => (await billing()).taxpayerTypes,
  TAX_REGIMES: async () => (await billing()).taxRegimes,
  VAT_REGIMES: async () => (await billing()).vatRegimes,
  TAX_SCHEMES: async () => (await billing()).taxSchemes,
  TAX_RESPONSIBILITIES: async () => (await billing()).taxResponsibilities,
  COMMERCIAL_ACTIVITIES: async () => (await import('./commercial-activities.ts')).activities,
  ITEM_CODES: async () => (await billing()).itemCodes,
  PAYMENT_FORMS: async () => (await billing()).paymentForms,
  PAYMENT_MEANS: async () => (await import('./payment-means.ts')).paymentMeans,
  TAXES: async () => (await billing()).taxes,
  PRODUCT_CATEGORIES: async () => (await listings()).productCategories,
  SERVICE_CATEGORIES: async () => (await listings()).serviceCategories,
  SERVICE_TYPES: async () => (await listings()).serviceTypes,
  PROPERTY_CATEGORIES: async () => (await listings()).propertyCategories,
  AMENITIES: async () => (await listings()).amenities,
  FORUM_CATEGORIES: async () => (await import('./forum-categories.ts')).forumCategories,
  PARTNER_CATEGORIES: async () => (await import('./partner-categories.ts')).partnerCategories,
};

/** A list as delivered, in its order. */
export function defaultEntries(list: ReferenceListName): Promise<readonly ReferenceEntry[]> {
  return sources[list]();
}

async function cities(): Promise<readonly ReferenceEntry[]> {
  const tables = await Promise.all([
    import('./cities-co.ts'),
    import('./cities-mx.ts'),
    import('./cities-pa.ts'),
    import('./cities-pe.ts'),
    import('./cities-ve.ts'),
  ]);
  return tables.flatMap(({ places }) => placesOf(places));
}

/** Values are the country's code and the official one, where the country has official codes. */
const officialValue = /^[A-Z]{2}-(\d+)$/;

const placesOf = (table: PlaceTable): ReferenceEntry[] =>
  Object.entries(table).flatMap(([parent, names]) =>
    Object.entries(names).map(([value, name]) => {
      const externalId = officialValue.exec(value)?.[1];
      const entry = { value, label: { en: name, es: name }, parent };
      return externalId ? { ...entry, externalId } : entry;
    }),
  );
