import { type Language, metresOf, pricePeriodOf } from '@wiki/domain';
import type { SubjectContent } from '../../platform/http/page-meta.ts';
import { textIn } from '../../platform/http/page-meta-texts.ts';
import { priceWords } from '../../platform/http/page-words.ts';
import type { BusinessRecord } from '../businesses/index.ts';
import type { ListingRecord } from './listing.model.ts';

const names = {
  en: {
    condition: 'Condition',
    brand: 'Brand',
    model: 'Model',
    offered: 'Offered',
    kind: 'Kind of property',
    area: 'Area',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    place: 'Location',
  },
  es: {
    condition: 'Estado',
    brand: 'Marca',
    model: 'Modelo',
    offered: 'Se ofrece',
    kind: 'Tipo de inmueble',
    area: 'Área',
    bedrooms: 'Alcobas',
    bathrooms: 'Baños',
    place: 'Ubicación',
  },
} as const;

/** The choices of listings, as the client words them; others say nothing. */
const choices: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    New: 'New',
    Used: 'Used',
    Sale: 'For sale',
    Rent: 'For rent',
    Lease: 'For lease',
    House: 'House',
    Apartment: 'Apartment',
    Condo: 'Condominium',
    Townhouse: 'Townhouse',
    Land: 'Land',
  },
  es: {
    New: 'Nuevo',
    Used: 'Usado',
    Sale: 'En venta',
    Rent: 'En arriendo',
    Lease: 'En arriendo a largo plazo',
    House: 'Casa',
    Apartment: 'Apartamento',
    Condo: 'Condominio',
    Townhouse: 'Casa adosada',
    Land: 'Lote',
  },
};

/** What a published listing tells readers without scripts. */
export function listingContent(
  listing: ListingRecord,
  business: BusinessRecord,
  language: Language,
): SubjectContent {
  const { priceFrom, currency, description, city, region } = listing;
  const facts = [...factsOf(listing, language), [names[language].place, `${city}, ${region}`]];
  return {
    price:
      priceFrom === null
        ? null
        : priceWords({ amountMinor: priceFrom, currency }, pricePeriodOf(listing), language),
    text: textIn(description, language),
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    seller: { name: business.name, path: `/entrepreneurs/${listing.businessId}` },
  };
}

type Fact = [name: string, value: string | null | undefined];

function factsOf(listing: ListingRecord, language: Language): Fact[] {
  const say = names[language];
  const chosen = (value: string | null) => value && choices[language][value];
  switch (listing.type) {
    case 'product':
      return [
        [say.condition, chosen(listing.condition)],
        [say.brand, listing.brand],
        [say.model, listing.model],
      ];
    case 'service':
      return [];
    case 'property': {
      const squareFeet = listing.squareFeetMin ?? listing.squareFeetMax;
      return [
        [say.offered, chosen(listing.transactionType)],
        [say.kind, chosen(listing.propertyType)],
        [say.area, squareFeet === null ? null : `${metresOf(squareFeet)} m²`],
        [say.bedrooms, listing.bedrooms?.toString()],
        [say.bathrooms, listing.bathrooms?.toString()],
      ];
    }
  }
}
