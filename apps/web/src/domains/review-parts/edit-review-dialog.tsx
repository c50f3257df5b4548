import { Trans, useLingui } from '@lingui/react/macro';
import { type ReviewFieldsFragment, useEditReviewMutation } from '../../gql/review-parts.ts';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { ReviewForm } from './review-form.tsx';

/** Edits a review of one's own, while that is asked for. */
export function EditReviewDialog({
  review,
  onClose,
}: {
  review: ReviewFieldsFragment;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [edit] = useEditReviewMutation();
  const { id, contactName, transactionSize, dateOfTransaction, rating, subject, exchangeDetails } =
    review;
  return (
    <Dialog title={<Trans>Edit your review</Trans>} onClose={onClose}>
      <ReviewForm
        draft={`review-edit:${id}`}
        values={{
          contactName,
          transactionSize,
          dateOfTransaction,
          rating,
          subject,
          exchangeDetails,
        }}
        submitLabel={t`Save the review`}
        onCancel={onClose}
        onSubmit={async (values) => {
          const { data } = await edit({ variables: { input: { ...values, reviewId: id } } });
          const refusals = data?.editReview.userErrors ?? [];
          if (refusals.length === 0) onClose();
          return refusals;
        }}
      />
    </Dialog>
  );
}
