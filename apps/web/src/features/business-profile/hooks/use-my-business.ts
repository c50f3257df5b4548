import {
  useMyBusinessChangedSubscription,
  useMyBusinessQuery,
} from '../../../gql/business-profile.ts';
import { useFirstValue } from '../../../lib/live/use-first-value.ts';

/** The business one works for, live: what others of the team change appears by itself. */
export function useMyBusiness() {
  const { data, error, refetch } = useMyBusinessQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const after = useFirstValue(data?.liveCursor);
  // What arrives is in the cache by its id, from where the page reads it.
  useMyBusinessChangedSubscription({ variables: { after }, skip: after === null });
  return {
    business: data?.myBusiness ?? null,
    isKnown: data !== undefined,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
