import { importHeadings, importValues, type Language, type ListingType } from '@wiki/domain';

/** An example: the same in both languages, or a word of each. */
type Example = string | Readonly<Record<Language, string>>;

/** The columns of a table to import, as the API names them, each with an example. */
const columns: Record<ListingType, Readonly<Record<string, Example>>> = {
  product: {
    'name.es': 'Ruana de lana virgen',
    'name.en': 'Virgin wool ruana',
    'description.es': 'Tejida a mano en Nobsa, gris natural.',
    'description.en': 'Woven by hand in Nobsa, natural gray.',
    category: { en: 'Crafts', es: 'Artesanías' },
    condition: 'New',
    price: '85.00',
    currency: 'USD',
    'offers.es': '',
    'offers.en': '',
    manufacturer: '',
    brand: '',
    model: '',
    productId: '',
    gtin: '',
    sku: 'RUANA-01',
    countryOfOrigin: 'Colombia',
    'color.es': 'gris',
    'color.en': 'gray',
    size: '',
  },
  service: {
    'name.es': 'Contabilidad mensual',
    'name.en': 'Monthly bookkeeping',
    'description.es': 'Llevamos sus libros y presentamos sus declaraciones.',
    'description.en': 'We keep your books and file your returns.',
    category: { en: 'Accounting and taxes', es: 'Contabilidad e impuestos' },
    serviceType: { en: 'Remote', es: 'En línea' },
    startPrice: '120.00',
    endPrice: '300.00',
    pricePerHour: '',
    currency: 'USD',
    'offers.es': '',
    'offers.en': '',
    'availability.es': 'Lunes a viernes, 8 a. m. a 5 p. m.',
    'availability.en': 'Monday to Friday, 8 a.m. to 5 p.m.',
  },
  property: {
    'name.es': 'Oficina amoblada en El Poblado',
    'name.en': 'Furnished office in El Poblado',
    'description.es': 'Dos salas, cocineta y parqueadero.',
    'description.en': 'Two rooms, kitchenette and parking.',
    category: { en: 'Offices', es: 'Oficinas' },
    propertyType: 'Other',
    transactionType: 'Rent',
    rentalPriceMin: '980.00',
    rentalPriceMax: '',
    listingPriceMin: '',
    listingPriceMax: '',
    currency: 'USD',
    'offers.es': '',
    'offers.en': '',
    squareFeetMin: '900',
    squareFeetMax: '',
    rooms: '3',
    bedrooms: '',
    bathrooms: '1',
    fromDate: '2027-01-15',
    toDate: '',
    amenities: { en: 'Furnished|Parking', es: 'Amoblado|Parqueadero' },
    agent: '',
    country: 'Colombia',
    region: 'Antioquia',
    city: 'Medellín',
  },
};

const cell = (text: string): string =>
  /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * A table to fill in: its headings and a row that shows how, with the signs that spreadsheets of the
 * language expect.
 */
export function templateOf(type: ListingType, language: Language): string {
  const example = columns[type];
  const isSpanish = language === 'es';
  const values = Object.entries(example).map(([column, value]) => {
    if (typeof value !== 'string') return value[language];
    const words = importValues[column]?.[value];
    if (words) return words[language];
    return isSpanish && /^\d+\.\d\d$/.test(value) ? value.replace('.', ',') : value;
  });
  const headings = Object.keys(example).map(
    (column) => importHeadings[column]?.[language] ?? column,
  );
  return [headings, values].map((row) => row.map(cell).join(isSpanish ? ';' : ',')).join('\r\n');
}
