import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Button, TextAreaField } from '@wiki/ui';
import { useForm } from 'react-hook-form';
import { useReplyToReviewMutation } from '../../gql/review-parts.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import dialogForm from '../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert, useFieldError } from '../../components/form-errors.tsx';

interface Reply {
  text: string;
}

const fields = ['text'] as const;
const resolver = lazyResolver<Reply>(() =>
  import('@wiki/domain/schemas').then(({ replyToReviewSchema }) =>
    replyToReviewSchema.omit({ reviewId: true }),
  ),
);

/** The public answer of a business to a review: there is one, and it stays. */
export function ReplyDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useLingui();
  const [reply] = useReplyToReviewMutation();
  const form = useForm<Reply>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { text: '' },
  });
  const kept = useFormDraft(form, `review-reply:${reviewId}`);
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async ({ text }) => {
    const { data } = await reply({ variables: { input: { reviewId, text } } });
    const refusals = data?.replyToReview.userErrors ?? [];
    if (refusals.length === 0) {
      kept.forget();
      onClose();
    }
    return refusals;
  });
  return (
    <Dialog title={<Trans>Reply to the review</Trans>} onClose={onClose}>
      <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
        <p className={dialogForm.text}>
          <Trans>Everybody will see your reply. You can only reply once.</Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors form={form} fields={fields} />
        <TextAreaField
          {...form.register('text')}
          rows={5}
          maxLength={limits.reply}
          label={t`Your reply`}
          error={errorOf('text')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            <Trans>Publish the reply</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
