import { Trans } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import { Link, useLocation } from 'react-router-dom';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import type { ListingRow } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './action-notice.module.css';

/** What the list was opened with after publishing: the listing's id. */
const publishedIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'published' in state ? state.published : null;

/** After publishing: that it is done, and the way to look at it. */
export function PublishedNotice({ listings }: { listings: readonly ListingRow[] }) {
  const location = useLocation();
  const title = useListingTitle();
  const listing = listings.find(({ id }) => id === publishedIn(location.state));
  if (listing?.status !== 'published') return null;
  const name = title(listing);
  return (
    <div className={classes.notices}>
      <InlineAlert
        tone="success"
        action={
          <Link to={paths.listing(listing)}>
            <Trans>See it live</Trans>
          </Link>
        }
      >
        <Trans>{name} is published.</Trans>
      </InlineAlert>
    </div>
  );
}
