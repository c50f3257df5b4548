import {
  AccountStatusDocument,
  useAccountStatusChangedSubscription,
  useAccountStatusQuery,
} from '../../../gql/billing.ts';
import { useFirstValue } from '../../../lib/live/use-first-value.ts';

/** What the viewer owes and how the membership stands, live. */
export function useAccountStatus() {
  const { data, error, refetch } = useAccountStatusQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const after = useFirstValue(data?.liveCursor);
  useAccountStatusChangedSubscription({
    variables: { after },
    skip: after === null,
    onData: ({ client, data: { data: changed } }) => {
      if (!changed) return;
      const { accountStatus } = changed.accountStatusChanged;
      client.cache.updateQuery({ query: AccountStatusDocument }, (current) =>
        current ? { ...current, accountStatus } : undefined,
      );
    },
  });
  return {
    status: data?.accountStatus ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
