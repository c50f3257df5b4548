import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, ErrorState, PageHeader } from '@wiki/ui';
import { Link, Navigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { DisputeTimeline } from '../../../domains/review-parts/disputes/dispute-timeline.tsx';
import { PreviousVersion } from '../../../domains/review-parts/previous-version.tsx';
import { ReportButton } from '../../../domains/report/report-button.tsx';
import { ReviewCard } from '../../../domains/review-parts/review-card.tsx';
import { ReviewStanding } from '../../../domains/review-parts/review-standing.tsx';
import { SellerReviewActions } from '../../../domains/review-parts/seller-review-actions.tsx';
import {
  type ReviewQuery,
  useMyDisputeChangedSubscription,
  useReviewQuery,
} from '../../../gql/reviews.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { EditOwnReview } from '../components/edit-own-review.tsx';
import { OtherReviews } from '../components/other-reviews.tsx';
import { ReviewedBusiness } from '../components/reviewed-business.tsx';
import classes from './review-details.module.css';

/** One review with its reply and, for the two parties, its dispute. */
export function ReviewDetails() {
  const { t } = useLingui();
  const { reviewId = '' } = useParams();
  const viewer = useViewer();
  const serves = useServes();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useReviewQuery({
    variables: { id: reviewId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useMyDisputeChangedSubscription({ skip: !viewer });
  const isAdministrator = viewer?.memberType === 'wikiAdmin';
  const dispute = data?.review?.dispute;
  if (dispute && isAdministrator && serves('REVIEWS')) {
    return <Navigate to={adminPaths.dispute(dispute.id)} replace />;
  }
  if (data?.review) return <Details review={data.review} isAdministrator={isAdministrator} />;
  if (data) {
    return (
      <Notice
        art="no-review"
        title={t`This review isn’t here`}
        text={t`It may have been removed, or the business may have left the network.`}
      >
        <Button component={Link} to={paths.entrepreneurs()}>
          <Trans>See all entrepreneurs</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`Review`}>
      {error ? (
        <ErrorState
          title={t`We couldn’t load the review`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

function Details({
  review,
  isAdministrator,
}: {
  review: NonNullable<ReviewQuery['review']>;
  isAdministrator: boolean;
}) {
  const { t } = useLingui();
  const serves = useServes();
  const { business, dispute, previousVersion, subject, exchangeDetails } = review;
  return (
    <Page
      title={t`${subject}: review of ${business.name}`}
      description={exchangeDetails.slice(0, 200)}
    >
      <PageHeader
        back={
          <BackLink
            to={
              isAdministrator && serves('BUSINESSES')
                ? adminPaths.businessProfile(business.id)
                : paths.entrepreneur(business.id)
            }
          >
            {business.name}
          </BackLink>
        }
        title={<Trans>Review of {business.name}</Trans>}
      />
      <div className={classes.columns}>
        <div className={classes.review}>
          <ReviewCard
            review={review}
            headingLevel={2}
            head={<ReviewStanding review={review} withDispute={false} />}
            aside={
              review.status === 'published' && (
                <ReportButton kind="review" id={review.id} authorId={review.author?.id} isCompact />
              )
            }
            actions={
              <>
                <SellerReviewActions review={review} />
                <EditOwnReview review={review} />
              </>
            }
          />
          {previousVersion && <PreviousVersion version={previousVersion} />}
          {dispute && (
            <Card padding="lg">
              <DisputeTimeline dispute={dispute} />
            </Card>
          )}
        </div>
        <aside className={classes.aside} aria-label={t`The business`}>
          <ReviewedBusiness business={business} />
        </aside>
        <div className={classes.others}>
          <OtherReviews business={business} except={review.id} />
        </div>
      </div>
    </Page>
  );
}
