import { useLingui } from '@lingui/react/macro';
import { type TransactionSize, transactionSizes } from '@wiki/domain';
import { useState } from 'react';
import { fieldsOf } from '../../components/form/fields.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { FormScope } from '../../components/form/form-scope.tsx';
import { useFormScope } from '../../components/form/use-form-scope.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
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

const Field = fieldsOf<ReviewValues>();

// What it belongs to is not typed: it is given with the values when they are sent.
const schema = () =>
  import('@wiki/domain/schemas').then(({ writeReviewSchema }) =>
    writeReviewSchema.omit({ businessId: true }),
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
  const state = useFormScope<ReviewValues>({
    schema,
    defaults: values ?? nothing,
    draft: { name: draft },
    send: (review) => onSubmit({ ...review, dateOfTransaction: review.dateOfTransaction ?? '' }),
  });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <FormScope state={state}>
      <Field.Custom
        name="rating"
        label={t`Your rating`}
        messages={{ FIELD_REQUIRED: t`Choose a rating.` }}
      >
        {(field) => <RatingField {...field} />}
      </Field.Custom>
      <Field.Text name="subject" label={t`Subject`} />
      <Field.TextArea
        name="exchangeDetails"
        rows={5}
        label={t`How did it go?`}
        help={t`What you bought or agreed on, how it was delivered, what others should know. At least 20 characters.`}
      />
      <Field.Text name="contactName" label={t`Who did you deal with?`} />
      <div className={classes.pair}>
        <Field.Text
          name="dateOfTransaction"
          type="date"
          max={today}
          label={t`When was it?`}
          messages={{ INVALID_DATE: t`Choose a date that isn’t in the future.` }}
        />
        <Field.Select
          name="transactionSize"
          label={t`Size of the transaction`}
          placeholder={t`Choose`}
          options={transactionSizes.map((size) => ({ value: size, label: t(sizeTexts[size]) }))}
        />
      </div>
      <FormActions state={state} place="dialog" onCancel={onCancel}>
        {submitLabel}
      </FormActions>
    </FormScope>
  );
}
