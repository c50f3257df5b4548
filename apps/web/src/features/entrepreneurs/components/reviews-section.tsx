import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, InlineAlert } from '@wiki/ui';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { RatingSummary } from '../../../domains/review-parts/rating-summary.tsx';
import { ReviewList } from '../../../domains/review-parts/review-list.tsx';
import {
  type BusinessReviews,
  useBusinessReviews,
} from '../../../domains/review-parts/use-business-reviews.ts';
import { useChosenRating } from '../../../domains/review-parts/use-chosen-rating.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { ReviewFacts } from './review-facts.tsx';
import classes from './reviews-section.module.css';

/** It carries the form, which few readers open. */
const WriteReviewDialog = lazyPart(
  () => import('../../../domains/review-parts/write-review-dialog.tsx'),
  'WriteReviewDialog',
);

/** What customers say of a business. The dialog and the chosen rating live in the address. */
export function ReviewsSection({ business }: { business: { id: string; name: string } }) {
  const [params, setParams] = useSearchParams();
  const [isWhole, setWhole] = useState(false);
  const [isThanked, setThanked] = useState(false);
  const [rating, chooseRating] = useChosenRating();
  const list = useBusinessReviews(business.id, rating);
  const isWriting = params.get('review') === 'write' && list.business?.viewerCanReview;
  const setWriting = (wanted: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (wanted) next.set('review', 'write');
        else next.delete('review');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={classes.section}>
      <div className={classes.aside}>
        <h2 id="reviews-title">
          <Trans>Reviews</Trans>
        </h2>
        {list.business && (
          <RatingSummary
            business={list.business}
            chosen={rating}
            onChoose={chooseRating}
            isNarrow
          />
        )}
        {list.business && <ReviewFacts business={list.business} />}
        <WriteButton
          canReview={list.business?.viewerCanReview ?? false}
          onWrite={() => setWriting(true)}
        />
      </div>
      <div>
        {isThanked && (
          <InlineAlert tone="success">
            <Trans>Thank you. Your review is published.</Trans>
          </InlineAlert>
        )}
        <ReviewList
          list={isWhole || rating !== null ? list : beginningOf(list)}
          empty={<NoReviews isNarrowed={rating !== null} />}
        />
        {!isWhole && rating === null && (list.reviews?.length ?? 0) > shownFirst && (
          <Button variant="default" onClick={() => setWhole(true)}>
            <Plural
              value={list.business?.ratingCount ?? 0}
              one="See the review"
              other="See all # reviews"
            />
          </Button>
        )}
      </div>
      {isWriting && (
        <Suspense>
          <WriteReviewDialog
            business={business}
            onClose={() => setWriting(false)}
            onWritten={() => {
              setThanked(true);
              setWriting(false);
              list.reload();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** So many stand there before somebody asks for all. */
const shownFirst = 3;

const beginningOf = (list: BusinessReviews): BusinessReviews => ({
  ...list,
  reviews: list.reviews?.slice(0, shownFirst) ?? null,
  more: { ...list.more, hasMore: (list.reviews?.length ?? 0) <= shownFirst && list.more.hasMore },
});

/** Visitors are led to sign in and back to the open dialog. */
function WriteButton({ canReview, onWrite }: { canReview: boolean; onWrite: () => void }) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (viewer && !canReview) return null;
  if (viewer) {
    return (
      <Button variant="default" onClick={onWrite}>
        <Trans>Write a review</Trans>
      </Button>
    );
  }
  return (
    <Button
      component={Link}
      to={paths.login({ next: `${pathname}?review=write` })}
      variant="default"
    >
      <Trans>Sign in to write a review</Trans>
    </Button>
  );
}

function NoReviews({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      seed="reviews"
      headingLevel={3}
      title={t`No reviews found`}
      message={
        isNarrowed
          ? t`Nobody has given this rating.`
          : t`If you’ve done business with this company, be the first to review it.`
      }
    />
  );
}
