import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingType } from '@wiki/domain';
import { Button, ErrorState, ListSkeleton } from '@wiki/ui';
import { Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Breadcrumbs } from '../../../components/page/breadcrumbs.tsx';
import { ListingDetails } from '../../../domains/listing-parts/listing-details.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { HydratedWhenReached } from '../../../components/page/hydrated-when-reached.tsx';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { EngagementCounts } from '../components/engagement-counts.tsx';
import { ListingShape } from '../../../components/page-shapes/listing-shape.tsx';
import { ListingActions } from '../components/listing-actions.tsx';
import { Location } from '../components/location.tsx';
import { ListingRow } from '../components/listing-row.tsx';
import { RecentListings } from '../components/recent-listings.tsx';
import { type ListingOnPage, useFollowedListing, useVisit } from '../hooks/use-followed-listing.ts';
import { listingWords } from '../listing-words.ts';

/** Below the first screen, with forms: it comes after what the page is about. */
const Comments = lazyPart(() => import('../components/comments.tsx'), 'Comments');

/** One listing at the address of its type. */
function ListingPage({ type }: { type: ListingType }) {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch, commentChanges } = useFollowedListing(id);
  const words = listingWords[type];
  if (data?.listing) {
    return data.listing.type === type ? (
      <Found key={id} listing={data.listing} commentChanges={commentChanges} />
    ) : (
      <Navigate to={paths.listing(data.listing)} replace />
    );
  }
  if (data) {
    return (
      <Notice
        art={`no-${type}`}
        title={t(words.gone)}
        text={t`It may have been sold or withdrawn by its seller.`}
      >
        <Button component={Link} to={paths.listings(type)}>
          {t(words.all)}
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t(words.one)}>
      {error ? (
        <ErrorState
          title={t(words.oneFailed)}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <ListingShape />
      )}
    </Page>
  );
}

interface FoundProps {
  listing: ListingOnPage;
  commentChanges: number;
}

function Found({ listing, commentChanges }: FoundProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  useVisit(listing.id);
  const { type, name, description, category, engagement, similar } = listing;
  const words = listingWords[type];
  return (
    <Page title={localized(name)} description={localized(description).slice(0, 200)}>
      <Breadcrumbs
        steps={[
          { to: paths.listings(type), label: t(words.title) },
          ...(category
            ? [
                {
                  to: paths.listings(type, { category: category.key }),
                  label: localized(category.label),
                },
              ]
            : []),
        ]}
      />
      <ListingDetails
        listing={listing}
        actions={<ListingActions listing={listing} />}
        aside={<EngagementCounts engagement={engagement} />}
      >
        <HydratedWhenReached>
          <section aria-labelledby="location">
            <h2 id="location">
              <Trans>Location</Trans>
            </h2>
            <Location listing={listing} />
          </section>
        </HydratedWhenReached>
        <HydratedWhenReached>
          <Suspense fallback={<ListSkeleton label={t`Loading comments`} count={2} />}>
            <Comments listing={listing} changes={commentChanges} />
          </Suspense>
        </HydratedWhenReached>
      </ListingDetails>
      <HydratedWhenReached>
        <ListingRow title={t(words.similar)} listings={similar} />
      </HydratedWhenReached>
      <RecentListings besides={listing.id} />
    </Page>
  );
}

/** A product at its address. */
export const ProductPage = () => <ListingPage type="product" />;
/** A service at its address. */
export const ServicePage = () => <ListingPage type="service" />;
/** A property at its address. */
export const PropertyPage = () => <ListingPage type="property" />;
