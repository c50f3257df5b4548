import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, ErrorState, PageHeader } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { RecordActions } from '../../../components/record-page/record-page.tsx';
import { PaymentStatusLabel } from '../../../domains/payment-parts/payment-status.tsx';
import { usePaymentActions } from '../../../domains/payment-parts/use-payment-actions.tsx';
import { usePaymentQuery } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { Annulment } from '../components/annulment.tsx';
import { PaymentFacts } from '../components/payment-facts.tsx';
import { SurplusNews } from '../components/surplus-news.tsx';
import classes from './billing.module.css';

/** One payment with everything it says. */
export function PaymentDetails() {
  return <PaymentPage all={paths.payments()} />;
}

/** The same for administrators, leading back to everybody's payments. */
export function AnyPaymentDetails() {
  return <PaymentPage all={adminPaths.payments()} isForAdministrators />;
}

function PaymentPage({
  all,
  isForAdministrators = false,
}: {
  all: string;
  isForAdministrators?: boolean;
}) {
  const { t } = useLingui();
  const serves = useServes();
  const actions = usePaymentActions();
  const { paymentId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = usePaymentQuery({
    variables: { id: paymentId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return (
      <Page title={t`Payment`} width="narrow">
        {error ? (
          <ErrorState
            title={t`We couldn’t load the payment`}
            message={errorMessage(error)}
            retryLabel={t`Try again`}
            onRetry={() => void refetch()}
          />
        ) : (
          <PageSkeleton />
        )}
      </Page>
    );
  }
  if (!data.payment) {
    return (
      <Notice
        art="no-payment"
        title={t`This payment doesn’t exist`}
        text={t`It never existed, or it isn’t one of yours.`}
      >
        <Button component={Link} to={all}>
          <Trans>All payments</Trans>
        </Button>
      </Notice>
    );
  }
  const { payment } = data;
  return (
    <Page title={t`Payment`} width="narrow">
      <PageHeader
        title={<Trans>Payment details</Trans>}
        back={<BackLink to={all}>{t`All payments`}</BackLink>}
      />
      <Card padding="lg">
        <div className={classes.stack}>
          <div>
            <PaymentStatusLabel status={payment.status} surplus={payment.surplus} />
          </div>
          <SurplusNews payment={payment} />
          <Annulment payment={payment} />
          <PaymentFacts payment={payment} isForAdministrators={isForAdministrators} />
          {isForAdministrators && payment.businessId && (
            <Link to={adminPaths.businessProfile(payment.businessId)}>
              <Trans>The business and its records</Trans>
            </Link>
          )}
          {isForAdministrators && payment.applicationId && serves('APPLICATIONS') && (
            <Link to={adminPaths.application(payment.applicationId)}>
              <Trans>The application</Trans>
            </Link>
          )}
          <RecordActions
            row={payment}
            actions={actions}
            reload={async () => {
              await refetch();
            }}
          />
        </div>
      </Card>
    </Page>
  );
}
