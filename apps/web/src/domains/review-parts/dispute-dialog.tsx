import { Trans, useLingui } from '@lingui/react/macro';
import {
  type DisputeHandling,
  type DisputeNature,
  disputeHandlings,
  disputeNatures,
  limits,
} from '@wiki/domain';
import { Button, RadioGroupField, TextAreaField } from '@wiki/ui';
import { useForm } from 'react-hook-form';
import { useDisputeReviewMutation } from '../../gql/review-parts.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import dialogForm from '../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert, useFieldError } from '../../components/form-errors.tsx';
import { handlingTexts, natureTexts } from './review-texts.ts';

interface Dispute {
  nature: DisputeNature;
  details: string;
  handling: DisputeHandling;
}

const fields = ['nature', 'details', 'handling'] as const;
const resolver = lazyResolver<Dispute>(() =>
  import('@wiki/domain/schemas').then(({ disputeReviewSchema }) =>
    disputeReviewSchema.omit({ reviewId: true }),
  ),
);

/** Disputes a review of one's business: what is wrong, in which way, and what should be done. */
export function DisputeDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useLingui();
  const [dispute] = useDisputeReviewMutation();
  const form = useForm<Dispute>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { details: '' },
  });
  const kept = useFormDraft(form, `dispute:${reviewId}`);
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (values) => {
    const { data } = await dispute({ variables: { input: { ...values, reviewId } } });
    const refusals = data?.disputeReview.userErrors ?? [];
    if (refusals.length === 0) {
      kept.forget();
      onClose();
    }
    return refusals;
  });
  return (
    <Dialog title={<Trans>Dispute the review</Trans>} onClose={onClose}>
      <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
        <p className={dialogForm.text}>
          <Trans>
            An administrator will read the review and your dispute, and decide. You can dispute a
            review only once.
          </Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors
          form={form}
          fields={fields}
          labels={{
            nature: t`What’s wrong`,
            details: t`Details`,
            handling: t`What should we do?`,
          }}
        />
        <RadioGroupField
          {...form.register('nature')}
          label={t`What’s wrong`}
          options={disputeNatures.map((value) => ({ value, label: t(natureTexts[value]) }))}
          error={errorOf('nature')}
        />
        <TextAreaField
          {...form.register('details')}
          rows={5}
          maxLength={limits.dispute.details.max}
          label={t`Details`}
          help={t`At least 10 characters. The author will see it, too.`}
          error={errorOf('details')}
        />
        <RadioGroupField
          {...form.register('handling')}
          label={t`What should we do?`}
          options={disputeHandlings.map((value) => ({ value, label: t(handlingTexts[value]) }))}
          error={errorOf('handling')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            <Trans>Submit the dispute</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
