import { itemConditions, propertyTypes, ratingStep, transactionTypes } from '@wiki/domain';
import { type BusinessRecord, isActiveSeller } from '../../modules/businesses/index.ts';
import { type NewListing, plantListings } from '../../modules/listings/index.ts';
import { database } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { randomOf } from '../../testing/random.ts';
import {
  brandParts,
  buildings,
  goods,
  origins,
  qualities,
  sentences,
  works,
  type Words,
} from '../data/talk/sample-words.ts';
import { demoId } from '../demo/demo-id.ts';

const batch = 1_000;
const minute = 60_000;
const palettes = ['jade', 'maize', 'clay', 'sky', 'plum'] as const;
const currencies = ['COP', 'COP', 'COP', 'USD', 'USD', 'MXN'] as const;

/** Chooses the same from the same seed. */
interface Choice {
  /** A whole number below a limit. */
  below(limit: number): number;
  of<Value>(values: readonly Value[]): Value;
}

/**
 * Writes so many published listings of the businesses that sell, for measurements: a third of each
 * type, in both languages, a minute apart from now backwards. The same number makes the same
 * listings, but for their dates, and those that are there already stay. One event in the end makes
 * servers that run find them.
 * @throws when no business sells.
 */
export async function insertListings(count: number, now = Date.now()): Promise<void> {
  const sellers = await readSellers();
  if (sellers.length === 0) throw new Error('There is no business that sells.');
  let written = 0;
  for (let start = 0; start < count; start += batch) {
    const size = Math.min(batch, count - start);
    const numbers = Array.from({ length: size }, (_, index) => start + index);
    const inserted = await insertedAlready(numbers);
    const missing = numbers.filter((number) => !inserted.has(idOf(number).toHexString()));
    if (missing.length === 0) continue;
    const listings = missing.map((number) => sampleListing(number, sellers, now));
    await inTransaction(() => plantListings(listings));
    written += missing.length;
  }
  if (written > 0) await recordEvent('listings.planted', null, { count: written });
}

/** The id of the inserted listing with the number. */
const idOf = (number: number) => demoId('planted', String(number));

async function insertedAlready(numbers: readonly number[]): Promise<Set<string>> {
  const found = await database()
    .collection('listings')
    .find({ _id: { $in: numbers.map(idOf) } }, { projection: { _id: 1 } })
    .toArray();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}

async function readSellers(): Promise<BusinessRecord[]> {
  const businesses = await database()
    .collection<BusinessRecord>('businesses')
    .find()
    .sort({ _id: 1 })
    .toArray();
  return businesses.filter(isActiveSeller);
}

function sampleListing(
  number: number,
  sellers: readonly BusinessRecord[],
  now: number,
): NewListing {
  const choose = choiceFrom(number);
  const seller = choose.of(sellers);
  const date = new Date(now - number * minute);
  const _id = idOf(number);
  const kind = kinds[number % kinds.length] ?? product;
  return {
    _id,
    businessId: seller._id.toHexString(),
    creatorId: null,
    sellerActive: true,
    sellerRating: ratingStep(seller.ratingRank),
    status: 'published',
    removalReason: null,
    isFeatured: number % 200 === 0,
    artwork: { seed: _id.toHexString(), palette: choose.of(palettes) },
    dateCreated: date,
    dateChanged: date,
    datePublished: date,
    currency: choose.of(currencies),
    offers: null,
    images: [],
    city: seller.city,
    region: seller.region,
    country: seller.country,
    ...kind(choose, number),
  } as NewListing;
}

const amount = (choose: Choice): number => (1 + choose.below(5_000)) * 100;

function product(choose: Choice, number: number) {
  const brand = brandOf(choose);
  const model = `${brand.slice(0, 2).toUpperCase()}-${100 + choose.below(900)}`;
  return {
    type: 'product',
    ...described(choose, goods, `${brand} ${model}`),
    price: amount(choose),
    manufacturer: choose.below(3) === 0 ? brandOf(choose) : null,
    brand,
    model,
    productId: null,
    gtin: null,
    sku: `P-${number}`,
    condition: itemConditions[choose.below(5) === 0 ? 1 : 0],
    countryOfOrigin: 'CO',
    color: null,
    size: null,
  };
}

const serviceTypes = [
  'consultation',
  'project',
  'ongoing',
  'onSite',
  'remote',
  'workshop',
] as const;

function service(choose: Choice) {
  const startPrice = amount(choose);
  return {
    type: 'service',
    ...described(choose, works, brandOf(choose)),
    serviceType: choose.of(serviceTypes),
    availability: null,
    startPrice,
    endPrice: startPrice * 3,
    pricePerHour: null,
  };
}

const amenities = [
  'airConditioning',
  'balcony',
  'elevator',
  'fiber',
  'furnished',
  'garden',
  'gym',
  'parking',
  'petsAllowed',
  'pool',
  'security',
  'terrace',
] as const;

function property(choose: Choice) {
  const bedrooms = choose.below(6);
  const price = amount(choose) * 1_000;
  return {
    type: 'property',
    ...described(choose, buildings, brandOf(choose)),
    propertyType: choose.of(propertyTypes),
    transactionType: choose.of(transactionTypes),
    fromDate: null,
    toDate: null,
    rentalPriceMin: price / 100,
    rentalPriceMax: null,
    listingPriceMin: price,
    listingPriceMax: null,
    squareFeetMin: 300 + choose.below(5_000),
    squareFeetMax: null,
    rooms: bedrooms + 1 + choose.below(4),
    bedrooms,
    bathrooms: 1 + choose.below(4),
    amenities: amenities.filter(() => choose.below(4) === 0),
    agent: null,
    video: null,
  };
}

const kinds = [product, service, property] as const;

/** A name and a description in both languages, and the category they belong to. */
function described(choose: Choice, things: Record<string, Words>, mark: string) {
  const [category, nouns] = choose.of(Object.entries(things));
  const [noun, quality, origin] = [choose.of(nouns), choose.of(qualities), choose.of(origins)];
  const added = [choose.of(sentences), choose.of(sentences), choose.of(sentences)];
  const said = (language: 0 | 1) =>
    `${noun[language]} ${quality[language]} ${origin[language]}. ` +
    added.map((sentence) => sentence[language]).join(' ');
  return {
    category,
    name: { en: `${noun[0]} ${mark}, ${quality[0]}`, es: `${noun[1]} ${mark}, ${quality[1]}` },
    description: { en: said(0), es: said(1) },
  };
}

function brandOf(choose: Choice): string {
  const letters = Array.from({ length: 3 }, () => choose.of(brandParts)).join('');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

function choiceFrom(seed: number): Choice {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    of<Value>(values: readonly Value[]): Value {
      const chosen = values[below(values.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
  };
}
