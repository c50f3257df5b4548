import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import { useManagedListing } from '../../../domains/listing-form/managed/use-managed-listing.ts';
import { ListingDetails } from '../../../domains/listing-parts/listing-details.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useListingPreviewQuery } from '../../../gql/my-listings.ts';
import { listingSections, paths } from '../../../lib/paths.ts';
import { NoListing } from '../components/no-listing.tsx';
import classes from './preview-listing.module.css';

/** A listing as visitors would see it, live while it is edited elsewhere. */
export function PreviewListing() {
  const { listingId: id = '' } = useParams();
  const title = useListingTitle();
  const managed = useManagedListing(id);
  const { data, error, refetch } = useListingPreviewQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { listing } = managed;
  const shown = data?.managedListing;
  if (!listing || !shown) {
    return (
      <NoListing
        listing={listing === null ? null : undefined}
        error={managed.error ?? error}
        retry={() => {
          managed.retry();
          void refetch().catch(() => undefined);
        }}
      />
    );
  }
  return (
    <Page title={title(listing)}>
      <BackLink to={paths.myListings({ tab: listingSections[listing.type] })}>
        <Trans>My listings</Trans>
      </BackLink>
      <div className={classes.note}>
        <InlineAlert
          tone="info"
          action={
            <Button component={Link} to={paths.editListing(id)} variant="default">
              <Trans>Keep editing</Trans>
            </Button>
          }
        >
          {listing.status === 'published' ? (
            <Trans>This is how everyone sees it.</Trans>
          ) : (
            <Trans>
              This is how visitors will see it. Until it’s published, only your business can.
            </Trans>
          )}
        </InlineAlert>
      </div>
      <ListingDetails listing={shown} />
    </Page>
  );
}
