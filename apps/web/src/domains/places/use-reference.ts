import { type ReferenceListQuery, useReferenceListQuery } from '../../gql/places.ts';
import type { ReferenceList } from '../../gql/schema-types.ts';

export type ReferenceEntry = ReferenceListQuery['reference'][number];

export interface Reference {
  /** The list in its order; empty until it is there, and when it cannot be read. */
  entries: readonly ReferenceEntry[];
  isLoading: boolean;
  /** Reads a list again that did not come. */
  retry: () => void;
}

const none: readonly ReferenceEntry[] = [];

/**
 * A reference list.
 * @param parent only the entries that belong to it; null asks for nothing until there is one
 */
export function useReference(list: ReferenceList, parent?: string | null): Reference {
  const { data, loading, refetch } = useReferenceListQuery({
    variables: { list, parent },
    skip: parent === null,
    // A read that failed answers an empty list: the next form asks again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const entries = data?.reference ?? none;
  return {
    entries,
    isLoading: loading && entries.length === 0,
    retry: () => void refetch().catch(() => undefined),
  };
}
