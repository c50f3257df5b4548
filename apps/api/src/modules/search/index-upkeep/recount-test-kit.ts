import type { ListingFilter } from '@wiki/domain/schemas';
import { listingTypes, type ListingType } from '@wiki/domain';
import { expect, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { TestClient } from '../../../testing/client.ts';
import { withMoney } from '../../../testing/samples/money.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../../testing/factories.ts';
import { randomOf } from '../../../testing/random.ts';
import { type BusinessRecord, setBusinessStatus } from '../../businesses/index.ts';
import { ListingModel } from '../../listings/listing.model.ts';
import { isPublic, type ListingRecord } from '../../listings/index.ts';
import { announce, changeListing, idOf, searchFor } from '../search-test-kit.ts';

export type Filter = Partial<ListingFilter>;
type Value = string | number | boolean | null | undefined;
export type Values = Record<string, Value | string[]>;

/** The fields of `ListingFacets` with the field of a listing they count and the conditions they leave out. */
export const facets = {
  categories: ['category', ['categories']],
  brands: ['brand', ['brands']],
  conditions: ['condition', ['condition']],
  serviceTypes: ['serviceType', ['serviceTypes']],
  propertyTypes: ['propertyType', ['propertyTypes']],
  transactionTypes: ['transactionType', ['transactionTypes']],
  bedrooms: ['bedrooms', ['minBedrooms']],
  rooms: ['rooms', ['minRooms']],
  bathrooms: ['bathrooms', ['minBathrooms']],
  amenities: ['amenities', ['amenities']],
  countries: ['country', ['country', 'region', 'city']],
  regions: ['region', ['region', 'city']],
  cities: ['city', ['city']],
  currencies: ['currency', ['currency', 'priceMin', 'priceMax']],
} as const satisfies Record<string, readonly [string, readonly (keyof ListingFilter)[]]>;

export const facetsQuery = `query (
  $type: ListingType, $filter: ListingFilter, $query: String, $priced: Boolean
) {
  listingFacets(type: $type, filter: $filter, query: $query, isPriced: $priced) {
    total price { currency min max }
    ${Object.keys(facets)
      .map((name) => `${name} { value count }`)
      .join('\n')}
  }
}`;

/** Whether a listing meets a filter, said again without the index. */
export function meets(listing: Values, filter: Filter): boolean {
  const among = (values: readonly string[] | null | undefined, value: unknown) =>
    !values || values.includes(String(value));
  const atLeast = (least: number | null | undefined, value: unknown) =>
    !least || (typeof value === 'number' && value >= least);
  const price = listing.priceFrom as number | null;
  const priced = filter.priceMin != null || filter.priceMax != null;
  const currency = filter.currency ?? (priced ? 'USD' : null);
  const has = listing.amenities as string[] | undefined;
  return (
    among(filter.categories, listing.category) &&
    among(filter.brands, listing.brand) &&
    among(filter.serviceTypes, listing.serviceType) &&
    among(filter.propertyTypes, listing.propertyType) &&
    (!filter.condition || filter.condition === listing.condition) &&
    atLeast(filter.minRooms, listing.rooms) &&
    atLeast(filter.minBedrooms, listing.bedrooms) &&
    (filter.amenities ?? []).every((amenity) => has?.includes(amenity)) &&
    (!currency || currency === listing.currency) &&
    (!priced ||
      (price !== null &&
        price >= (filter.priceMin ?? 0) &&
        price <= (filter.priceMax ?? Infinity))) &&
    (!filter.country || filter.country === listing.country) &&
    (!filter.city || filter.city === listing.city) &&
    (filter.isFeatured == null || filter.isFeatured === listing.isFeatured)
  );
}

/** What `listingFacets` must answer, counted from what the database holds. */
export function recount(listings: readonly Values[], filter: Filter): Record<string, unknown> {
  const meeting = (without: readonly string[]) => {
    const rest: Filter = Object.fromEntries(
      Object.entries(filter).filter(([name]) => !without.includes(name)),
    );
    return listings.filter((listing) => meets(listing, rest));
  };
  const answer: Record<string, unknown> = {};
  for (const [name, [field, without]] of Object.entries(facets)) {
    const counted = new Map<string, number>();
    for (const listing of meeting(without)) {
      for (const value of [listing[field] ?? []].flat()) {
        counted.set(String(value), (counted.get(String(value)) ?? 0) + 1);
      }
    }
    const values = [...counted].map(([value, count]) => ({ value, count }));
    const needsCountry = name === 'regions' || name === 'cities';
    answer[name] =
      needsCountry && !filter.country
        ? []
        : values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, 50);
  }
  const currency = filter.currency ?? 'USD';
  const prices = meeting(['currency', 'priceMin', 'priceMax'])
    .filter((listing) => listing.currency === currency && listing.priceFrom != null)
    .map(({ priceFrom }) => priceFrom as number);
  const price =
    prices.length > 0 ? { currency, min: Math.min(...prices), max: Math.max(...prices) } : null;
  return { ...answer, total: meeting([]).length, price };
}

export const filters: Record<ListingType, readonly Filter[]> = {
  product: [
    {},
    { categories: ['crafts', 'food'], condition: 'New' },
    { brands: ['Uno'], priceMin: 200, isFeatured: false },
    { country: 'CO', city: 'Cali', currency: 'COP', priceMax: 700 },
  ],
  service: [
    {},
    { serviceTypes: ['remote'], country: 'CO' },
    { categories: ['legal'], priceMin: 100 },
  ],
  property: [
    {},
    { propertyTypes: ['House', 'Land'], minRooms: 3 },
    { amenities: ['pool', 'gym'], minBedrooms: 1 },
    { country: 'PE', currency: 'USD', priceMin: 100, priceMax: 900 },
  ],
};

/** Expects facets and searches of a server to be what the database says, as soon as the index is fresh. */
export async function expectRecount(clients: readonly TestClient[]): Promise<void> {
  const visible = (await ListingModel.find().lean<ListingRecord[]>()).filter(isPublic);
  await vi.waitFor(
    async () => {
      for (const type of listingTypes) {
        const own = visible.filter((listing) => listing.type === type) as unknown as Values[];
        for (const filter of filters[type]) {
          const expected = recount(own, filter);
          for (const client of clients) {
            const { listingFacets } = await client.data<{ listingFacets: unknown }>(facetsQuery, {
              type,
              filter: withMoney(filter),
            });
            expect(listingFacets).toEqual(expected);
          }
        }
      }
      // The category *legal* is called *Asesoría jurídica*.
      const all = visible.filter(
        ({ name, category }) => /jurídic/.test(name.es ?? '') || category === 'legal',
      ).length;
      for (const query of ['juridica', 'asesoria juridca', 'legal', 'uno', 'mesa', 'zzzz']) {
        const answers = await Promise.all(clients.map((client) => searchFor(client, query)));
        for (const answer of answers) expect(answer).toEqual(answers[0]);
        if (query === 'juridica') expect(answers[0]?.counts.all).toBe(all);
      }
    },
    { timeout: 30_000, interval: 50 },
  );
}

const statuses = ['published', 'published', 'published', 'paused', 'sold', 'removed'] as const;
const names = ['Asesoría jurídica', 'Servicios jurídicos', 'Mesa', 'Mesas de noche', 'Casa grande'];

/** A random life of listings and their businesses, as events tell it. */
export class RandomMarket {
  readonly #random: () => number;
  readonly #businesses: BusinessRecord[] = [];
  readonly #listings = new Map<string, ListingRecord>();

  constructor(seed: number) {
    this.#random = randomOf(seed);
  }

  #of<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.#random() * choices.length)] as Choice;
  }

  /** Does one thing that may happen. */
  async step(): Promise<void> {
    const chance = this.#random();
    if (this.#businesses.length < 4) await this.#found();
    else if (this.#listings.size < 10 || chance < 0.35) await this.#offer();
    else if (chance < 0.45) await this.#turnBusiness();
    else if (chance < 0.9) await this.#change();
    else await this.#change(true);
  }

  async #found(): Promise<void> {
    const country = this.#of(['CO', 'PE']);
    const city = country === 'CO' ? this.#of(['Cali', 'Medellín']) : 'Lima';
    this.#businesses.push(await buildBusiness({ country, city, region: `Región de ${city}` }));
  }

  async #offer(): Promise<void> {
    const common = {
      business: this.#of(this.#businesses),
      name: { es: this.#of(names) },
      currency: this.#of(['USD', 'COP'] as const),
      isFeatured: this.#random() < 0.2,
    };
    const number = () => Math.floor(this.#random() * 6);
    const build = this.#of([
      () =>
        buildProduct({
          ...common,
          category: this.#of(['crafts', 'food', 'home']),
          brand: this.#of(['Uno', 'Dos', null]),
          condition: this.#of(['New', 'Used'] as const),
          price: number() * 200,
        }),
      () =>
        buildService({
          ...common,
          category: this.#of(['legal', 'design']),
          serviceType: this.#of(['remote', 'project']),
          startPrice: this.#of([null, 100, 500]),
        }),
      () =>
        buildProperty({
          ...common,
          propertyType: this.#of(['House', 'Land', 'Other'] as const),
          transactionType: this.#of(['Sale', 'Rent'] as const),
          rooms: number(),
          bedrooms: this.#of([null, 1, 2]),
          bathrooms: number(),
          amenities: ['pool', 'gym', 'garden'].filter(() => this.#random() < 0.6),
          rentalPriceMin: number() * 150,
        }),
    ]);
    const listing = await announce<ListingRecord>(await build());
    this.#listings.set(idOf(listing), listing);
  }

  async #turnBusiness(): Promise<void> {
    const business = this.#of(this.#businesses);
    const status = this.#of(['active', 'active', 'inactive'] as const);
    const businessId = idOf(business);
    await inTransaction(async () => {
      const changed = await setBusinessStatus(businessId, status);
      Object.assign(business, changed);
      await recordEvent('business.changed', null, { businessId, userIds: [] });
    });
  }

  async #change(deletes = false): Promise<void> {
    const id = this.#of([...this.#listings.keys()]);
    const listing = await ListingModel.findById(id).lean<ListingRecord>();
    if (!listing) throw new Error(`${id} is gone.`);
    if (deletes) {
      this.#listings.delete(id);
      await changeListing(listing, null);
      return;
    }
    await changeListing(listing, {
      status: this.#of(statuses),
      name: { es: this.#of(names) },
      isFeatured: this.#random() < 0.3,
    });
  }
}
