import { Trans, useLingui } from '@lingui/react/macro';
import { InlineAlert, TextField } from '@wiki/ui';
import { useState } from 'react';
import { fieldsOf } from '../../components/form/fields.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { FormScope } from '../../components/form/form-scope.tsx';
import classes from '../../components/form/form.module.css';
import { useFormScope } from '../../components/form/use-form-scope.ts';
import {
  type InvoiceToPayFragment,
  InvoicesToPayDocument,
  RecordManualPaymentDocument,
} from '../../gql/manual-payment.ts';
import type { PaymentMethod } from '../../gql/schema-types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useAct } from '../../lib/forms/use-act.ts';
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

const Field = fieldsOf<ManualPayment>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ manualPaymentSchema }) => manualPaymentSchema);

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
  const record = useAct(RecordManualPaymentDocument, { refetchQueries: [InvoicesToPayDocument] });
  const [amount, setAmount] = useState(() => format.number(invoice.total.amountMinor / 100));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const state = useFormScope<ManualPayment>({
    schema,
    defaults: {
      invoiceId: invoice.id,
      amount: { amountMinor: invoice.total.amountMinor, currency: 'COP' },
      method: 'TRANSFER',
      reference: '',
      dateReceived: today,
      note: '',
    },
    send: record,
    onDone() {
      showToast(t`Payment recorded. The receipt is on its way.`);
      onDone();
    },
  });
  return (
    <FormScope state={state}>
      <p className={classes.text}>
        <Trans>
          It pays invoice {invoice.number}, and the payer gets a receipt. A payment recorded by
          mistake can be annulled.
        </Trans>
      </p>
      {invoice.dateCardPaymentBegun && (
        <InlineAlert tone="warning" title={<Trans>A card payment is in progress</Trans>}>
          <Trans>
            Someone opened this invoice’s payment page on{' '}
            {format.dateTime(invoice.dateCardPaymentBegun)}, and may still pay there. That second
            payment would come in as surplus, and you’d decide what to do with it.
          </Trans>
        </InlineAlert>
      )}
      <Field.Custom name="amount.amountMinor" label={t`Amount received, in COP`}>
        {({ onChange, ...field }) => (
          <TextField
            {...field}
            inputMode="numeric"
            autoComplete="off"
            help={t`The invoice is for ${format.money(invoice.total)}.`}
            value={amount}
            onChange={({ currentTarget: { value } }) => {
              setAmount(value);
              onChange(minorOf(value));
            }}
          />
        )}
      </Field.Custom>
      <Field.Select
        name="method"
        label={t`How it was paid`}
        options={[
          { value: 'TRANSFER', label: t`Bank transfer` },
          { value: 'CASH', label: t`Cash` },
          { value: 'OTHER', label: t`Other` },
        ]}
      />
      <Field.Text
        name="reference"
        label={t`Reference`}
        help={t`From the transfer or the paper receipt. Each one can only be used once.`}
      />
      <Field.Text name="dateReceived" type="date" max={today} label={t`Received on`} />
      <Field.TextArea name="note" rows={2} label={t`Note`} isOptional />
      <FormActions state={state} place="dialog" onCancel={onCancel}>
        <Trans>Record the payment</Trans>
      </FormActions>
    </FormScope>
  );
}
