import type {
  ItemCondition,
  ListingCurrency,
  ListingStatus,
  LocalizedText,
  PropertyType,
  TransactionType,
} from '@wiki/domain';
import type { ArtworkPalette } from '../../graphql/generated/resolvers.ts';

/** A text written in both languages, as nearly every text of the demonstration is. */
export type BothLanguages = LocalizedText & { en: string; es: string };

/** What every listing of the demonstration says. */
interface DemoListing {
  /** Stable and unique among the listings of this type of its business: the id is made from them. */
  key: string;
  /** Some sellers write in one language only. */
  name: LocalizedText;
  description: LocalizedText;
  offers?: LocalizedText;
  isFeatured?: true;
  /** Published when left out. */
  status?: ListingStatus;
}

/** A product of the demonstration. */
export interface DemoProduct extends DemoListing {
  /** In the smallest unit of the currency: cents, centavos, céntimos. */
  amountMinor: number;
  /** ISO 4217; USD when left out. */
  currency?: ListingCurrency;
  /** A value of the taxonomy PRODUCT_CATEGORIES. */
  category: string;
  palette: ArtworkPalette;
  brand?: string;
  manufacturer?: string;
  model?: string;
  gtin?: string;
  sku?: string;
  /** New when left out. */
  condition?: ItemCondition;
  /** The country of the business when left out. */
  countryOfOrigin?: string;
  color?: BothLanguages;
  size?: string;
}

/** A service of the demonstration. Its amounts are whole units of the currency. */
export interface DemoService extends DemoListing {
  /** A value of the taxonomy SERVICE_CATEGORIES. */
  category: string;
  /** A value of the taxonomy SERVICE_TYPES. */
  serviceType: string;
  availability?: BothLanguages;
  /** USD when left out. */
  currency?: ListingCurrency;
  startPrice?: number;
  endPrice?: number;
  pricePerHour?: number;
}

/** How large a property is, in square meters, and how it is divided. */
interface PropertyFacts {
  area: number | readonly [least: number, most: number];
  rooms?: number;
  bedrooms?: number;
  bathrooms?: number;
}

/** A property of the demonstration. Its price is in whole units of the currency, rent by the month. */
export interface DemoProperty extends DemoListing {
  kind: PropertyType;
  deal: TransactionType;
  /** A value of the taxonomy PROPERTY_CATEGORIES. */
  category: string;
  /** Where the business is when left out. */
  place?: Place;
  price: number | readonly [least: number, most: number];
  currency: ListingCurrency;
  facts: PropertyFacts;
  /** Values of the taxonomy AMENITIES. */
  amenities: readonly string[];
  agent: string;
  /** In how many days it is free; now when left out. */
  freeInDays?: number;
  /** For how many days it is let, where that is limited. */
  forDays?: number;
}

/** What businesses sell, by their keys. */
export type BySeller<Listing> = Readonly<Record<string, readonly Listing[]>>;

/** Where something is. */
export type Place = Pick<DemoBusiness, 'city' | 'region' | 'country'>;

/** A business of the demonstration. */
export interface DemoBusiness {
  /** Stable and unique: the id is made from it. */
  key: string;
  name: string;
  description: BothLanguages;
  city: string;
  region: string;
  country: 'CO' | 'MX' | 'PE' | 'PA' | 'VE';
  palette: ArtworkPalette;
  /** The first things it sold; the listings files have the others. */
  products: readonly DemoProduct[];
}
