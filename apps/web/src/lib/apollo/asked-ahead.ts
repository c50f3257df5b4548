import type { DocumentNode, WatchQueryFetchPolicy } from '@apollo/client';
import { useEffect, useState } from 'react';
import { session } from '../auth/browser-session.ts';

/** The queries of a page that may have been asked for before it was drawn. */
export interface AskedAhead {
  /** The policies of a query of the page, for as long as it is mounted. */
  usePolicies: (query: DocumentNode) => {
    fetchPolicy: WatchQueryFetchPolicy;
    nextFetchPolicy: () => WatchQueryFetchPolicy;
  };
}

/**
 * Where a page is opened by its address, asks for what it shows as soon as it is known who asks: beside
 * who that is, before anything is drawn. The page takes those answers, or waits for those on their way,
 * and asks nothing twice. Called once, when the page's code comes.
 */
export function askAhead(ask: () => readonly Promise<unknown>[]): AskedAhead {
  let isAsked = session.snapshot().status === 'unknown';
  // A part of the page whose code comes later takes its own answer later.
  const taken = new Set<DocumentNode>();
  if (isAsked) {
    void session
      .start()
      .then(() => {
        if (session.snapshot().status === 'signedIn') return Promise.allSettled(ask());
        isAsked = false;
        return null;
      })
      .catch(() => undefined);
  }
  return {
    usePolicies(query) {
      const [fetchPolicy] = useState<WatchQueryFetchPolicy>(() =>
        isAsked && !taken.has(query) ? 'cache-first' : 'cache-and-network',
      );
      useEffect(() => {
        // Whoever comes back later is shown what there is meanwhile, and then what there is now.
        taken.add(query);
      }, [query]);
      return { fetchPolicy, nextFetchPolicy: () => 'cache-and-network' };
    },
  };
}
