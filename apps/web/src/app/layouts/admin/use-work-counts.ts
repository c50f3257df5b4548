import { useWorkCountsQuery } from '../../../gql/app.ts';
import { WorkQueueChangedDocument } from '../../../gql/admin-home.ts';
import { useLiveData } from '../../../lib/connection/use-live-data.ts';
import { useReadings } from '../../../lib/connection/use-readings.ts';

/** How much work of some kinds waits for the viewer, as it changes; 0 until it is known. */
export function useWorkCounts(): (kinds: readonly string[]) => number {
  const { data, refetch } = useWorkCountsQuery({ fetchPolicy: 'cache-and-network' });
  const readAgain = useReadings(async () => {
    await refetch();
  });
  useLiveData(WorkQueueChangedDocument, data?.liveCursor ?? null, readAgain);
  const counts = data?.workCounts ?? [];
  return (kinds) =>
    counts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);
}
