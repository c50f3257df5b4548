import { Trans } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import type { PaymentDetailsFragment } from '../../../gql/billing.ts';

/** What becomes of money that came in without effect. */
export function SurplusNews({ payment }: { payment: PaymentDetailsFragment }) {
  const { surplus, surplusDecision } = payment;
  if (!surplus) return null;
  if (surplus === 'OPEN') {
    return (
      <InlineAlert tone="warning" title={<Trans>This money hasn’t been applied yet</Trans>}>
        <Trans>
          The invoice no longer had to be paid when this payment came in. The money will be refunded
          or used for what’s owed.
        </Trans>
      </InlineAlert>
    );
  }
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
