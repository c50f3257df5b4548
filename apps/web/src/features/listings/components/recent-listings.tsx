import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRecentListingsQuery } from '../../../gql/listings.ts';
import { readRecent } from '../recent-listings.ts';
import { ListingRow } from './listing-row.tsx';

/** How many are shown; the others are there for when some of these are gone. */
const shown = 4;

/** What was last looked at in this browser, besides the listing on screen. */
export function RecentListings({ besides }: { besides: string }) {
  const { t } = useLingui();
  const [recent] = useState(readRecent);
  const ids = recent.filter((id) => id !== besides);
  const { data } = useRecentListingsQuery({ variables: { ids }, skip: ids.length === 0 });
  return (
    <ListingRow
      title={t`Recently viewed`}
      listings={ids.length === 0 ? [] : (data?.listingsByIds.slice(0, shown) ?? [])}
    />
  );
}
