import { Trans, useLingui } from '@lingui/react/macro';
import {
  type DisputeHandling,
  type DisputeNature,
  disputeHandlings,
  disputeNatures,
} from '@wiki/domain';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { DisputeReviewDocument } from '../../../gql/review-parts.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { handlingTexts, natureTexts } from '../review-texts.ts';

interface Dispute {
  nature: DisputeNature;
  details: string;
  handling: DisputeHandling;
}

const Field = fieldsOf<Dispute>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ disputeReviewSchema }) =>
    disputeReviewSchema.omit({ reviewId: true }),
  );

/** Disputes a review of one's business: what is wrong, in which way, and what should be done. */
export function DisputeDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useLingui();
  const dispute = useAct(DisputeReviewDocument);
  return (
    <ActionDialog<Dispute>
      title={t`Dispute the review`}
      text={
        <Trans>
          An administrator will read the review and your dispute, and decide. You can dispute a
          review only once.
        </Trans>
      }
      confirmLabel={<Trans>Submit the dispute</Trans>}
      form={{
        schema,
        defaults: { details: '' },
        draft: `dispute:${reviewId}`,
        fields: (
          <>
            <Field.Radio
              name="nature"
              label={t`What’s wrong`}
              options={disputeNatures.map((value) => ({ value, label: t(natureTexts[value]) }))}
            />
            <Field.TextArea
              name="details"
              rows={5}
              label={t`Details`}
              help={t`At least 10 characters. The author will see it, too.`}
            />
            <Field.Radio
              name="handling"
              label={t`What should we do?`}
              options={disputeHandlings.map((value) => ({ value, label: t(handlingTexts[value]) }))}
            />
          </>
        ),
      }}
      onConfirm={(values) => dispute({ ...values, reviewId })}
      onClose={onClose}
    />
  );
}
