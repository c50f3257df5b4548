import { limits } from '@wiki/domain';
import { useAllPaymentsQuery, usePaymentChangedSubscription } from '../../../gql/billing.ts';
import type { PaymentFilter } from '../../../gql/schema-types.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

/** Everybody's payments that fit, page by page and live, for administrators. */
export function useAllPayments(filter: PaymentFilter) {
  const { data, error, fetchMore, refetch } = useAllPaymentsQuery({
    variables: { first: limits.page.default, filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const known = data?.payments.edges;
  usePaymentChangedSubscription({
    variables: { after: data?.liveCursor ?? null },
    skip: !data,
    onData: ({ data: { data: changed } }) => {
      const id = changed?.paymentChanged.payment.id;
      // What is on screen changes in the cache by itself; a new one moves the list.
      if (id && !known?.some(({ node }) => node.id === id)) void refetch().catch(() => undefined);
    },
  });
  const more = useMore(data?.payments.pageInfo, (after) => fetchMore({ variables: { after } }));
  return {
    payments: known?.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
    more,
  };
}
