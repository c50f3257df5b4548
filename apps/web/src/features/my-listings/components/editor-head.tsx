import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingType } from '@wiki/domain';
import { InlineAlert, PageHeader } from '@wiki/ui';
import type { ReactNode } from 'react';
import { BackLink } from '../../../components/page/back-link.tsx';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { FeaturedBadge } from '../../../domains/listing-form/managed/featured-badge.tsx';
import { ListingStatusBadge } from '../../../domains/listing-form/managed/listing-status.tsx';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import type { ListingRow } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import { listingSections, paths } from '../../../lib/paths.ts';
import { newNames } from '../type-names.ts';
import classes from './editor-head.module.css';

export interface EditorHeadProps {
  type: ListingType;
  /** Null until something was written. */
  listing: ListingRow | null;
  actions?: ReactNode;
}

/** The top of a listing's page in the business area: its name, where it stands, why it was removed. */
export function EditorHead({ type, listing, actions }: EditorHeadProps) {
  const { t } = useLingui();
  const title = useListingTitle();
  return (
    <>
      <PageHeader
        back={
          <BackLink to={paths.myListings({ tab: listingSections[type] })}>
            <Trans>My listings</Trans>
          </BackLink>
        }
        title={listing ? title(listing) : t(newNames[type])}
        description={
          listing ? (
            <span className={classes.badges}>
              <ListingStatusBadge status={listing.status} />
              {listing.isFeatured && <FeaturedBadge />}
            </span>
          ) : (
            <Trans>
              Write what you know. It saves itself, and you can continue from any device.
            </Trans>
          )
        }
        actions={actions}
      />
      {listing?.removalReason && (
        <div className={classes.reason}>
          <InlineAlert tone="warning" title={t`An administrator removed it`}>
            <ReasonText reason={listing.removalReason} />
          </InlineAlert>
        </div>
      )}
    </>
  );
}
