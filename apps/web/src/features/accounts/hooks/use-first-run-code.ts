import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The code of the link that the console printed: read once from behind the address's #, which no
 * server sees, then taken out of the address bar.
 */
export function useFirstRunCode(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => decodeURIComponent(hash.slice(1)));
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return code;
}
