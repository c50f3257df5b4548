import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { Page } from '../../../components/page/page.tsx';
import { RatingSummary } from '../../../domains/review-parts/rating-summary.tsx';
import { ReviewList } from '../../../domains/review-parts/review-list.tsx';
import { useBusinessReviews } from '../../../domains/review-parts/use-business-reviews.ts';
import { useChosenRating } from '../../../domains/review-parts/use-chosen-rating.ts';
import { useMyBusinessIdQuery, useMyDisputeChangedSubscription } from '../../../gql/reviews.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import classes from './business-reviews.module.css';

/** What customers say of the viewer's business: to answer once, and to dispute once. */
export function ReviewsOfMyBusiness() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useMyBusinessIdQuery();
  return (
    <Page
      title={t`Reviews of my business`}
      description={t`What customers say about your business.`}
    >
      <PageHeader
        title={<Trans>Reviews of my business</Trans>}
        description={<LiveMark label={t`Live`} />}
      />
      {error && !data && (
        <ErrorState
          title={t`We couldn’t load the reviews`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data?.myBusiness && <Reviews businessId={data.myBusiness.id} />}
      {!data && !error && <ListSkeleton label={t`Loading reviews`} count={3} />}
    </Page>
  );
}

function Reviews({ businessId }: { businessId: string }) {
  const { t } = useLingui();
  const [rating, chooseRating] = useChosenRating();
  const list = useBusinessReviews(businessId, rating);
  useMyDisputeChangedSubscription();
  return (
    <div className={classes.columns}>
      <aside className={classes.aside} aria-label={t`How customers rate you`}>
        {list.business && (
          <RatingSummary
            business={list.business}
            chosen={rating}
            onChoose={chooseRating}
            isNarrow
          />
        )}
      </aside>
      <ReviewList
        list={list}
        headingLevel={2}
        empty={
          <EmptyState
            seed="business-reviews"
            title={t`No reviews found`}
            message={t`When a customer reviews your business, it shows up here and you can reply.`}
          />
        }
      />
    </div>
  );
}
