import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useManagedListings } from '../../../domains/listing-form/use-managed-listings.ts';
import { filterOf, listQueryOf } from '../address.ts';

/** Everybody's listings as the address asks for them, live. */
export function useAllListings() {
  const [params] = useSearchParams();
  const query = listQueryOf(params);
  const list = useManagedListings(filterOf(query));
  const setParam = useSetParam();
  return {
    ...query,
    ...list,
    isNarrowed: Boolean(query.status || query.search || query.isFeatured || query.businessId),
    setSearch: (text: string) => setParam('q', text.trim()),
    setStatus: (text: string) => setParam('status', text),
    setFeatured: (isFeatured: boolean) => setParam('featured', isFeatured ? 'true' : null),
    setBusiness: (businessId: string | null) => setParam('business', businessId),
  };
}
