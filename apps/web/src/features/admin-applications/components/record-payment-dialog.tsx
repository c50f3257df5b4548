import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SelectField, TextAreaField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import dialogForm from '../../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import {
  type ApplicationInvoicesQuery,
  useRecordApplicationPaymentMutation,
} from '../../../gql/admin-applications.ts';
import type { PaymentMethod } from '../../../gql/schema-types.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';

interface ManualPayment {
  invoiceId: string;
  method: Exclude<PaymentMethod, 'CARD'>;
  reference: string;
  receivedOn: string;
  note?: string | null | undefined;
}

const fields = ['method', 'reference', 'receivedOn', 'note'] as const;
const resolver = lazyResolver<ManualPayment>(() =>
  import('@wiki/domain/schemas').then(({ manualPaymentSchema }) => manualPaymentSchema),
);

export interface RecordPaymentDialogProps {
  invoice: ApplicationInvoicesQuery['openInvoices'][number];
  onClose: () => void;
}

/** Notes a payment that was received outside the pay page. */
export function RecordPaymentDialog({ invoice, onClose }: RecordPaymentDialogProps) {
  const { t } = useLingui();
  const [record] = useRecordApplicationPaymentMutation();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const form = useForm<ManualPayment>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      invoiceId: invoice.id,
      method: 'TRANSFER',
      reference: '',
      receivedOn: today,
      note: '',
    },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await record({ variables: { input } });
    const refusals = data?.recordManualPayment.userErrors ?? [];
    if (refusals.length === 0) onClose();
    return refusals;
  });
  return (
    <Dialog title={t`Record a manual payment`} onClose={onClose}>
      <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
        <p className={dialogForm.text}>
          <Trans>
            Invoice {invoice.number} counts as paid in full. The applicant gets a receipt.
          </Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors
          form={form}
          fields={fields}
          labels={{
            method: t`How it was paid`,
            reference: t`Reference`,
            receivedOn: t`Received on`,
            note: t`Note`,
          }}
        />
        <SelectField
          {...form.register('method')}
          label={t`How it was paid`}
          options={[
            { value: 'TRANSFER', label: t`Bank transfer` },
            { value: 'CASH', label: t`Cash` },
            { value: 'OTHER', label: t`Otherwise` },
          ]}
          error={errorOf('method')}
        />
        <TextField
          {...form.register('reference')}
          label={t`Reference`}
          help={t`Of the transfer or of the paper receipt. Each one counts once.`}
          error={errorOf('reference')}
        />
        <TextField
          {...form.register('receivedOn')}
          type="date"
          max={today}
          label={t`Received on`}
          error={errorOf('receivedOn')}
        />
        <TextAreaField
          {...form.register('note')}
          rows={2}
          label={t`Note`}
          optional={t`(optional)`}
          error={errorOf('note')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            <Trans>Record the payment</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
