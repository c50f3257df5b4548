import { describe, expect, test } from 'vitest';
import {
  applicationStatuses,
  disputeStatuses,
  isGtin,
  isTaxId,
  languages,
  limits,
  listingStatuses,
  listingTypes,
  propertyTypes,
  transactionTypes,
} from '@wiki/domain';
import { defaultEntries, type ReferenceListName } from '@wiki/reference-data';
import { demoAskers } from '../data/talk/askers.ts';
import { demoApplications } from '../data/applications.ts';
import { demoPages } from '../data/businesses/business-pages.ts';
import { demoBusinesses, longKeys, productsOf, propertiesOf, servicesOf } from '../data/index.ts';
import { demoDisputes } from '../data/reviews/disputes.ts';
import { demoOwners } from '../data/businesses/owners.ts';
import { demoProfiles } from '../data/businesses/profiles.ts';
import { demoTaglines } from '../data/businesses/taglines.ts';
import { servicesInEnglish } from '../data/listings/services-in-english.ts';
import { demoReviewers } from '../data/reviews/reviewers.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoFaces } from '../data/faces.ts';
import { imagesOf } from './demo-artwork.ts';
import { day } from './demo-id.ts';
import { ageOf, demoOffers } from './demo-listings.ts';
import { planAttention } from '../steps/plan-attention.ts';
import { demoQuestions } from '../steps/seed-engagement.ts';
import { reviewsOf } from '../steps/seed-reviews.ts';

const offers = demoOffers();
const products = demoBusinesses.flatMap(productsOf);
const listings = offers.map(({ listing }) => listing);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const services = demoBusinesses.flatMap(servicesOf);
const properties = demoBusinesses.flatMap(propertiesOf);

describe('the demonstration', () => {
  test('shows more than three hundred listings of all types', () => {
    const shown = offers.filter(({ listing }) => (listing.status ?? 'published') === 'published');
    const perType = Object.groupBy(shown, ({ type }) => type);
    expect(shown.length).toBeGreaterThanOrEqual(300);
    expect(perType.product?.length).toBeGreaterThanOrEqual(105);
    expect(perType.service?.length).toBeGreaterThanOrEqual(100);
    expect(perType.property?.length).toBeGreaterThanOrEqual(90);
    const featured = shown.filter(({ listing }) => listing.isFeatured);
    expect(new Set(featured.map(({ type }) => type))).toEqual(new Set(listingTypes));
    expect(featured).toHaveLength(18);
  });

  test('calls each person the same wherever they appear', () => {
    const people = [...demoAccounts, ...demoReviewers, ...demoAskers, ...demoApplications];
    const named = Map.groupBy(people, ({ key }) => key);
    const names = [...named.values()].map((same) => [
      ...new Set(same.map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
    ]);
    expect(names.filter(({ length }) => length > 1)).toEqual([]);
  });

  test('has listings in every state, all of them at a business one can sign in to', () => {
    const own = offers.filter(({ seller }) => seller.key === 'cafe-alto-del-roble');
    const statuses = own.map(({ listing }) => listing.status ?? 'published');
    expect(new Set(statuses)).toEqual(new Set(listingStatuses));
  });

  test('has every kind of property and of deal, and listings in one language', () => {
    expect(new Set(properties.map(({ kind }) => kind))).toEqual(new Set(propertyTypes));
    expect(new Set(properties.map(({ deal }) => deal))).toEqual(new Set(transactionTypes));
    const single = listings.filter(({ name }) => !name.en || !name.es);
    expect(single.length).toBeGreaterThanOrEqual(5);
    expect(single.length).toBeLessThanOrEqual(15);
  });

  test.each<[ReferenceListName, readonly string[]]>([
    ['PRODUCT_CATEGORIES', products.map(({ category }) => category)],
    ['SERVICE_CATEGORIES', services.map(({ category }) => category)],
    ['SERVICE_TYPES', services.map(({ serviceType }) => serviceType)],
    ['PROPERTY_CATEGORIES', properties.map(({ category }) => category)],
    ['AMENITIES', properties.flatMap(({ amenities }) => amenities)],
  ])('uses values of %s', async (list, used) => {
    const known = new Set((await defaultEntries(list)).map(({ value }) => value));
    expect(used.filter((value) => !known.has(value))).toEqual([]);
  });

  test('finds legal advice in Medellín and elsewhere', () => {
    const cities = demoBusinesses.flatMap((business) =>
      servicesOf(business)
        .filter(({ name }) => /asesoría jurídica/i.test(name.es ?? ''))
        .map(() => business.city),
    );
    expect(cities.filter((city) => city === 'Medellín').length).toBeGreaterThanOrEqual(3);
    expect(new Set(cities).size).toBeGreaterThanOrEqual(2);
  });

  test('gives every listing pictures: one to three, properties five or six', () => {
    const counts = { product: new Set(), service: new Set(), property: new Set() };
    const files = new Set<string>();
    for (const offer of offers) {
      const images = imagesOf(offer);
      const ids = images.map(({ fileId }) => fileId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) files.add(id);
      counts[offer.type].add(ids.length);
      expect(images.filter(({ alt }) => !alt?.es?.startsWith('Dibujo: ') || !alt.en)).toEqual([]);
    }
    expect(counts).toEqual({
      product: new Set([1, 2, 3]),
      service: new Set([1, 2, 3]),
      property: new Set([5, 6]),
    });
    // Each one is drawn, stored and made smaller at the first start.
    expect(files.size).toBeLessThanOrEqual(125);
  });

  test('has a face for each business, and no two that share logo and palette', () => {
    const keys = demoBusinesses.map(({ key }) => key);
    expect(Object.keys(demoFaces).toSorted()).toEqual(keys.toSorted());
    const logos = demoBusinesses.map(({ key, palette }) =>
      JSON.stringify([demoFaces[key]?.logo, palette]),
    );
    expect(new Set(logos).size).toBe(logos.length);
  });

  test('has a profile for each business and for nothing else', () => {
    const keys = demoBusinesses.map(({ key }) => key);
    expect(Object.keys(demoProfiles).toSorted()).toEqual(keys.toSorted());
  });

  test('says what each business does in both languages', () => {
    const said = Object.values(demoProfiles).flatMap((profile) => profile.services);
    const known = Object.keys(servicesInEnglish);
    expect(known.toSorted()).toEqual([...new Set(said)].toSorted());
  });

  test('has somebody who manages each business', () => {
    const managed = [
      ...Object.keys(demoOwners),
      ...demoAccounts.flatMap(({ business, memberType }) =>
        memberType === 'businessAdmin' && business ? [business] : [],
      ),
    ];
    expect(managed.toSorted()).toEqual(demoBusinesses.map(({ key }) => key).toSorted());
  });

  test('has an application in every state, each with a tax id of its country', () => {
    const statuses = new Set(demoApplications.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([...applicationStatuses].toSorted());
    const wrong = demoApplications.filter(({ taxId, country }) => !isTaxId(taxId, country));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('has keys, units and item numbers that are unique', () => {
    expect(repeated(demoBusinesses.map(({ key }) => key))).toEqual([]);
    expect(repeated(offers.map(({ id }) => id))).toEqual([]);
    for (const language of languages) {
      expect(repeated(listings.flatMap(({ name }) => name[language] ?? []))).toEqual([]);
    }
    expect(repeated(products.flatMap(({ sku }) => sku ?? []))).toEqual([]);
    expect(repeated(products.flatMap(({ gtin }) => gtin ?? []))).toEqual([]);
  });

  test('has the right check digit in every GTIN', () => {
    const wrong = products.filter(({ gtin }) => gtin && !isGtin(gtin));
    expect(wrong.map(({ gtin }) => gtin)).toEqual([]);
  });

  test('says what each business does in one line of either language', () => {
    const keys = demoBusinesses.map(({ key }) => key);
    const lineOf = (key: (typeof keys)[number]) => demoPages[key]?.tagline ?? demoTaglines[key];
    expect(keys.filter((key) => !lineOf(key)?.en || !lineOf(key)?.es)).toEqual([]);
    // One of the two says it, not both.
    expect(keys.filter((key) => demoPages[key]?.tagline && key in demoTaglines)).toEqual([]);
  });

  test('describes everything in two to four sentences of each of its languages', () => {
    const wrong = listings
      .filter(({ status }) => status !== 'draft')
      .filter(({ name, description }) =>
        languages.some((language) => {
          // What some tell at length comes after an empty line.
          const [text = ''] = (description[language] ?? '').split('\n\n');
          const sentences = text.split(/[.](?:\s|$)/).filter(Boolean).length;
          return name[language]
            ? sentences < 2 || sentences > 4 || /[!¡]/.test(text)
            : sentences > 0;
        }),
      );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('has reviews of its businesses by people who have accounts, and a dispute in each state', () => {
    const reviews = demoBusinesses.flatMap(reviewsOf);
    expect(reviews.length).toBeGreaterThanOrEqual(55);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(demoDisputes.map(({ status }) => status))).toEqual(new Set(disputeStatuses));
    const people = new Set([...demoAccounts, ...demoReviewers].map(({ key }) => key));
    const all = [...reviews, ...demoDisputes.map(({ review }) => review)];
    expect(all.filter(({ author }) => !people.has(author))).toEqual([]);
    const { subject, details } = limits.review;
    const refused = all.filter(
      (review) =>
        review.subject.length < subject.min ||
        review.subject.length > subject.max ||
        review.details.length < details.min,
    );
    expect(refused).toEqual([]);
  });

  test('tells some thirty listings at length in both languages, each within the limits', () => {
    const keys = new Set(offers.map(({ seller, listing }) => `${seller.key}/${listing.key}`));
    expect(longKeys.length).toBeGreaterThanOrEqual(28);
    expect(longKeys.filter((key) => !keys.has(key))).toEqual([]);
    const unfit = listings.filter(({ name, description }) =>
      languages.some((language) => {
        const text = description[language] ?? '';
        const isTooLong =
          (name[language]?.length ?? 0) > limits.listing.name ||
          text.length > limits.listing.description;
        return isTooLong || /[!¡]/.test(text);
      }),
    );
    expect(unfit).toEqual([]);
    const long = listings.filter(({ description }) => (description.es ?? '').includes('\n• '));
    expect(long).toHaveLength(longKeys.length);
  });

  test('asks for whole pesos in Colombia', () => {
    const inCents = products.filter(
      ({ currency, amountMinor }) => currency === 'COP' && amountMinor % 100 !== 0,
    );
    expect(inCents.map(({ key }) => key)).toEqual([]);
  });

  test('has questions on some sixty listings by people who have accounts, none said twice', () => {
    const keys = new Set(offers.map(({ seller, listing }) => `${seller.key}/${listing.key}`));
    const people = new Set(
      [...demoAccounts, ...demoReviewers, ...demoAskers].map(({ key }) => key),
    );
    expect(demoQuestions.filter(([on, author]) => !keys.has(on) || !people.has(author))).toEqual(
      [],
    );
    expect(new Set(demoQuestions.map(([on]) => on)).size).toBeGreaterThanOrEqual(60);
    expect(
      repeated(demoQuestions.flatMap(([, , ...said]) => said.filter((each) => each !== undefined))),
    ).toEqual([]);
  });

  test('plans fewer saves and contacts than views, by each person once', () => {
    for (const { views, saves, contacts } of planAttention(offers, Date.now())) {
      expect(views.length).toBeGreaterThanOrEqual(5);
      expect(saves.length).toBeLessThanOrEqual(views.length);
      expect(contacts.length).toBeLessThanOrEqual(views.length);
      expect(repeated(saves.map(({ by }) => by))).toEqual([]);
      expect(repeated(contacts.map(({ by }) => by))).toEqual([]);
    }
  });

  test('disputes reviews only of the time since the business joined', () => {
    const tooOld = demoDisputes.filter(({ business, daysAgo }) => {
      const joined = demoBusinesses.find(({ key }) => key === business);
      return !joined || ageOf(joined) < (daysAgo + 10) * day;
    });
    expect(tooOld).toEqual([]);
  });

  test('has an account for each role and one that must set a new password', () => {
    expect(new Set(demoAccounts.map(({ memberType }) => memberType))).toEqual(
      new Set(['user', 'business', 'businessAdmin', 'wikiAdmin']),
    );
    expect(demoAccounts.filter(({ isAuthorized }) => !isAuthorized)).toHaveLength(1);
    const keys = demoBusinesses.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(demoAccounts.flatMap(({ business }) => business ?? [])),
    );
  });
});
