import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import { ReviewCard } from '../../../components/review-parts/review-card.tsx';
import { ReviewStanding } from '../../../components/review-parts/review-standing.tsx';
import { useMyDisputeChangedSubscription, useMyReviewsQuery } from '../../../gql/reviews.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { EditOwnReview } from '../components/edit-own-review.tsx';

/** What the viewer wrote about businesses, and what became of it. */
export function MyReviews() {
  const { t } = useLingui();
  return (
    <Page
      title={t`My reviews`}
      description={t`The reviews you have written about businesses.`}
      width="narrow"
    >
      <PageHeader
        title={<Trans>My reviews</Trans>}
        description={<Trans>What you told others about businesses you dealt with.</Trans>}
      />
      <List />
    </Page>
  );
}

function List() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, fetchMore, refetch } = useMyReviewsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const more = useMore(data?.myReviews.pageInfo, (after) => fetchMore({ variables: { after } }));
  useMyDisputeChangedSubscription();
  if (error && !data) {
    return (
      <ErrorState
        title={t`Your reviews did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) return <ListSkeleton label={t`Loading reviews`} count={3} />;
  if (data.myReviews.edges.length === 0) {
    return (
      <EmptyState
        seed="my-reviews"
        title={t`No reviews found`}
        message={t`After doing business with somebody of the network, tell others how it went.`}
        action={
          <Button component={Link} to={paths.entrepreneurs()}>
            <Trans>See all entrepreneurs</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <>
      {data.myReviews.edges.map(({ node }) => (
        <ReviewCard
          key={node.id}
          review={node}
          headingLevel={2}
          business={node.business}
          head={<ReviewStanding review={node} />}
          actions={<EditOwnReview review={node} />}
        />
      ))}
      <MoreButton more={more}>
        <Trans>Show more reviews</Trans>
      </MoreButton>
    </>
  );
}
