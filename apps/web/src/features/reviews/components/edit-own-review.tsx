import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@wiki/ui';
import { EditReviewDialog } from '../../../domains/review-parts/edit-review-dialog.tsx';
import type { ReviewFieldsFragment } from '../../../gql/review-parts.ts';

/** The way to edit one's review while an edit is asked for; nothing otherwise. */
export function EditOwnReview({ review }: { review: ReviewFieldsFragment }) {
  const [isOpen, setOpen] = useState(false);
  if (!review.viewerCanEdit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Edit the review</Trans>
      </Button>
      {isOpen && <EditReviewDialog review={review} onClose={() => setOpen(false)} />}
    </>
  );
}
