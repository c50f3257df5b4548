import { limits, type ListingStatus, type ListingType } from '@wiki/domain';
import {
  type ManagedListingRowFragment,
  useManagedListingChangedSubscription,
  useManagedListingCountsQuery,
  useManagedListingsQuery,
} from '../../../gql/listing-form.ts';
import type { ManagedListingFilter } from '../../../gql/schema-types.ts';
import { type More, useMore } from '../../../lib/apollo/use-more.ts';
import { useFirstValue } from '../../../lib/live/use-first-value.ts';

export type ListingRow = ManagedListingRowFragment;

export interface ManagedListings {
  /** Null while they are not known. */
  listings: readonly ListingRow[] | null;
  error: unknown;
  /** How many one manages of a type, in a state or in all; null while that is not known. */
  countOf: (type: ListingType, status?: ListingStatus) => number | null;
  /** Reads as much as is on screen again. */
  reload: () => void;
  more: More;
}

/** The listings one manages, page by page and live. */
export function useManagedListings(filter: ManagedListingFilter): ManagedListings {
  const { data, error, fetchMore, refetch } = useManagedListingsQuery({
    variables: { first: limits.page.default, filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const counts = useManagedListingCountsQuery({ fetchPolicy: 'cache-and-network' });
  const shown = data?.managedListings.edges.length ?? 0;
  const reload = () => {
    const first = Math.min(Math.max(shown, limits.page.default), limits.page.max);
    void refetch({ first, filter }).catch(() => undefined);
    void counts.refetch().catch(() => undefined);
  };
  const cursor = useFirstValue(data?.liveCursor);
  useManagedListingChangedSubscription({
    variables: { after: cursor },
    skip: cursor === null,
    onData: reload,
  });
  const more = useMore(data?.managedListings.pageInfo, (after) =>
    fetchMore({ variables: { after, first: limits.page.default } }),
  );
  return {
    listings: data?.managedListings.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    countOf: (type, status) =>
      counts.data?.managedListingCounts
        .filter((entry) => entry.type === type && (!status || entry.status === status))
        .reduce((sum, { count }) => sum + count, 0) ?? null,
    reload,
    more,
  };
}
