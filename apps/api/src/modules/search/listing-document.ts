import { categoryLists, languages, type LocalizedText, listingTypes } from '@wiki/domain';
import type { ReferenceListName } from '@wiki/reference-data';
import type { SearchDocument, SearchSchema } from '../../platform/search/search-index.ts';
import { createBusinessLoaders } from '../businesses/index.ts';
import type { ListingRecord } from '../listings/index.ts';
import { referenceLabel } from '../reference/index.ts';

/** What the index holds of listings: what words count where, and what lists are narrowed by. */
export const listingIndexSchema: SearchSchema = {
  texts: {
    name: { weight: 80, brevity: 60 },
    category: { weight: 60 },
    traits: { weight: 50 },
    business: { weight: 45 },
    place: { weight: 50 },
    offers: { weight: 20 },
    description: { weight: 12 },
  },
  keywords: {
    category: 'one',
    brand: 'one',
    condition: 'one',
    serviceType: 'one',
    propertyType: 'one',
    transactionType: 'one',
    rooms: 'one',
    bedrooms: 'one',
    bathrooms: 'one',
    amenities: 'many',
    country: 'one',
    region: 'one',
    city: 'one',
    currency: 'one',
    business: 'one',
    featured: 'one',
  },
  numbers: ['price', 'rooms', 'bedrooms', 'bathrooms'],
  groups: listingTypes,
};

/** The lists whose names are searched: a change of one changes what is found. */
export const searchedLists: readonly ReferenceListName[] = [
  'PRODUCT_CATEGORIES',
  'SERVICE_CATEGORIES',
  'PROPERTY_CATEGORIES',
  'SERVICE_TYPES',
  'AMENITIES',
  'COUNTRIES',
];

/** The documents of listings, with the names of their businesses read in one command. */
export async function documentsOf(listings: readonly ListingRecord[]): Promise<SearchDocument[]> {
  const { businessById } = createBusinessLoaders();
  return Promise.all(
    listings.map(async (listing) =>
      documentOf(listing, (await businessById.load(listing.businessId))?.name ?? ''),
    ),
  );
}

async function documentOf(listing: ListingRecord, businessName: string): Promise<SearchDocument> {
  const { type, category, city, region, country } = listing;
  const own = await ownWords(listing);
  return {
    id: listing._id.toHexString(),
    group: type,
    texts: {
      name: textsOf(listing.name),
      category: await labelsOf(categoryLists[type], category),
      traits: own.traits,
      business: [businessName],
      place: [city, region, ...(await labelsOf('COUNTRIES', country))],
      offers: textsOf(listing.offers),
      description: textsOf(listing.description),
    },
    codes: own.codes,
    keywords: {
      ...keywordsOf(listing),
      category: valueOf(category),
      country: [country],
      region: [region],
      city: [city],
      currency: [listing.currency],
      business: [listing.businessId],
      featured: [String(listing.isFeatured)],
    },
    numbers: {
      price: listing.priceFrom,
      ...(listing.type === 'property' && {
        rooms: listing.rooms,
        bedrooms: listing.bedrooms,
        bathrooms: listing.bathrooms,
      }),
    },
  };
}

/** The words and codes that only listings of its type have. */
async function ownWords(listing: ListingRecord): Promise<{ traits: string[]; codes: string[] }> {
  switch (listing.type) {
    case 'product': {
      const { brand, manufacturer, model, sku, gtin, productId } = listing;
      return {
        traits: [...[brand, manufacturer, model].flatMap(valueOf), ...textsOf(listing.color)],
        codes: [sku, gtin, productId].flatMap(valueOf),
      };
    }
    case 'service':
      return { traits: await labelsOf('SERVICE_TYPES', listing.serviceType), codes: [] };
    case 'property': {
      const amenities = await Promise.all(
        listing.amenities.map((amenity) => labelsOf('AMENITIES', amenity)),
      );
      return { traits: [...amenities.flat(), ...kindOfProperty(listing)], codes: [] };
    }
  }
}

/** What is searched for a property by what it is and how it is offered, in both languages. */
const propertyWords: Record<string, string> = {
  House: 'House casa',
  Apartment: 'Apartment apartamento',
  Condo: 'Condo condominio',
  Townhouse: 'Townhouse casa',
  Land: 'Land lote terreno',
  Sale: 'Sale venta',
  Rent: 'Rent arriendo alquiler',
  Lease: 'Lease arrendamiento',
};

const kindOfProperty = ({
  propertyType,
  transactionType,
}: Extract<ListingRecord, { type: 'property' }>): string[] =>
  [propertyType, transactionType].flatMap((kind) => valueOf(kind && propertyWords[kind]));

function keywordsOf(listing: ListingRecord): Record<string, string[]> {
  switch (listing.type) {
    case 'product':
      return { brand: valueOf(listing.brand), condition: valueOf(listing.condition) };
    case 'service':
      return { serviceType: valueOf(listing.serviceType) };
    case 'property':
      return {
        propertyType: valueOf(listing.propertyType),
        transactionType: valueOf(listing.transactionType),
        rooms: valueOf(listing.rooms),
        bedrooms: valueOf(listing.bedrooms),
        bathrooms: valueOf(listing.bathrooms),
        amenities: listing.amenities,
      };
  }
}

const valueOf = (value: string | number | null | undefined): string[] =>
  value == null || value === '' ? [] : [String(value)];

const textsOf = (text: LocalizedText | null): string[] =>
  languages.flatMap((language) => valueOf(text?.[language]));

/** The names of a value in both languages; none for one that is not on the list. */
async function labelsOf(list: ReferenceListName, value: string | null): Promise<string[]> {
  const label = value === null ? null : await referenceLabel(list, value);
  return label ? [label.en, label.es] : [];
}
