import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, InlineAlert, ListSkeleton, PageHeader } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { RecordEditors } from '../../../components/conflict/record-editors.tsx';
import { ListingForm } from '../../../domains/listing-form/listing-form.tsx';
import { FeaturedBadge } from '../../../domains/listing-form/managed/featured-badge.tsx';
import { RecordActions } from '../../../components/record-page/record-page.tsx';
import { ListingStatusBadge } from '../../../domains/listing-form/managed/listing-status.tsx';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import type { ManagedListing } from '../../../domains/listing-form/use-listing-form.ts';
import { useManagedListing } from '../../../domains/listing-form/managed/use-managed-listing.ts';
import { ManagedComments } from '../../../domains/listing-parts/comments/managed-comments.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { StaffLink } from '../../../components/staff-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { listingSections } from '../../../lib/paths.ts';
import { useListingActions } from '../listing-actions.tsx';
import classes from './listing.module.css';

/** One listing, for administrators: what it says, where it stands, whether it is featured. */
export function ListingPage() {
  const { t } = useLingui();
  const { listingId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { listing, error, retry } = useManagedListing(listingId);
  if (listing) return <Details key={listingId} listing={listing} />;
  if (listing === null) {
    return (
      <Notice
        art="no-listing"
        title={t`This listing is no longer here`}
        text={t`The address may be incomplete, or the business deleted it.`}
      >
        <Button component={Link} to={adminPaths.editListings()}>
          <Trans>All listings</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`Listing`}>
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

function Details({ listing }: { listing: ManagedListing }) {
  const { t } = useLingui();
  const title = useListingTitle();
  const viewer = useViewer();
  const actions = useListingActions();
  const { id, type, status, isFeatured, business, removalReason } = listing;
  return (
    <Page title={title(listing)}>
      <PageHeader
        back={
          <BackLink
            to={adminPaths.editListings({ tab: listingSections[type] })}
          >{t`All listings`}</BackLink>
        }
        title={title(listing)}
        description={
          <Trans>
            Belongs to{' '}
            <StaffLink
              to={adminPaths.businessProfile(business.id)}
              duties={['BUSINESSES', 'BILLING', 'SERVICE']}
            >
              {business.name}
            </StaffLink>
            , and your changes are recorded in the audit log.
          </Trans>
        }
      />
      <div className={classes.standing}>
        <ListingStatusBadge status={status} />
        {isFeatured && <FeaturedBadge />}
        <RecordActions row={listing} actions={actions} reload={() => Promise.resolve()} />
      </div>
      {removalReason && (
        <div className={classes.reason}>
          <InlineAlert tone="warning" title={t`An administrator removed it`}>
            <ReasonText reason={removalReason} />
          </InlineAlert>
        </div>
      )}
      <RecordEditors kind="LISTING" id={id} />
      {viewer && (
        <ListingForm
          type={type}
          listing={listing}
          viewerId={viewer.id}
          onCreated={() => undefined}
          onPublished={() => undefined}
        />
      )}
      {status !== 'draft' && (
        <div className={classes.comments}>
          <ManagedComments listingId={id} />
        </div>
      )}
    </Page>
  );
}
