import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, ErrorState, SkeletonBar } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { useInvoicesToPayQuery } from '../../gql/manual-payment.ts';
import type { InvoicedInput } from '../../gql/schema-types.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './invoice-to-pay.module.css';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

/** What an application or a business owes, and the way to note a payment that came in otherwise. */
export function InvoiceToPay({
  of,
  nothing,
}: {
  of: InvoicedInput;
  /** What stands there when nothing is owed. */
  nothing: ReactNode;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const [isRecording, setRecording] = useState(false);
  const { data, error, refetch } = useInvoicesToPayQuery({
    variables: { of },
    fetchPolicy: 'cache-and-network',
  });
  const invoice = data?.openInvoices[0];
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Payment</Trans>
      </h2>
      {error && !data && (
        <ErrorState
          title={t`We couldn’t load the invoice`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonBar />}
      {data && !invoice && <p className={classes.words}>{nothing}</p>}
      {invoice && (
        <>
          <p className={classes.amount}>
            {format.money(invoice.total)} {invoice.total.currency}
          </p>
          <p className={classes.words}>
            <Trans>
              Invoice {invoice.number}, shown to the member as {format.money(invoice.displayTotal)}{' '}
              {invoice.displayTotal.currency}. Due {format.date(invoice.dateDue)}.
            </Trans>
          </p>
          <Button variant="default" size="sm" onClick={() => setRecording(true)}>
            <Trans>Record a manual payment</Trans>
          </Button>
          {isRecording && (
            <RecordPaymentDialog invoice={invoice} onClose={() => setRecording(false)} />
          )}
        </>
      )}
    </Card>
  );
}
