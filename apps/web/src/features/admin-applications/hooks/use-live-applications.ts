import { useApplicationChangedSubscription } from '../../../gql/admin-applications.ts';
import { useFirstValue } from '../../../lib/live/use-first-value.ts';

/**
 * Follows every application from the position that the first data were read at: what changed is in
 * the cache by itself.
 */
export function useLiveApplications(cursor: string | undefined): void {
  const after = useFirstValue(cursor);
  useApplicationChangedSubscription({ variables: { after }, skip: after === null });
}
