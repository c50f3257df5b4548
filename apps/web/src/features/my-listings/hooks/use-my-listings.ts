import { useSearchParams } from 'react-router-dom';
import { useManagedListings } from '../../../components/listing-form/use-managed-listings.ts';
import { listQueryOf } from '../address.ts';

/** The listings of the own business that the address asks for, in every state. */
export function useMyListings() {
  const [params, setParams] = useSearchParams();
  const query = listQueryOf(params);
  const { type, status, search } = query;
  const list = useManagedListings({
    type,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  });
  const setParam = (name: string, value: string) => {
    setParams((current) => {
      if (value) current.set(name, value);
      else current.delete(name);
      return current;
    });
  };
  return {
    ...query,
    ...list,
    setSearch: (text: string) => setParam('q', text.trim()),
    setStatus: (text: string) => setParam('status', text),
  };
}
