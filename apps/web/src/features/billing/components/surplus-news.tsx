import { Trans, useLingui } from '@lingui/react/macro';
import { surplusReasons } from '@wiki/domain';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import {
  type PaymentDetailsFragment,
  useApplySurplusPaymentMutation,
  useRefundSurplusPaymentMutation,
} from '../../../gql/billing.ts';
import classes from '../views/billing.module.css';

/** What becomes of money that came in without effect, and deciding on it for those who may. */
export function SurplusNews({ payment }: { payment: PaymentDetailsFragment }) {
  const [act, setAct] = useState<'refund' | 'apply' | null>(null);
  const { surplus, surplusDecision, viewerCanDecide } = payment;
  if (!surplus) return null;
  if (surplus !== 'OPEN') {
    return (
      <InlineAlert
        tone="info"
        title={
          surplus === 'REFUNDED' ? (
            <Trans>This money was refunded</Trans>
          ) : (
            <Trans>This money was applied to another invoice</Trans>
          )
        }
      >
        {surplusDecision && <ReasonText reason={surplusDecision.reason} />}
      </InlineAlert>
    );
  }
  return (
    <>
      <InlineAlert tone="warning" title={<Trans>This money hasn’t been applied yet</Trans>}>
        <Trans>
          The invoice no longer had to be paid when this payment came in. The money will be refunded
          or used for what’s owed.
        </Trans>
      </InlineAlert>
      {viewerCanDecide && (
        <div className={classes.line}>
          <Button onClick={() => setAct('refund')}>
            <Trans>Record the refund</Trans>
          </Button>
          <Button variant="default" onClick={() => setAct('apply')}>
            <Trans>Apply it</Trans>
          </Button>
        </div>
      )}
      {act === 'refund' && <RefundDialog paymentId={payment.id} onClose={() => setAct(null)} />}
      {act === 'apply' && <ApplyDialog paymentId={payment.id} onClose={() => setAct(null)} />}
    </>
  );
}

interface DialogProps {
  paymentId: string;
  onClose: () => void;
}

function RefundDialog({ paymentId, onClose }: DialogProps) {
  const { t } = useLingui();
  const [refund] = useRefundSurplusPaymentMutation();
  return (
    <ReasonDialog
      title={t`Record this refund?`}
      reasons={surplusReasons}
      confirmLabel={<Trans>Record the refund</Trans>}
      isDangerous={false}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data } = await refund({ variables: { input: { paymentId, reason } } });
        return data?.refundSurplusPayment.userErrors ?? [];
      }}
    >
      <Trans>
        Refund the money first, through the bank or the billing service: nothing is sent from here.
        The payer is told.
      </Trans>
    </ReasonDialog>
  );
}

function ApplyDialog({ paymentId, onClose }: DialogProps) {
  const { t } = useLingui();
  const [apply] = useApplySurplusPaymentMutation();
  return (
    <ReasonDialog
      title={t`Use this money to pay what the business owes?`}
      reasons={surplusReasons}
      confirmLabel={<Trans>Apply it</Trans>}
      isDangerous={false}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data } = await apply({ variables: { input: { paymentId, reason } } });
        return data?.applySurplusPayment.userErrors ?? [];
      }}
    >
      <Trans>
        It pays the open invoice of the business or, if there is none, its next month. The payer
        gets a receipt.
      </Trans>
    </ReasonDialog>
  );
}
