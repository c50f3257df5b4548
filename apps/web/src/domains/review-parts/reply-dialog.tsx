import { Trans, useLingui } from '@lingui/react/macro';
import { ActionDialog } from '../../components/dialogs/action-dialog.tsx';
import { fieldsOf } from '../../components/form/fields.tsx';
import { ReplyToReviewDocument } from '../../gql/review-parts.ts';
import { useAct } from '../../lib/forms/use-act.ts';

interface Reply {
  text: string;
}

const Field = fieldsOf<Reply>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ replyToReviewSchema }) =>
    replyToReviewSchema.omit({ reviewId: true }),
  );

/** The public answer of a business to a review: there is one, and it stays. */
export function ReplyDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useLingui();
  const reply = useAct(ReplyToReviewDocument);
  return (
    <ActionDialog<Reply>
      title={t`Reply to the review`}
      text={<Trans>Everyone will see your reply. You can only reply once.</Trans>}
      confirmLabel={<Trans>Publish the reply</Trans>}
      form={{
        schema,
        defaults: { text: '' },
        draft: `review-reply:${reviewId}`,
        fields: <Field.TextArea name="text" rows={5} label={t`Your reply`} />,
      }}
      onConfirm={({ text }) => reply({ reviewId, text })}
      onClose={onClose}
    />
  );
}
