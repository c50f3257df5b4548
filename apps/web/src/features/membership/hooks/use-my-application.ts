import { useSubscription } from '@apollo/client/react';
import {
  type ApplicationFieldsFragment,
  MyApplicationChangedDocument,
  MyApplicationDocument,
  useMyApplicationQuery,
} from '../../../gql/membership.ts';
import { useFirstValue } from '../../../lib/live/use-first-value.ts';

export type Application = ApplicationFieldsFragment;

/** The caller's application, live: what other devices, administrators and payments make of it. */
export function useMyApplication() {
  // What the cache has may be old: nothing followed it while no screen showed it.
  const { data, error, refetch, client } = useMyApplicationQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const after = useFirstValue(data?.liveCursor);
  useSubscription(MyApplicationChangedDocument, {
    variables: { after },
    skip: after === null,
    // Entities that exist are updated by the cache itself; a new or deleted one is told here.
    onData: ({ data: { data: change } }) => {
      if (!change) return;
      const { application } = change.myApplicationChanged;
      client.cache.updateQuery({ query: MyApplicationDocument }, (known) =>
        known ? { ...known, myApplication: application } : undefined,
      );
    },
  });
  return {
    /** Null when there is none, undefined while it is not known. */
    application: data ? (data.myApplication ?? null) : undefined,
    error,
    refetch,
  };
}
