import { useApplicationCountsQuery } from '../../../gql/admin-applications.ts';
import type { ApplicationTab } from '../../../gql/schema-types.ts';

/** How many applications each tab holds; kept current by `useLiveApplications`. */
export function useApplicationCounts(): {
  countOf: (tab: ApplicationTab) => number | null;
  cursor: string | null;
} {
  const { data } = useApplicationCountsQuery({ fetchPolicy: 'cache-and-network' });
  return {
    countOf: (tab) => data?.applicationCounts.find((entry) => entry.tab === tab)?.count ?? null,
    cursor: data?.liveCursor ?? null,
  };
}
