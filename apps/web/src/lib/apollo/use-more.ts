import { useState } from 'react';

interface PageInfo {
  hasNextPage: boolean;
  endCursor?: string | null | undefined;
}

/** The next pages of a list: whether there are any, on their way, or refused. */
export interface More {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  show: () => void;
}

/**
 * Loads a connection page by page.
 * @param pageInfo where the list stands; undefined while it is not there
 * @param fetchAfter fetches the page after a cursor into the cache
 */
export function useMore(
  pageInfo: PageInfo | undefined,
  fetchAfter: (cursor: string | null) => Promise<unknown>,
): More {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const show = async () => {
    setLoading(true);
    setFailed(false);
    try {
      await fetchAfter(pageInfo?.endCursor ?? null);
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };
  return { hasMore: pageInfo?.hasNextPage ?? false, isLoading, hasFailed, show: () => void show() };
}
