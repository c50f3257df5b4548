import { limits } from '@wiki/domain';
import {
  type ManagedListingRowFragment,
  useManagedListingChangedSubscription,
  useManagedListingsQuery,
} from '../../gql/listing-form.ts';
import type { ManagedListingFilter } from '../../gql/schema-types.ts';
import { type More, useMore } from '../../lib/apollo/use-more.ts';
import { useFirst } from '../../lib/live/use-first.ts';

export type ListingRow = ManagedListingRowFragment;

export interface ManagedListings {
  /** Null while they are not known. */
  listings: readonly ListingRow[] | null;
  error: unknown;
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
  const shown = data?.managedListings.edges.length ?? 0;
  const reload = () => {
    const first = Math.min(Math.max(shown, limits.page.default), limits.page.max);
    void refetch({ first, filter }).catch(() => undefined);
  };
  const cursor = useFirst(data?.liveCursor);
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
    reload,
    more,
  };
}
