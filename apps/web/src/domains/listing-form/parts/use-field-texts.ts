import { useLingui } from '@lingui/react/macro';
import { type ListingType, requiredFields } from '@wiki/domain';
import type { FieldWords } from '../../../components/form/form-context.ts';
import type { ListingField } from '../values/listing-fields.ts';

export interface FieldTexts {
  /** The names of the fields. */
  labels: Record<ListingField, string>;
  /** What the form says of a field. */
  wordsOf: (field: string) => FieldWords;
}

/** The words of the form's fields for a type of listing. */
export function useFieldTexts(type: ListingType): FieldTexts {
  const { t } = useLingui();
  const required = new Set<string>([
    ...requiredFields[type],
    'currency',
    ...(type === 'property' ? ['images'] : []),
  ]);
  // What has to be filled in before the listing can be published.
  const isRequired = (field: string) => required.has(field.split('.')[0] ?? field);
  const nameEn = {
    product: t`Name of the product in English`,
    service: t`Name of the service in English`,
    property: t`Name of the property in English`,
  };
  const nameEs = {
    product: t`Name of the product in Spanish`,
    service: t`Name of the service in Spanish`,
    property: t`Name of the property in Spanish`,
  };
  const labels: Record<ListingField, string> = {
    'name.en': nameEn[type],
    'name.es': nameEs[type],
    'description.en': t`Description in English`,
    'description.es': t`Description in Spanish`,
    category: t`Category`,
    condition: t`Condition`,
    serviceType: t`How it’s delivered`,
    propertyType: t`Kind of property`,
    transactionType: t`For sale or rent`,
    images: t`Pictures`,
    video: t`Video`,
    currency: t`Currency of the prices`,
    price: t`Price`,
    startPrice: t`Price from`,
    endPrice: t`Price up to`,
    pricePerHour: t`Price per hour`,
    listingPriceMin: t`Sale price from`,
    listingPriceMax: t`Sale price up to`,
    rentalPriceMin: t`Monthly rent from`,
    rentalPriceMax: t`Monthly rent up to`,
    'offers.en': t`Special offer in English`,
    'offers.es': t`Special offer in Spanish`,
    brand: t`Brand`,
    manufacturer: t`Manufacturer`,
    model: t`Model`,
    productId: t`Manufacturer’s reference`,
    gtin: t`Barcode number (GTIN)`,
    sku: t`Your own code (SKU)`,
    size: t`Size or measurements`,
    countryOfOrigin: t`Country of origin`,
    'color.en': t`Color in English`,
    'color.es': t`Color in Spanish`,
    'availability.en': t`Hours of availability in English`,
    'availability.es': t`Hours of availability in Spanish`,
    squareFeetMin: t`Area from`,
    squareFeetMax: t`Area up to`,
    rooms: t`Rooms`,
    bedrooms: t`Bedrooms`,
    bathrooms: t`Bathrooms`,
    fromDate: t`Available from`,
    toDate: t`Available until`,
    amenities: t`Amenities`,
    agent: t`Broker or agent`,
    country: t`Country`,
    region: t`Region`,
    city: t`City`,
  };
  return {
    labels,
    wordsOf: (field) => ({
      // What is wrong with the pictures says so itself.
      label: field === 'images' ? '' : labels[field as ListingField],
      isOptional: !isRequired(field),
    }),
  };
}
