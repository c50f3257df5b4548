import type { Language, LocalizedText } from '../texts/language.ts';
import { foldText } from '../texts/search-folding.ts';

type Words = Required<{ [Key in Language]: string }>;

const words = (en: string, es: string): Words => ({ en, es });

/** What the columns of a table to import are called; a table may use the names of the API as well. */
export const importHeadings: Readonly<Record<string, Words>> = {
  'name.es': words('Name (Spanish)', 'Nombre (español)'),
  'name.en': words('Name (English)', 'Nombre (inglés)'),
  'description.es': words('Description (Spanish)', 'Descripción (español)'),
  'description.en': words('Description (English)', 'Descripción (inglés)'),
  category: words('Category', 'Categoría'),
  condition: words('Condition', 'Estado'),
  price: words('Price', 'Precio'),
  currency: words('Currency', 'Moneda'),
  'offers.es': words('Offers (Spanish)', 'Ofertas (español)'),
  'offers.en': words('Offers (English)', 'Ofertas (inglés)'),
  manufacturer: words('Manufacturer', 'Fabricante'),
  brand: words('Brand', 'Marca'),
  model: words('Model', 'Modelo'),
  productId: words('Manufacturer’s reference', 'Referencia del fabricante'),
  gtin: words('GTIN', 'GTIN'),
  sku: words('SKU', 'SKU'),
  countryOfOrigin: words('Country of origin', 'País de origen'),
  'color.es': words('Color (Spanish)', 'Color (español)'),
  'color.en': words('Color (English)', 'Color (inglés)'),
  size: words('Size', 'Tamaño'),
  serviceType: words('Kind of service', 'Tipo de servicio'),
  startPrice: words('Price from', 'Precio desde'),
  endPrice: words('Price to', 'Precio hasta'),
  pricePerHour: words('Price per hour', 'Precio por hora'),
  'availability.es': words('Availability (Spanish)', 'Disponibilidad (español)'),
  'availability.en': words('Availability (English)', 'Disponibilidad (inglés)'),
  propertyType: words('Kind of property', 'Tipo de inmueble'),
  transactionType: words('For sale or rent', 'Modalidad'),
  rentalPriceMin: words('Rent from', 'Arriendo desde'),
  rentalPriceMax: words('Rent to', 'Arriendo hasta'),
  listingPriceMin: words('Sale price from', 'Precio de venta desde'),
  listingPriceMax: words('Sale price to', 'Precio de venta hasta'),
  squareFeetMin: words('Square feet from', 'Pies cuadrados desde'),
  squareFeetMax: words('Square feet to', 'Pies cuadrados hasta'),
  rooms: words('Rooms', 'Ambientes'),
  bedrooms: words('Bedrooms', 'Habitaciones'),
  bathrooms: words('Bathrooms', 'Baños'),
  fromDate: words('Available from', 'Disponible desde'),
  toDate: words('Available until', 'Disponible hasta'),
  amenities: words('Amenities', 'Comodidades'),
  agent: words('Agent', 'Agente'),
  country: words('Country', 'País'),
  region: words('Region or state', 'Departamento o región'),
  city: words('City', 'Ciudad'),
};

/** What columns were called before: tables that people keep have these headings. */
const formerHeadings: ReadonlyMap<string, string> = new Map([
  ['offered', 'transactionType'],
  ['product id', 'productId'],
  ['codigo del producto', 'productId'],
]);

/** The words for the values of columns that have few. */
export const importValues: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  condition: { New: words('New', 'Nuevo'), Used: words('Used', 'Usado') },
  propertyType: {
    House: words('House', 'Casa'),
    Apartment: words('Apartment', 'Apartamento'),
    Condo: words('Condominium', 'Condominio'),
    Townhouse: words('Townhouse', 'Casa en conjunto'),
    Land: words('Land', 'Lote'),
    Other: words('Other', 'Otro'),
  },
  transactionType: {
    Sale: words('For sale', 'En venta'),
    Rent: words('For rent', 'En arriendo'),
    Lease: words('For lease', 'En leasing'),
    Other: words('Other', 'Otra'),
  },
};

/** Text as columns and values are compared: without case, accents, hyphens and double spaces. */
export const foldWord = (text: string): string =>
  foldText(text)
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** Whether a text is one of the words, in either language. */
export const isWord = (text: string, of: LocalizedText): boolean =>
  [of.en, of.es].some((word) => word && foldWord(word) === foldWord(text));

/** The column that a heading names, as the API calls it; null when none of these is meant. */
export function columnOf(heading: string, columns: readonly string[]): string | null {
  const text = heading.trim();
  if (columns.includes(text)) return text;
  const former = formerHeadings.get(foldWord(text));
  if (former !== undefined && columns.includes(former)) return former;
  return (
    columns.find((column) => {
      const names = Object.hasOwn(importHeadings, column) ? importHeadings[column] : undefined;
      return names && isWord(text, names);
    }) ?? null
  );
}
