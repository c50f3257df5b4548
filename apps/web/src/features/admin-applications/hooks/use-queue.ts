import { useApplicationQueueQuery } from '../../../gql/admin-applications.ts';

/** Where an application stands among those that wait for a review. */
export interface QueuePlace {
  /** From 1; 0 for one that does not wait. */
  number: number;
  all: number;
  before: string | undefined;
  next: string | undefined;
}

/** The place of an application in the queue, with the ones before and after it. */
export function useQueue(applicationId: string): QueuePlace {
  const { data } = useApplicationQueueQuery({ fetchPolicy: 'cache-and-network' });
  const ids = data?.applications.edges.map(({ node }) => node.id) ?? [];
  const place = ids.indexOf(applicationId);
  return { number: place + 1, all: ids.length, before: ids[place - 1], next: ids[place + 1] };
}
