import { Trans, useLingui } from '@lingui/react/macro';
import { Card, ErrorState, SkeletonBar } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { paymentMethods } from '../../../domains/payment-parts/payment-methods.ts';
import { PaymentStatusLabel } from '../../../domains/payment-parts/payment-status.tsx';
import { useApplicationPaymentsQuery } from '../../../gql/admin-applications.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './payments-made.module.css';

/** What was paid for an application: how much, how, and the way to the payment and its receipt. */
export function PaymentsMade({ applicationId }: { applicationId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useApplicationPaymentsQuery({
    variables: { applicationId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Payments</Trans>
      </h2>
      {error && !data && (
        <ErrorState
          title={t`We couldn’t load the payments`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <SkeletonBar />}
      {data && (
        <ul className={classes.payments}>
          {data.payments.edges.map(({ node: payment }) => {
            const { id, date, status, surplus, method, localAmount, receiptNumber } = payment;
            const words = [t(paymentMethods[method]), format.date(date), receiptNumber];
            return (
              <li key={id}>
                <Link to={adminPaths.payment(id)}>
                  {format.money(localAmount)} {localAmount.currency}
                </Link>
                <span className={classes.words}>{words.filter(Boolean).join(' · ')}</span>
                <PaymentStatusLabel status={status} surplus={surplus} />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
