import { type Language, pricePeriodOf } from '@wiki/domain';
import type { Config } from '../../../config.ts';
import type { StructuredData } from '../../../platform/http/pages/page-meta-data.ts';
import { textIn } from '../../../platform/http/pages/page-meta-texts.ts';
import { type BusinessRecord, sellerData } from '../../businesses/index.ts';
import { referenceLabel } from '../../reference/index.ts';
import type { ListingRecord, ProductRecord, PropertyRecord } from '../listing.model.ts';

/** What all types say. */
interface Page {
  name: string;
  description: string;
  url: string;
  /** Whole addresses, the primary one first. */
  images: string[];
}

/** A published listing in the words of schema.org, so that search engines show its price and place. */
export async function listingData(
  listing: ListingRecord,
  business: BusinessRecord,
  { name, description, url, images }: Page,
  language: Language,
  config: Config,
): Promise<StructuredData> {
  const common = { name, description, url, image: images };
  const seller = sellerData(business, language, config);
  const offer = { ...offerOf(listing), url, seller };
  switch (listing.type) {
    case 'product':
      return { '@type': 'Product', ...common, ...productFacts(listing, language), offers: offer };
    case 'service':
      return {
        '@type': 'Service',
        ...common,
        serviceType: await nameOf('SERVICE_CATEGORIES', listing.category, language),
        areaServed: listing.city,
        provider: seller,
        offers: offer,
      };
    case 'property':
      return {
        '@type': 'RealEstateListing',
        ...common,
        datePosted: listing.datePublished?.toISOString(),
        offers: { ...offer, itemOffered: { name, ...(await placeOf(listing, language)) } },
      };
  }
}

/** What prices are paid for, by the codes of UN/CEFACT. */
const units = {
  hour: { unitCode: 'HUR', unitText: 'hour' },
  month: { unitCode: 'MON', unitText: 'month' },
} as const;

function offerOf(listing: ListingRecord): StructuredData {
  const { priceFrom, currency } = listing;
  const price = priceFrom === null ? null : decimalOf(priceFrom);
  const period = price && pricePeriodOf(listing);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    priceSpecification: period && {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      ...units[period],
    },
    businessFunction: period === 'month' ? 'http://purl.org/goodrelations/v1#LeaseOut' : null,
  };
}

function productFacts(product: ProductRecord, language: Language) {
  const { brand, manufacturer, model, sku, gtin, productId, color, size, condition } = product;
  return {
    brand: brand === null ? null : { '@type': 'Brand', name: brand },
    manufacturer: manufacturer === null ? null : { '@type': 'Organization', name: manufacturer },
    model,
    sku,
    gtin,
    mpn: productId,
    color: color && textIn(color, language),
    size,
    itemCondition: condition && `https://schema.org/${condition}Condition`,
  };
}

/** What schema.org calls each kind of property; anything else is some accommodation. */
const placeTypes = {
  House: 'House',
  Apartment: 'Apartment',
  Condo: 'Apartment',
  Townhouse: 'House',
  Land: 'Place',
  Other: 'Accommodation',
} as const;

async function placeOf(property: PropertyRecord, language: Language): Promise<StructuredData> {
  const { propertyType, rooms, bedrooms, bathrooms, squareFeetMin, squareFeetMax } = property;
  const amenities = await Promise.all(
    property.amenities.map((key) => nameOf('AMENITIES', key, language)),
  );
  const isBuilt = propertyType !== 'Land';
  return {
    '@type': placeTypes[propertyType ?? 'Other'],
    address: {
      '@type': 'PostalAddress',
      addressLocality: property.city,
      addressRegion: property.region,
      addressCountry: property.country,
    },
    ...(isBuilt
      ? { numberOfRooms: rooms, numberOfBedrooms: bedrooms, numberOfBathroomsTotal: bathrooms }
      : {}),
    floorSize:
      squareFeetMin === null && squareFeetMax === null
        ? null
        : {
            '@type': 'QuantitativeValue',
            minValue: squareFeetMin,
            maxValue: squareFeetMax,
            unitCode: 'FTK',
          },
    amenityFeature: amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

/** A value of a taxonomy by its name in the language. */
async function nameOf(
  list: Parameters<typeof referenceLabel>[0],
  key: string | null,
  language: Language,
): Promise<string | null> {
  const label = key === null ? null : await referenceLabel(list, key);
  return label?.[language] ?? key;
}

/** An amount in hundredths as schema.org writes it: `45000.00`. */
const decimalOf = (amountMinor: number): string =>
  `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`;
