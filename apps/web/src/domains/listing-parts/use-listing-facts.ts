import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { metersOf } from '@wiki/domain';
import type { ListingDetailsFragment } from '../../gql/listing-parts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { rangeWords } from '../listing-card/range-words.ts';
import { itemConditionLabels, propertyTypeLabels, transactionTypeLabels } from './choice-labels.ts';

type Fact = readonly [name: MessageDescriptor, value: string | null | undefined];
type Details<Name extends ListingDetailsFragment['__typename']> = Extract<
  ListingDetailsFragment,
  { __typename: Name }
>;
type Amount = { amountMinor: number; currency: string } | null;

/** Words that the facts of all types are said with. */
function useWords() {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  return {
    say: (words: MessageDescriptor) => t(words),
    format,
    localized,
    /** A price or a span of prices, with its currency. */
    amounts: (least: Amount, most: Amount): string | null => {
      const { currency } = least ?? most ?? { currency: '' };
      const span = rangeWords(
        least?.amountMinor ?? null,
        most?.amountMinor ?? null,
        (amountMinor) => format.price({ amountMinor, currency }),
        ' – ',
      );
      // Where a currency has no sign of its own, the amounts are written with its code already.
      return span.includes(currency) ? span : `${span} ${currency}`;
    },
    /** A calendar day, which is the same day wherever it is read. */
    day: (date: string | null) => date && format.date(`${date}T12:00:00`),
    count: (value: number | null) => (value === null ? null : format.number(value)),
  };
}

type Words = ReturnType<typeof useWords>;

const productFacts = (product: Details<'Product'>, { say, format, localized }: Words): Fact[] => [
  [msg`Condition`, product.condition && say(itemConditionLabels[product.condition])],
  [msg`Brand`, product.brand],
  [msg`Manufacturer`, product.manufacturer],
  [msg`Model`, product.model],
  [msg`Size`, product.size],
  [msg`Color`, localized(product.color)],
  [msg`Country of origin`, product.countryOfOrigin && format.country(product.countryOfOrigin)],
  [msg`Manufacturer’s reference`, product.productId],
  [msg`GTIN`, product.gtin],
  [msg`SKU`, product.sku],
];

const serviceFacts = (service: Details<'Service'>, { localized, amounts }: Words): Fact[] => [
  [msg`How it’s delivered`, localized(service.serviceType?.label)],
  [msg`Hours of availability`, localized(service.availability)],
  [msg`Price per job`, amounts(service.startPrice, service.endPrice)],
  [msg`Price per hour`, amounts(service.pricePerHour, null)],
];

function propertyFacts(property: Details<'Property'>, words: Words): Fact[] {
  const { say, format, amounts, day, count } = words;
  const { squareFeetMin, squareFeetMax } = property;
  const area = (write: (squareFeet: number) => number) =>
    rangeWords(squareFeetMin, squareFeetMax, (squareFeet) => format.number(write(squareFeet)));
  const meters = area(metersOf);
  const feet = area((squareFeet) => squareFeet);
  return [
    [
      msg`For sale or rent`,
      property.transactionType && say(transactionTypeLabels[property.transactionType]),
    ],
    [
      msg`Kind of property`,
      property.propertyType && say(propertyTypeLabels[property.propertyType]),
    ],
    [msg`Sale price`, amounts(property.listingPriceMin, property.listingPriceMax)],
    [msg`Monthly rent`, amounts(property.rentalPriceMin, property.rentalPriceMax)],
    [msg`Area`, meters && say(msg`${meters} m² (${feet} sq ft)`)],
    [msg`Rooms`, count(property.rooms)],
    [msg`Bedrooms`, count(property.bedrooms)],
    [msg`Bathrooms`, count(property.bathrooms)],
    [msg`Available from`, day(property.fromDate)],
    [msg`Available until`, day(property.toDate)],
    [msg`Broker or agent`, property.agent],
  ];
}

/** What is known of a listing, one fact a line; what is not known is left out. */
export function useListingFacts(
  listing: ListingDetailsFragment,
): readonly (readonly [string, string])[] {
  const words = useWords();
  const { say, format } = words;
  const facts: Fact[] = [
    [msg`Category`, words.localized(listing.category?.label)],
    ...ownFacts(listing, words),
    [msg`Published`, listing.datePublished && format.date(listing.datePublished)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[say(name), value] as const] : []));
}

function ownFacts(listing: ListingDetailsFragment, words: Words): Fact[] {
  switch (listing.__typename) {
    case 'Product':
      return productFacts(listing, words);
    case 'Service':
      return serviceFacts(listing, words);
    case 'Property':
      return propertyFacts(listing, words);
  }
}

/** What kind of thing a listing is, in two or three words above its name; empty while a draft does not say. */
export function useKindWords(listing: ListingDetailsFragment): string {
  const { say, localized } = useWords();
  switch (listing.__typename) {
    case 'Product':
      return listing.condition ? say(itemConditionLabels[listing.condition]) : '';
    case 'Service':
      return localized(listing.serviceType?.label);
    case 'Property': {
      const { propertyType, transactionType } = listing;
      const kind =
        propertyType && propertyType !== 'Other' && say(propertyTypeLabels[propertyType]);
      const way =
        transactionType &&
        transactionType !== 'Other' &&
        say(transactionTypeLabels[transactionType]);
      return [kind, way].filter(Boolean).join(' · ');
    }
  }
}
