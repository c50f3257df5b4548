import { categoryLists, type LocalizedText, listingTypes } from '@wiki/domain';
import { defaultEntries, type ReferenceListName } from '@wiki/reference-data';
import type {
  SearchDocument,
  SearchSchema,
  SearchText,
} from '../../../platform/search/search-index.ts';
import { plainWordsOf, type TradeWordName } from '../../../platform/search/language/trade-words.ts';
import { createBusinessLoaders } from '../../businesses/index.ts';
import type { ListingRecord } from '../../listings/index.ts';
import { referenceLabel } from '../../reference/index.ts';

/** What the index holds of listings: what words count where, and what lists are narrowed by. */
export const listingIndexSchema: SearchSchema = {
  texts: {
    name: { weight: 80, brevity: 60, lead: 12 },
    category: { weight: 110 },
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
  numbers: ['price', 'rooms', 'bedrooms', 'bathrooms', 'published', 'rating'],
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

/** The names of the searched lists as they are delivered. */
export async function taxonomyNames(): Promise<LocalizedText[]> {
  const lists = await Promise.all(searchedLists.map(defaultEntries));
  return lists.flatMap((entries) => entries.map(({ label }) => label));
}

/**
 * Makes documents of listings. What it reads for them, the names of their businesses and of the
 * values of taxonomies, it reads once for as long as it is used.
 */
export class DocumentMaker {
  readonly #businesses = new Map<string, string>();
  readonly #labels = new Map<string, readonly LocalizedText[]>();

  async documentsOf(listings: readonly ListingRecord[]): Promise<SearchDocument[]> {
    await this.#readBusinesses(listings);
    await this.#readLabels(listings);
    const labels: Labels = (list, value) => this.#labels.get(`${list}:${value}`) ?? [];
    return listings.map((listing) =>
      documentOf(listing, this.#businesses.get(listing.businessId) ?? '', labels),
    );
  }

  /** In one command. */
  async #readBusinesses(listings: readonly ListingRecord[]): Promise<void> {
    const { businessById } = createBusinessLoaders();
    const ids = new Set(listings.map(({ businessId }) => businessId));
    const unknown = [...ids].filter((id) => !this.#businesses.has(id));
    const found = await Promise.all(unknown.map((id) => businessById.load(id)));
    for (const [place, id] of unknown.entries()) this.#businesses.set(id, found[place]?.name ?? '');
  }

  async #readLabels(listings: readonly ListingRecord[]): Promise<void> {
    const unknown = new Map<string, readonly [ReferenceListName, string]>();
    const collect: Labels = (list, value) => {
      const key = `${list}:${value}`;
      if (value !== null && !this.#labels.has(key)) unknown.set(key, [list, value]);
      return [];
    };
    for (const listing of listings) labeledWords(listing, collect);
    for (const [key, [list, value]] of unknown) {
      const label = await referenceLabel(list, value);
      this.#labels.set(key, label ? [label] : []);
    }
  }
}

/** The names of a value in both languages; none for one that is not on the list. */
type Labels = (list: ReferenceListName, value: string | null) => readonly LocalizedText[];

function documentOf(listing: ListingRecord, businessName: string, labels: Labels): SearchDocument {
  const { type, category, city, region, country } = listing;
  const named = labeledWords(listing, labels);
  const own = ownWords(listing);
  return {
    id: listing._id.toHexString(),
    group: type,
    texts: {
      name: [listing.name],
      category: named.category,
      traits: [...own.traits, ...named.traits],
      business: [businessName],
      place: [city, region, ...named.country],
      offers: textsOf(listing.offers),
      description: [listing.description],
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
      published: listing.datePublished?.getTime() ?? null,
      rating: listing.sellerRating,
      ...(listing.type === 'property' && {
        rooms: listing.rooms,
        bedrooms: listing.bedrooms,
        bathrooms: listing.bathrooms,
      }),
    },
  };
}

/** What taxonomies call the values of a listing. */
function labeledWords(listing: ListingRecord, labels: Labels) {
  const traits =
    listing.type === 'service'
      ? labels('SERVICE_TYPES', listing.serviceType)
      : listing.type === 'property'
        ? listing.amenities.flatMap((amenity) => labels('AMENITIES', amenity))
        : [];
  return {
    category: labels(categoryLists[listing.type], listing.category),
    country: labels('COUNTRIES', listing.country),
    traits,
  };
}

/** The words and codes that only listings of its type have. */
function ownWords(listing: ListingRecord): { traits: SearchText[]; codes: string[] } {
  switch (listing.type) {
    case 'product': {
      const { brand, manufacturer, model, sku, gtin, productId } = listing;
      return {
        traits: [...[brand, manufacturer, model].flatMap(valueOf), ...textsOf(listing.color)],
        codes: [sku, gtin, productId].flatMap(valueOf),
      };
    }
    case 'service':
      return { traits: [], codes: [] };
    case 'property':
      return { traits: kindOfProperty(listing), codes: [] };
  }
}

/** What a property is called by what it is and how it is offered; other names are synonyms of these. */
const propertyWords: Partial<Record<string, readonly TradeWordName[]>> = {
  House: ['house'],
  Apartment: ['apartment'],
  Condo: ['condo'],
  Townhouse: ['house', 'townhouse'],
  Land: ['land'],
  Sale: ['sale'],
  Rent: ['rent'],
  Lease: ['lease'],
};

const kindOfProperty = ({
  propertyType,
  transactionType,
}: Extract<ListingRecord, { type: 'property' }>): LocalizedText[] =>
  [propertyType, transactionType]
    .flatMap((kind) => propertyWords[kind ?? ''] ?? [])
    .map(plainWordsOf);

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

const textsOf = (text: LocalizedText | null): LocalizedText[] => (text ? [text] : []);
