import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { InvoiceToPayFragment } from '../../gql/manual-payment.ts';
import { RecordPaymentForm } from './record-payment-form.tsx';

export interface RecordPaymentDialogProps {
  invoice: InvoiceToPayFragment;
  onClose: () => void;
}

/** Asks for a payment that was received outside the pay page. */
export function RecordPaymentDialog({ invoice, onClose }: RecordPaymentDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Record a manual payment`} onClose={onClose}>
      <RecordPaymentForm invoice={invoice} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
