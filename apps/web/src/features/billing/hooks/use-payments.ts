import { limits } from '@wiki/domain';
import { useSearchParams } from 'react-router-dom';
import {
  type PaymentFilter,
  type PaymentStatus,
  useMyPaymentsQuery,
} from '../../../gql/billing.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

const statuses: readonly PaymentStatus[] = ['PENDING', 'APPROVED', 'REJECTED'];
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The viewer's payments that the address asks for (`?status=&from=&until=`), page by page. */
export function usePayments() {
  const [params, setParams] = useSearchParams();
  const dayOf = (name: string) => {
    const text = params.get(name) ?? '';
    return day.test(text) ? text : null;
  };
  const filter: PaymentFilter = {
    status: statuses.find((status) => status === params.get('status')) ?? null,
    from: dayOf('from'),
    until: dayOf('until'),
  };
  const { data, error, fetchMore, refetch } = useMyPaymentsQuery({
    variables: { first: limits.page.default, filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.myPayments.pageInfo, (after) => fetchMore({ variables: { after } }));
  return {
    filter,
    isNarrowed: Object.values(filter).some((value) => value !== null),
    setFilter: (name: 'status' | 'from' | 'until', value: string) =>
      setParams(
        (current) => {
          if (value) current.set(name, value);
          else current.delete(name);
          return current;
        },
        { replace: true },
      ),
    payments: data?.myPayments.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
    more,
  };
}
