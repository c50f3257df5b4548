import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useManagedListings } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import { managedQueryOf } from '../../../domains/listing-form/managed/managed-query.ts';

/** The listings of the own business that the address asks for, in every state. */
export function useMyListings() {
  const [params] = useSearchParams();
  const query = managedQueryOf(params);
  const { type, status, search } = query;
  const list = useManagedListings({
    type,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  });
  const setParam = useSetParam();
  return {
    ...query,
    ...list,
    setSearch: (text: string) => setParam('q', text.trim()),
    setStatus: (text: string) => setParam('status', text),
  };
}
