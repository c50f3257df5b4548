import type { LocalizedText } from '@wiki/domain';
import type { ArtworkPalette, ItemCondition } from '../../graphql/generated/resolvers.ts';

/** A text written in both languages, as every text of the demonstration is. */
export type BothLanguages = LocalizedText & { en: string; es: string };

/** A product of the demonstration. */
export interface DemoProduct {
  /** Stable and unique within its business: the id is made from both. */
  key: string;
  name: BothLanguages;
  description: BothLanguages;
  /** In the smallest unit of the currency: cents, centavos, céntimos. */
  amountMinor: number;
  /** ISO 4217; USD when left out. */
  currency?: 'COP' | 'MXN' | 'PEN';
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
  offers?: BothLanguages;
  isFeatured?: true;
}

/** A business of the demonstration with what it sells. */
export interface DemoBusiness {
  /** Stable and unique: the id is made from it. */
  key: string;
  name: string;
  description: BothLanguages;
  city: string;
  region: string;
  country: 'CO' | 'MX' | 'PE' | 'PA' | 'VE';
  palette: ArtworkPalette;
  products: readonly DemoProduct[];
}
