import { useLingui } from '@lingui/react/macro';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';

/** How the service was. */
export interface Rating {
  rating: number | string;
  comment?: string | null | undefined;
}

const Field = fieldsOf<Rating>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ rateTicketSchema }) =>
    rateTicketSchema.omit({ ticketId: true }),
  );

export interface RatingFormProps {
  send: (rating: { rating: number; comment: string | null }) => Promise<readonly RefusedInput[]>;
  onDone: () => void;
}

/** Says how customer service was, from one to five, and why. */
export function RatingForm({ send, onDone }: RatingFormProps) {
  const { t } = useLingui();
  const state = useFormScope<Rating>({
    schema,
    defaults: { rating: '', comment: '' },
    send: ({ rating, comment }) => send({ rating: Number(rating), comment: comment || null }),
    onDone,
  });
  return (
    <FormScope state={state} label={t`How was our answer?`}>
      <Field.Radio
        name="rating"
        label={t`How was our answer?`}
        inline
        options={[
          { value: '5', label: t`Very good` },
          { value: '4', label: t`Good` },
          { value: '3', label: t`Fair` },
          { value: '2', label: t`Poor` },
          { value: '1', label: t`Very poor` },
        ]}
      />
      <Field.TextArea name="comment" label={t`What could be better?`} isOptional rows={2} />
      <FormActions state={state}>{t`Send my rating`}</FormActions>
    </FormScope>
  );
}
