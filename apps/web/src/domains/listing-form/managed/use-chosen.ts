import { limits } from '@wiki/domain';
import { useState } from 'react';
import type { ListingRow } from './use-managed-listings.ts';

/** Which rows of a list of listings are chosen, to do something to them together. */
export function useChosen(listings: readonly ListingRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  return {
    /** Those of the list, so many at most as the API acts on at once. */
    rows: listings.filter(({ id }) => ids.has(id)).slice(0, limits.listing.bulk),
    has: (id: string) => ids.has(id),
    choose: (some: readonly string[], isChosen: boolean) =>
      setIds(
        isChosen
          ? new Set([...ids, ...some])
          : new Set([...ids].filter((id) => !some.includes(id))),
      ),
    clear: () => setIds(new Set()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
