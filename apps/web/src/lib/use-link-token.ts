import { useEffect, useState } from 'react';
import { useSearchParams } from './use-search-params.ts';

/**
 * The token of an e-mailed link: read once, then taken out of the address bar (the history entry is
 * replaced), so that it is neither seen, shared nor sent on. Null without one.
 */
export function useLinkToken(): string | null {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('token');
  const [token, setToken] = useState(inAddress);
  useEffect(() => {
    if (inAddress === null) return;
    setToken(inAddress);
    setSearch(
      (current) => {
        current.delete('token');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [inAddress, setSearch]);
  return token;
}
