import type { ListingType } from '@wiki/domain';
import { useBusinessListingsQuery } from '../../../gql/entrepreneurs.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

/** What a business offers of each type, page by page. A failure leaves a type empty. */
export function useOffers(businessId: string) {
  return [
    useOffersOf('product', businessId),
    useOffersOf('service', businessId),
    useOffersOf('property', businessId),
  ];
}

/** What a business offers of a type. */
export type Offered = ReturnType<typeof useOffersOf>;

function useOffersOf(type: ListingType, businessId: string) {
  const { data, fetchMore } = useBusinessListingsQuery({
    variables: { type, businessId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.listings.pageInfo, (after) => fetchMore({ variables: { after } }));
  const listings = data?.listings.edges.map(({ node }) => node) ?? [];
  // Lists that are too long are not counted: so many there are at least.
  return { type, listings, count: data?.listings.totalCount ?? listings.length, more };
}
