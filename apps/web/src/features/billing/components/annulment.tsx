import { Trans, useLingui } from '@lingui/react/macro';
import { annulmentReasons } from '@wiki/domain';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import {
  type PaymentDetailsFragment,
  useAnnulManualPaymentMutation,
} from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';

/** That a payment counts no more, since when and why. */
export function Annulment({ payment }: { payment: PaymentDetailsFragment }) {
  const format = useFormat();
  const { annulment, status, response } = payment;
  if (!annulment) return null;
  return (
    <InlineAlert
      tone={status === 'REVERSED' ? 'warning' : 'info'}
      title={
        status === 'REVERSED' ? (
          <Trans>The bank reversed this payment on {format.date(annulment.date)}</Trans>
        ) : (
          <Trans>This payment was annulled on {format.date(annulment.date)}</Trans>
        )
      }
    >
      {annulment.reason ? <ReasonText reason={annulment.reason} /> : response}
    </InlineAlert>
  );
}

/** The way to annul a payment that was recorded by hand, for those who may. */
export function AnnulButton({ payment }: { payment: PaymentDetailsFragment }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [annul] = useAnnulManualPaymentMutation();
  if (!payment.viewerCanAnnul && !isOpen) return null;
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        <Trans>Annul the payment</Trans>
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t`Annul this payment?`}
          reasons={annulmentReasons}
          confirmLabel={<Trans>Annul the payment</Trans>}
          onClose={() => setOpen(false)}
          onConfirm={async (reason) => {
            const input = { paymentId: payment.id, reason };
            const { data } = await annul({ variables: { input } });
            const refusals = data?.annulManualPayment.userErrors ?? [];
            if (refusals.length === 0) showToast(t`The payment is annulled.`);
            return refusals;
          }}
        >
          <Trans>
            It stays in the books but no longer counts: its invoice has to be paid again, and the
            membership loses a month. The payer is told the reason.
          </Trans>
        </ReasonDialog>
      )}
    </>
  );
}
