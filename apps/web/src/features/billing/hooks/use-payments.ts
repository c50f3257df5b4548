import { limits } from '@wiki/domain';
import { useMyPaymentsQuery } from '../../../gql/billing.ts';
import type { PaymentFilter } from '../../../gql/schema-types.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

/** The viewer's payments that fit, page by page. */
export function usePayments(filter: PaymentFilter) {
  const { data, error, fetchMore, refetch } = useMyPaymentsQuery({
    variables: { first: limits.page.default, filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.myPayments.pageInfo, (after) => fetchMore({ variables: { after } }));
  return {
    payments: data?.myPayments.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
    more,
  };
}
