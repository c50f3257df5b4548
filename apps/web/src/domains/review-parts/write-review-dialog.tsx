import { Trans, useLingui } from '@lingui/react/macro';
import { useWriteReviewMutation } from '../../gql/review-parts.ts';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { ReviewForm } from './review-form.tsx';

export interface WriteReviewDialogProps {
  business: { id: string; name: string };
  /** Called once the review is there. */
  onWritten: () => void;
  onClose: () => void;
}

/** Writes a review of a business. */
export function WriteReviewDialog({ business, onWritten, onClose }: WriteReviewDialogProps) {
  const { t } = useLingui();
  const [write] = useWriteReviewMutation();
  return (
    <Dialog title={<Trans>Review {business.name}</Trans>} onClose={onClose}>
      <ReviewForm
        draft={`review:${business.id}`}
        submitLabel={t`Publish the review`}
        onCancel={onClose}
        onSubmit={async (values) => {
          const { data } = await write({
            variables: { input: { ...values, businessId: business.id } },
          });
          const refusals = data?.writeReview.userErrors ?? [];
          if (refusals.length === 0) onWritten();
          return refusals;
        }}
      />
    </Dialog>
  );
}
