import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, SelectField, TextAreaField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DialogActions } from '../../components/dialog.tsx';
import dialogForm from '../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert, useFieldError } from '../../components/form-errors.tsx';
import {
  type InvoiceToPayFragment,
  InvoicesToPayDocument,
  useRecordManualPaymentMutation,
} from '../../gql/manual-payment.ts';
import type { PaymentMethod } from '../../gql/schema-types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { minorOf } from './minor-of.ts';

interface ManualPayment {
  invoiceId: string;
  amount: { amountMinor: number; currency: 'COP' };
  method: Exclude<PaymentMethod, 'CARD'>;
  reference: string;
  dateReceived: string;
  note?: string | null | undefined;
}

const fields = ['amount.amountMinor', 'method', 'reference', 'dateReceived', 'note'] as const;
const resolver = lazyResolver<ManualPayment>(() =>
  import('@wiki/domain/schemas').then(({ manualPaymentSchema }) => manualPaymentSchema),
);

export interface RecordPaymentFormProps {
  invoice: InvoiceToPayFragment;
  /** When it is noted. */
  onDone: () => void;
  onCancel: () => void;
}

/** Notes a payment that was received outside the pay page: in a dialog, or beneath its invoice. */
export function RecordPaymentForm({ invoice, onDone, onCancel }: RecordPaymentFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [record] = useRecordManualPaymentMutation({
    refetchQueries: [InvoicesToPayDocument],
  });
  const [amount, setAmount] = useState(() => format.number(invoice.total.amountMinor / 100));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const form = useForm<ManualPayment>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      invoiceId: invoice.id,
      amount: { amountMinor: invoice.total.amountMinor, currency: 'COP' },
      method: 'TRANSFER',
      reference: '',
      dateReceived: today,
      note: '',
    },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await record({ variables: { input } });
    const refusals = data?.recordManualPayment.userErrors ?? [];
    if (refusals.length === 0) {
      showToast(t`The payment is recorded and the receipt is on its way.`);
      onDone();
    }
    return refusals;
  });
  return (
    <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
      <p className={dialogForm.text}>
        <Trans>
          It pays invoice {invoice.number}, and the payer gets a receipt. A payment recorded by
          mistake can be annulled.
        </Trans>
      </p>
      {invoice.dateCardPaymentBegun && (
        <InlineAlert tone="warning" title={<Trans>A card payment is in progress</Trans>}>
          <Trans>
            Somebody opened this invoice’s payment page on{' '}
            {format.dateTime(invoice.dateCardPaymentBegun)}. If they also pay there, the second
            payment comes in as surplus and you decide what to do with it.
          </Trans>
        </InlineAlert>
      )}
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      <FormErrors
        form={form}
        fields={fields}
        labels={{
          'amount.amountMinor': t`Amount received, in COP`,
          method: t`How it was paid`,
          reference: t`Reference`,
          dateReceived: t`Received on`,
          note: t`Note`,
        }}
      />
      <Controller
        control={form.control}
        name="amount.amountMinor"
        render={({ field: { name, ref, onBlur, onChange } }) => (
          <TextField
            name={name}
            ref={ref}
            onBlur={onBlur}
            inputMode="numeric"
            autoComplete="off"
            label={t`Amount received, in COP`}
            help={t`The invoice is for ${format.money(invoice.total)}.`}
            value={amount}
            onChange={(event) => {
              setAmount(event.currentTarget.value);
              onChange(minorOf(event.currentTarget.value));
            }}
            error={errorOf('amount.amountMinor')}
          />
        )}
      />
      <SelectField
        {...form.register('method')}
        label={t`How it was paid`}
        options={[
          { value: 'TRANSFER', label: t`Bank transfer` },
          { value: 'CASH', label: t`Cash` },
          { value: 'OTHER', label: t`Other` },
        ]}
        error={errorOf('method')}
      />
      <TextField
        {...form.register('reference')}
        label={t`Reference`}
        help={t`From the transfer or the paper receipt. Each one can only be used once.`}
        error={errorOf('reference')}
      />
      <TextField
        {...form.register('dateReceived')}
        type="date"
        max={today}
        label={t`Received on`}
        error={errorOf('dateReceived')}
      />
      <TextAreaField
        {...form.register('note')}
        rows={2}
        label={t`Note`}
        optional={t`(optional)`}
        error={errorOf('note')}
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
          <Trans>Record the payment</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
