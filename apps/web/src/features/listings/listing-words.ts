import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ListingType } from '@wiki/domain';

/** What the screens of one type of listing say. */
interface ListingWords {
  title: MessageDescriptor;
  /** Below the title. */
  introduction: MessageDescriptor;
  /** For search engines. */
  description: MessageDescriptor;
  loading: MessageDescriptor;
  failed: MessageDescriptor;
  shown: (count: number) => MessageDescriptor;
  showMore: MessageDescriptor;
  newOnes: (count: number) => MessageDescriptor;
  results: (count: number) => MessageDescriptor;
  nothing: MessageDescriptor;
  /** When there is not a single one. */
  nothingYet: MessageDescriptor;
  all: MessageDescriptor;
  gone: MessageDescriptor;
  oneFailed: MessageDescriptor;
  one: MessageDescriptor;
  similar: MessageDescriptor;
}

export const listingWords: Readonly<Record<ListingType, ListingWords>> = {
  product: {
    title: msg`Products`,
    introduction: msg`What businesses in five countries make and sell.`,
    description: msg`Products of businesses in Colombia, Mexico, Peru, Panama and Venezuela: coffee, textiles, tools, food and more.`,
    loading: msg`Loading products`,
    failed: msg`We couldn’t load the products`,
    shown: (count) => msg`${plural(count, { one: '# product shown', other: '# products shown' })}`,
    showMore: msg`Show more products`,
    newOnes: (count) => msg`${plural(count, { one: '# new product', other: '# new products' })}`,
    results: (count) => msg`${plural(count, { one: 'Show # product', other: 'Show # products' })}`,
    nothing: msg`No products found`,
    nothingYet: msg`Businesses publish theirs every day. Do you have one of your own?`,
    all: msg`All products`,
    gone: msg`This product is no longer available`,
    oneFailed: msg`We couldn’t load the product`,
    one: msg`Product`,
    similar: msg`Similar products`,
  },
  service: {
    title: msg`Services`,
    introduction: msg`Advice, design, transport and whatever else a business needs.`,
    description: msg`Services of businesses in Colombia, Mexico, Peru, Panama and Venezuela: legal advice, accounting, design, transport and more.`,
    loading: msg`Loading services`,
    failed: msg`We couldn’t load the services`,
    shown: (count) => msg`${plural(count, { one: '# service shown', other: '# services shown' })}`,
    showMore: msg`Show more services`,
    newOnes: (count) => msg`${plural(count, { one: '# new service', other: '# new services' })}`,
    results: (count) => msg`${plural(count, { one: 'Show # service', other: 'Show # services' })}`,
    nothing: msg`No services found`,
    nothingYet: msg`Businesses offer theirs every day. Do you offer one?`,
    all: msg`All services`,
    gone: msg`This service is no longer available`,
    oneFailed: msg`We couldn’t load the service`,
    one: msg`Service`,
    similar: msg`Similar services`,
  },
  property: {
    title: msg`Property`,
    introduction: msg`Offices, warehouses, land and homes, for sale and for rent.`,
    description: msg`Property for sale and for rent in Colombia, Mexico, Peru, Panama and Venezuela: offices, warehouses, land and homes.`,
    loading: msg`Loading properties`,
    failed: msg`We couldn’t load the properties`,
    shown: (count) =>
      msg`${plural(count, { one: '# property shown', other: '# properties shown' })}`,
    showMore: msg`Show more properties`,
    newOnes: (count) => msg`${plural(count, { one: '# new property', other: '# new properties' })}`,
    results: (count) =>
      msg`${plural(count, { one: 'Show # property', other: 'Show # properties' })}`,
    nothing: msg`No properties found`,
    nothingYet: msg`Businesses list theirs every day. Do you have one to offer?`,
    all: msg`All properties`,
    gone: msg`This property is no longer available`,
    oneFailed: msg`We couldn’t load the property`,
    one: msg({ message: 'Property', context: 'one' }),
    similar: msg`Similar properties`,
  },
};
