import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ListSkeleton, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { Page } from '../../../components/page/page.tsx';
import { ReviewCard } from '../../../domains/review-parts/review-card.tsx';
import { ReviewStanding } from '../../../domains/review-parts/review-standing.tsx';
import { MyReviewsDocument, useMyDisputeChangedSubscription } from '../../../gql/reviews.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { paths } from '../../../lib/paths.ts';
import { EditOwnReview } from '../components/edit-own-review.tsx';

/** What the viewer wrote about businesses, and what became of it. */
export function MyReviews() {
  const { t } = useLingui();
  return (
    <Page
      title={t`My reviews`}
      description={t`The reviews you’ve written about businesses.`}
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
  const list = useConnection(MyReviewsDocument, {
    variables: {},
    of: ({ myReviews }) => myReviews,
  });
  useMyDisputeChangedSubscription();
  return (
    <ConnectionView
      list={list}
      loading={<ListSkeleton label={t`Loading reviews`} count={3} />}
      more={<Trans>Show more reviews</Trans>}
      empty={
        <EmptyState
          seed="my-reviews"
          title={t`No reviews found`}
          message={t`After doing business with someone on the network, tell others how it went.`}
          action={
            <Button component={Link} to={paths.entrepreneurs()}>
              <Trans>See all entrepreneurs</Trans>
            </Button>
          }
        />
      }
    >
      {(reviews) =>
        reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            headingLevel={2}
            business={review.business}
            head={<ReviewStanding review={review} />}
            actions={<EditOwnReview review={review} />}
          />
        ))
      }
    </ConnectionView>
  );
}
