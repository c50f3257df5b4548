import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import type { PaymentFilter, PaymentStatus } from '../../../gql/schema-types.ts';

const statuses: readonly PaymentStatus[] = ['PENDING', 'APPROVED', 'REJECTED'];
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Which of their payments the address asks for: `?status=&from=&until=`. */
export function usePaymentFilter() {
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const dayOf = (name: string) => {
    const text = params.get(name) ?? '';
    return day.test(text) ? text : null;
  };
  const filter: PaymentFilter = {
    status: statuses.find((status) => status === params.get('status')) ?? null,
    dateFrom: dayOf('from'),
    dateUntil: dayOf('until'),
  };
  return {
    filter,
    isNarrowed: Object.values(filter).some((value) => value !== null),
    setFilter: (name: 'status' | 'from' | 'until', value: string) => setParam(name, value),
  };
}

export type PaymentFilterState = ReturnType<typeof usePaymentFilter>;
