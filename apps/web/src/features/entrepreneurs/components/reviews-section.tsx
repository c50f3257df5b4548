import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { RatingSummary } from '../../../components/review-parts/rating-summary.tsx';
import { ReviewList } from '../../../components/review-parts/review-list.tsx';
import { useBusinessReviews } from '../../../components/review-parts/use-business-reviews.ts';
import { WriteReviewDialog } from '../../../components/review-parts/write-review-dialog.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './reviews-section.module.css';

/** What customers say of a business. The dialog and the chosen rating live in the address. */
export function ReviewsSection({ business }: { business: { id: string; name: string } }) {
  const [params, setParams] = useSearchParams();
  const [isThanked, setThanked] = useState(false);
  const rating = Number(params.get('rating')) || null;
  const list = useBusinessReviews(business.id, rating);
  const isWriting = params.get('review') === 'write' && list.business?.viewerCanReview;
  const set = (name: string, value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <section aria-labelledby="reviews" className={classes.section}>
      <div className={classes.head}>
        <h2 id="reviews">
          <Trans>Reviews</Trans>
        </h2>
        <WriteButton
          canReview={list.business?.viewerCanReview ?? false}
          onWrite={() => set('review', 'write')}
        />
      </div>
      {isThanked && (
        <InlineAlert tone="success">
          <Trans>Thank you. Your review is published.</Trans>
        </InlineAlert>
      )}
      {list.business && (
        <RatingSummary
          business={list.business}
          chosen={rating}
          onChoose={(chosen) => set('rating', chosen === null ? null : String(chosen))}
        />
      )}
      <ReviewList list={list} empty={<NoReviews isNarrowed={rating !== null} />} />
      {isWriting && (
        <WriteReviewDialog
          business={business}
          onClose={() => set('review', null)}
          onWritten={() => {
            setThanked(true);
            set('review', null);
            list.reload();
          }}
        />
      )}
    </section>
  );
}

/** Visitors are led to sign in and back to the open dialog. */
function WriteButton({ canReview, onWrite }: { canReview: boolean; onWrite: () => void }) {
  const { viewer } = useViewer();
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
          ? t`Nobody gave this rating.`
          : t`Whoever did business with this company can be the first to tell about it.`
      }
    />
  );
}
