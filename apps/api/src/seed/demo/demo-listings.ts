import { type ListingCurrency, squareFeetOf } from '@wiki/domain';
import { type BusinessRecord, isActiveSeller } from '../../modules/businesses/index.ts';
import type { CommonValues, NewListing } from '../../modules/listings/index.ts';
import type { DemoBusiness, DemoProduct, DemoProperty, DemoService } from '../data/demo-types.ts';
import { demoBusinesses, productsOf, propertiesOf, servicesOf } from '../data/index.ts';
import { imagesOf, paletteOf } from './demo-artwork.ts';
import { day, demoId, hour } from './demo-id.ts';

/** A listing of the demonstration with its seller; `type` tells which. */
export type Offer = { seller: DemoBusiness } & (
  | { type: 'product'; listing: DemoProduct }
  | { type: 'service'; listing: DemoService }
  | { type: 'property'; listing: DemoProperty }
);

/** A listing of the demonstration and how long before now it was written, in milliseconds. */
export type DatedOffer = Offer & { id: string; index: number; age: number };

const newest = 2 * hour;
/** Featured ones have been there for a while. */
const newestFeatured = 9 * day;

/** How long ago a business joined, in milliseconds: between forty days and fourteen months. */
export const ageOf = (business: DemoBusiness): number =>
  (40 + ((100 + demoBusinesses.indexOf(business) * 53) % 385)) * day;

/**
 * All the listings, with the types mixed and spread over the time since their seller joined, more of
 * them lately.
 */
export function demoOffers(): DatedOffer[] {
  let index = 0;
  return demoBusinesses.flatMap((seller, sellerIndex) => {
    const offers = mixed(seller);
    const phase = ((sellerIndex * 29) % 47) / 47;
    const span = ageOf(seller) - 5 * day;
    return offers.map((offer, round) => {
      const back = ((round + phase) / offers.length) ** 1.6;
      const earliest = offer.listing.isFeatured ? newestFeatured : newest;
      return {
        ...offer,
        id: demoId(offer.type, seller.key, offer.listing.key).toHexString(),
        index: index++,
        age: Math.max(earliest, Math.round(span * back)) + ((index * 37) % 19) * (hour / 4),
      };
    });
  });
}

/** The listings of a business, of each type by turns. */
function mixed(seller: DemoBusiness): Offer[] {
  const products = productsOf(seller).map(
    (listing): Offer => ({ type: 'product', seller, listing }),
  );
  const services = servicesOf(seller).map(
    (listing): Offer => ({ type: 'service', seller, listing }),
  );
  const properties = propertiesOf(seller).map(
    (listing): Offer => ({ type: 'property', seller, listing }),
  );
  return [products, services, properties]
    .flatMap((offers) => offers.map((offer, round) => ({ offer, round })))
    .toSorted((a, b) => a.round - b.round)
    .map(({ offer }) => offer);
}

/** The record of a listing as if it had been written `age` before now, in milliseconds since 1970. */
export function recordOf(offer: DatedOffer, business: BusinessRecord, now: number): NewListing {
  switch (offer.type) {
    case 'product':
      return { ...basicsOf(offer, business, now), type: 'product', ...productValues(offer) };
    case 'service':
      return {
        ...basicsOf(offer, business, now),
        type: 'service',
        ...serviceValues(offer.listing),
      };
    case 'property':
      return {
        ...basicsOf(offer, business, now),
        ...offer.listing.place,
        type: 'property',
        ...propertyValues(offer.listing, now),
      };
  }
}

function basicsOf(offer: DatedOffer, business: BusinessRecord, now: number) {
  const { listing, type, seller, index } = offer;
  const { name, description, offers = null, category, isFeatured = false } = listing;
  const { status = 'published' } = listing;
  const written = new Date(now - offer.age);
  const common: CommonValues = {
    name,
    description,
    category,
    offers,
    currency: listing.currency ?? ('USD' satisfies ListingCurrency),
    images: imagesOf(offer),
    city: business.city,
    region: business.region,
    country: business.country,
  };
  return {
    _id: demoId(type, seller.key, listing.key),
    businessId: business._id.toHexString(),
    creatorId: null,
    sellerActive: isActiveSeller(business),
    sellerRating: 0,
    status,
    removalReason: status === 'removed' ? removalReason : null,
    isFeatured,
    artwork: {
      seed: `${seller.key}/${listing.key}`,
      palette: 'palette' in listing ? listing.palette : paletteOf(index),
    },
    dateCreated: written,
    // What was paused, sold or removed was changed half-way since then.
    dateChanged: status === 'published' ? written : new Date(now - offer.age / 2),
    datePublished: status === 'draft' ? null : written,
    ...common,
  };
}

const removalReason = {
  key: null,
  text: 'El producto no tiene el registro sanitario que anuncia.',
};

const minor = (amount: number | undefined): number | null =>
  amount === undefined ? null : amount * 100;

function productValues({ listing, seller }: Offer & { type: 'product' }) {
  const { brand = null, manufacturer = null, model = null, gtin = null, sku = null } = listing;
  const { amountMinor, size = null, condition = 'New', countryOfOrigin = seller.country } = listing;
  const made = { manufacturer, brand, model, productId: null, gtin, sku };
  return {
    ...made,
    price: amountMinor,
    color: listing.color ?? null,
    size,
    condition,
    countryOfOrigin,
  };
}

function serviceValues(listing: DemoService) {
  return {
    serviceType: listing.serviceType,
    availability: listing.availability ?? null,
    startPrice: minor(listing.startPrice),
    endPrice: minor(listing.endPrice),
    pricePerHour: minor(listing.pricePerHour),
  };
}

function propertyValues(listing: DemoProperty, now: number) {
  const { kind, deal, price, facts, amenities, agent, freeInDays, forDays } = listing;
  const [priceMin, priceMax] = rangeOf(price);
  const [areaMin, areaMax] = rangeOf(facts.area);
  const isLet = deal === 'Rent' || deal === 'Lease';
  const dateIn = (days: number) => new Date(now + days * day).toISOString().slice(0, 10);
  const free = freeInDays ?? 0;
  return {
    propertyType: kind,
    transactionType: deal,
    fromDate: freeInDays === undefined && forDays === undefined ? null : dateIn(free),
    toDate: forDays === undefined ? null : dateIn(free + forDays),
    rentalPriceMin: isLet ? minor(priceMin) : null,
    rentalPriceMax: isLet ? minor(priceMax) : null,
    listingPriceMin: isLet ? null : minor(priceMin),
    listingPriceMax: isLet ? null : minor(priceMax),
    squareFeetMin: squareFeet(areaMin),
    squareFeetMax: squareFeet(areaMax),
    rooms: facts.rooms ?? null,
    bedrooms: facts.bedrooms ?? null,
    bathrooms: facts.bathrooms ?? null,
    amenities: [...amenities],
    agent,
    video: null,
  };
}

type Range = readonly [least: number | undefined, most: number | undefined];

const rangeOf = (value: number | readonly [number, number]): Range =>
  typeof value === 'number' ? [value, undefined] : value;

const squareFeet = (squareMeters: number | undefined): number | null =>
  squareMeters === undefined ? null : squareFeetOf(squareMeters);
