import {
  useManagedListingChangedSubscription,
  useManagedListingQuery,
} from '../../../gql/listing-form.ts';
import { useFirstValue } from '../../../lib/live/use-first-value.ts';
import type { ManagedListing } from '../use-listing-form.ts';

export interface ManagedListingState {
  /** Null when there is none for the viewer; undefined while it is not known. */
  listing: ManagedListing | null | undefined;
  error: unknown;
  retry: () => void;
}

/**
 * A listing in any state for those who manage it, live: what other devices save arrives by itself.
 * @param id null while there is none yet
 */
export function useManagedListing(id: string | null): ManagedListingState {
  const { data, error, refetch } = useManagedListingQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const cursor = useFirstValue(data?.liveCursor);
  // What arrives is in the cache by its id, from where the page reads it.
  useManagedListingChangedSubscription({ variables: { after: cursor }, skip: cursor === null });
  return {
    listing: data?.managedListing,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
