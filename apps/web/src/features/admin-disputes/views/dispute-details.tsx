import { Trans, useLingui } from '@lingui/react/macro';
import { Card, ErrorState, PageHeader } from '@wiki/ui';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { AdminNotFound } from '../../../components/admin-not-found.tsx';
import { Page } from '../../../components/page.tsx';
import { PageSkeleton } from '../../../components/page-skeleton.tsx';
import { DisputeTimeline } from '../../../components/review-parts/dispute-timeline.tsx';
import { PreviousVersion } from '../../../components/review-parts/previous-version.tsx';
import { ReviewCard } from '../../../components/review-parts/review-card.tsx';
import { ReviewStanding } from '../../../components/review-parts/review-standing.tsx';
import {
  type AdminDisputeFragment,
  useAdminDisputeQuery,
  useAnyDisputeChangedSubscription,
} from '../../../gql/admin-disputes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { DisputeActions } from '../components/dispute-actions.tsx';
import classes from './dispute-details.module.css';

/** One dispute with its review: to be read and decided by an administrator. */
export function DisputeDetails() {
  const { t } = useLingui();
  const { disputeId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useAdminDisputeQuery({
    variables: { id: disputeId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useAnyDisputeChangedSubscription();
  if (data?.dispute) return <Details dispute={data.dispute} />;
  if (data) return <AdminNotFound />;
  return (
    <Page title={t`Dispute`}>
      {error ? (
        <ErrorState
          title={t`The dispute did not load`}
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

function Details({ dispute }: { dispute: AdminDisputeFragment }) {
  const { t } = useLingui();
  const { review } = dispute;
  const name = review.business.name;
  return (
    <Page title={t`Dispute of ${name}`}>
      <PageHeader
        back={
          <BackLink to={paths.admin.disputes()}>
            <Trans>All disputes</Trans>
          </BackLink>
        }
        title={<Trans>Dispute of {name}</Trans>}
      />
      <div className={classes.columns}>
        <Card padding="lg">
          <section aria-labelledby="review" className={classes.review}>
            <h2 id="review" className={classes.title}>
              <Trans>The review</Trans>
            </h2>
            <ReviewCard
              review={review}
              head={
                review.status === 'removed' && (
                  <ReviewStanding review={review} withDispute={false} />
                )
              }
            />
            {review.previousVersion && <PreviousVersion version={review.previousVersion} />}
          </section>
        </Card>
        <Card padding="lg">
          <DisputeTimeline dispute={dispute} />
          <DisputeActions dispute={dispute} />
        </Card>
      </div>
    </Page>
  );
}
