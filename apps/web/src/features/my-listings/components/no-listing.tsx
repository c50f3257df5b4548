import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, ListSkeleton } from '@wiki/ui';
import { Link } from 'react-router-dom';
import type { ManagedListingState } from '../../../domains/listing-form/managed/use-managed-listing.ts';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';

/** In place of a listing that is on its way, did not come, or is not there. */
export function NoListing({ listing, error, retry }: ManagedListingState) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  if (listing === null) {
    return (
      <Notice
        art="no-listing"
        title={t`This listing is no longer here`}
        text={t`It was deleted, or it belongs to another business.`}
      >
        <Button component={Link} to={paths.myListings()}>
          <Trans>My listings</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`My listings`}>
      {error ? (
        <ErrorState
          title={t`We couldn’t load the listing`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      ) : (
        <ListSkeleton label={t`Loading the listing`} count={5} />
      )}
    </Page>
  );
}
