import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState, ListSkeleton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { MoreButton } from '../../components/lists/more-button.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewStanding } from './review-standing.tsx';
import { SellerReviewActions } from './seller-review-actions.tsx';
import type { BusinessReviews } from './use-business-reviews.ts';

export interface ReviewListProps {
  list: BusinessReviews;
  /** What stands there when there are none. */
  empty: ReactNode;
  headingLevel?: 2 | 3;
}

/** The reviews of a business in their four states. */
export function ReviewList({ list, empty, headingLevel = 3 }: ReviewListProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { reviews, error, retry, more } = list;
  if (error) {
    return (
      <ErrorState
        title={t`We couldn’t load the reviews`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (!reviews) return <ListSkeleton label={t`Loading reviews`} count={3} />;
  if (reviews.length === 0) return empty;
  return (
    <div>
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          headingLevel={headingLevel}
          head={<ReviewStanding review={review} />}
          aside={
            review.status === 'published' && (
              <ReportButton kind="review" id={review.id} authorId={review.author?.id} isCompact />
            )
          }
          actions={
            <>
              <SellerReviewActions review={review} />
            </>
          }
        />
      ))}
      <MoreButton more={more}>
        <Trans>Show more reviews</Trans>
      </MoreButton>
    </div>
  );
}
