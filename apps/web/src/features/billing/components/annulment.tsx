import { Trans } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import type { PaymentDetailsFragment } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

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
