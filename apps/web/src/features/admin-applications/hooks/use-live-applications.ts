import {
  ApplicationCountsDocument,
  type ApplicationChangedSubscription,
  useApplicationChangedSubscription,
} from '../../../gql/admin-applications.ts';

type Change = ApplicationChangedSubscription['applicationChanged'];

/**
 * Follows every application from the position that the first data were read at. What changed is in
 * the cache by itself; the counts are put there, and `onChange` says that lists may have moved.
 */
export function useLiveApplications(
  cursor: string | null,
  onChange: (change: Change) => void = () => {},
): void {
  useApplicationChangedSubscription({
    variables: { after: cursor },
    skip: cursor === null,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const { counts } = data.applicationChanged;
      client.cache.updateQuery({ query: ApplicationCountsDocument }, (current) =>
        current ? { ...current, applicationCounts: counts } : undefined,
      );
      onChange(data.applicationChanged);
    },
  });
}
