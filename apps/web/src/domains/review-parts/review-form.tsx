import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type TransactionSize, transactionSizes } from '@wiki/domain';
import { Button, SelectField, TextAreaField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { DialogActions } from '../../components/dialog.tsx';
import dialogForm from '../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert, useFieldError } from '../../components/form-errors.tsx';
import { RatingField } from './rating-field.tsx';
import classes from './review-form.module.css';
import { sizeTexts } from './review-texts.ts';

/** What the form holds: a date that was not chosen is nothing. */
export interface ReviewValues {
  contactName: string;
  transactionSize: TransactionSize;
  dateOfTransaction?: string | null | undefined;
  rating: number;
  subject: string;
  exchangeDetails: string;
}

/** What a review says. */
export type WrittenReview = ReviewValues & { dateOfTransaction: string };

const fields = [
  'rating',
  'subject',
  'exchangeDetails',
  'contactName',
  'dateOfTransaction',
  'transactionSize',
] as const satisfies readonly (keyof ReviewValues)[];

// What it belongs to is not typed: it is given with the values when they are sent.
const resolver = lazyResolver<ReviewValues>(() =>
  import('@wiki/domain/schemas').then(({ writeReviewSchema }) =>
    writeReviewSchema.omit({ businessId: true }),
  ),
);

const nothing = {
  contactName: '',
  transactionSize: '' as TransactionSize,
  dateOfTransaction: '',
  rating: Number.NaN,
  subject: '',
  exchangeDetails: '',
};

export interface ReviewFormProps {
  /** Name under which what is typed is kept until it is sent. */
  draft: string;
  /** What it said before, when it is edited. */
  values?: ReviewValues;
  submitLabel: string;
  /** Sends it and answers the refusals. */
  onSubmit: (review: WrittenReview) => Promise<readonly RefusedInput[]>;
  onCancel: () => void;
}

/** The fields of a review, to write one or to edit it. */
export function ReviewForm({ draft, values, submitLabel, onSubmit, onCancel }: ReviewFormProps) {
  const { t } = useLingui();
  const form = useForm<ReviewValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: values ?? nothing,
  });
  const kept = useFormDraft(form, draft);
  const words = {
    rating: { FIELD_REQUIRED: t`Choose a rating.` },
    dateOfTransaction: { INVALID_DATE: t`Choose a date that isn’t in the future.` },
  } satisfies Partial<Record<(typeof fields)[number], object>>;
  const errorOf = useFieldError(form, words);
  const submit = useSubmit(form, fields, async (review) => {
    const refusals = await onSubmit({
      ...review,
      dateOfTransaction: review.dateOfTransaction ?? '',
    });
    if (refusals.length === 0) kept.forget();
    return refusals;
  });
  const { max } = limits.review.details;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <form className={dialogForm.form} onSubmit={submit.onSubmit} noValidate>
      <ProblemAlert problem={submit.problem} secondsLeft={submit.secondsLeft} />
      <FormErrors
        form={form}
        fields={fields}
        words={words}
        labels={{
          rating: t`Your rating`,
          subject: t`Subject`,
          exchangeDetails: t`How did it go?`,
          contactName: t`Who did you deal with?`,
          dateOfTransaction: t`When was it?`,
          transactionSize: t`Size of the transaction`,
        }}
      />
      <RatingField form={form} error={errorOf('rating')} />
      <TextField
        {...form.register('subject')}
        label={t`Subject`}
        maxLength={limits.review.subject.max}
        error={errorOf('subject')}
      />
      <TextAreaField
        {...form.register('exchangeDetails')}
        rows={5}
        maxLength={max}
        label={t`How did it go?`}
        help={t`What you bought or agreed on, how it was delivered, what others should know. At least 20 characters.`}
        error={errorOf('exchangeDetails')}
      />
      <TextField
        {...form.register('contactName')}
        label={t`Who did you deal with?`}
        maxLength={limits.review.contactName}
        error={errorOf('contactName')}
      />
      <div className={classes.pair}>
        <TextField
          {...form.register('dateOfTransaction')}
          type="date"
          max={today}
          label={t`When was it?`}
          error={errorOf('dateOfTransaction')}
        />
        <SelectField
          {...form.register('transactionSize')}
          label={t`Size of the transaction`}
          placeholder={t`Choose`}
          options={transactionSizes.map((size) => ({ value: size, label: t(sizeTexts[size]) }))}
          error={errorOf('transactionSize')}
        />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="submit"
          loading={form.formState.isSubmitting}
          disabled={submit.secondsLeft > 0}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
