import { useApplicationChangedSubscription } from '../../../gql/admin-applications.ts';

/**
 * Follows every application from the position that the first data were read at: what changed is in
 * the cache by itself.
 */
export function useLiveApplications(cursor: string | null): void {
  useApplicationChangedSubscription({ variables: { after: cursor }, skip: cursor === null });
}
