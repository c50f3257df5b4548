import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, InlineAlert, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import type { AccountStatusFieldsFragment, InvoiceFieldsFragment } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { InvoiceSummary } from '../components/invoice-summary.tsx';
import { WithAccountStatus } from '../components/with-account-status.tsx';
import { useCheckout } from '../hooks/use-checkout.ts';
import classes from './billing.module.css';

/** What there is to pay before the pay page is opened. */
export function PaymentSummary() {
  const { t } = useLingui();
  return (
    <WithAccountStatus title={t`Payment`}>
      {(status) =>
        status.openInvoice ? (
          <Summary invoice={status.openInvoice} status={status} />
        ) : (
          <NothingToPay status={status} />
        )
      }
    </WithAccountStatus>
  );
}

interface SummaryProps {
  invoice: InvoiceFieldsFragment;
  status: AccountStatusFieldsFragment;
}

function Summary({ invoice, status }: SummaryProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { begin, isStarting, problem } = useCheckout(invoice.id);
  const isBeingConfirmed = status.lastPayments[0]?.status === 'PENDING';
  const isMissed = status.application?.status === 'PAYMENT_MISSED';
  return (
    <Page title={t`Payment`} width="narrow">
      <PageHeader
        title={<Trans>Pay for business membership</Trans>}
        description={<Trans>You pay on the payment service’s page and then come back here.</Trans>}
      />
      <div className={classes.stack}>
        {isMissed && (
          <InlineAlert tone="warning">
            <Trans>The payment date has passed, but you can still pay now.</Trans>
          </InlineAlert>
        )}
        {isBeingConfirmed && (
          <InlineAlert tone="info" title={<Trans>A payment is being confirmed</Trans>}>
            <Trans>
              If you’ve just paid, wait for confirmation before paying again. We’ll let you know
              right away.
            </Trans>
          </InlineAlert>
        )}
        {problem && <InlineAlert tone="error">{errorMessage(problem)}</InlineAlert>}
        <Card padding="lg">
          <h2 className={classes.title}>
            <Trans>Payment summary</Trans>
          </h2>
          <InvoiceSummary invoice={invoice} />
          <div className={classes.actions}>
            <Button size="md" loading={isStarting} onClick={begin}>
              <Trans>Go to the payment page</Trans>
            </Button>
            <Button component={Link} to={paths.plans()} variant="subtle">
              <Trans>What membership includes</Trans>
            </Button>
          </div>
        </Card>
      </div>
    </Page>
  );
}

function NothingToPay({ status }: { status: AccountStatusFieldsFragment }) {
  const { t } = useLingui();
  return (
    <Notice
      art="nothing-to-pay"
      title={t`Nothing to pay`}
      text={
        status.application
          ? t`Your invoice is on its way and will appear here.`
          : t`When an invoice is issued, you’ll find it here and in your notifications.`
      }
    >
      {status.business ? (
        <Button component={Link} to={paths.accountStatus()}>
          <Trans>My membership</Trans>
        </Button>
      ) : (
        <Button component={Link} to={paths.becomeBusinessMember()}>
          <Trans>My application</Trans>
        </Button>
      )}
    </Notice>
  );
}
