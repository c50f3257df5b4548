import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, InlineAlert, PageHeader, SectionHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page/page.tsx';
import type { AccountStatusFieldsFragment } from '../../../gql/billing.ts';
import { paths } from '../../../lib/paths.ts';
import { BillingSyncAlert } from '../components/billing-sync-alert.tsx';
import { InvoiceSummary } from '../components/invoice-summary.tsx';
import { MembershipCard } from '../components/membership-card.tsx';
import { MembershipUse } from '../components/membership-use.tsx';
import { PaymentTable } from '../components/payment-table.tsx';
import { WithAccountStatus } from '../components/with-account-status.tsx';
import classes from './billing.module.css';

/** How the membership stands, what is owed, what was paid. */
export function AccountStatus() {
  const { t } = useLingui();
  return (
    <WithAccountStatus title={t`My membership`}>
      {(status) => <Status status={status} />}
    </WithAccountStatus>
  );
}

function Status({ status }: { status: AccountStatusFieldsFragment }) {
  const { t } = useLingui();
  const { membership, openInvoice, lastPayments, billingSyncError, viewerCanManage } = status;
  return (
    <Page title={t`My membership`}>
      <PageHeader
        title={<Trans>Account status and payment</Trans>}
        description={status.business?.name}
      />
      <div className={classes.stack}>
        {billingSyncError && <BillingSyncAlert problem={billingSyncError} />}
        <div className={classes.columns}>
          {membership ? (
            <MembershipCard membership={membership} status={status} />
          ) : (
            <NoMembership status={status} />
          )}
          {!openInvoice && status.business && membership && <MembershipUse />}
          {openInvoice && (
            <Card padding="lg">
              <h2 className={classes.title}>
                <Trans>To pay</Trans>
              </h2>
              <InvoiceSummary invoice={openInvoice} />
              {viewerCanManage ? (
                <div className={classes.actions}>
                  <Button component={Link} to={paths.payMembership()}>
                    <Trans>Pay now</Trans>
                  </Button>
                </div>
              ) : (
                <InlineAlert tone="info">
                  <Trans>The business administrator pays it.</Trans>
                </InlineAlert>
              )}
            </Card>
          )}
        </div>
        <section aria-labelledby="last-payments">
          <SectionHeader
            id="last-payments"
            title={<Trans>Recent payments</Trans>}
            aside={
              lastPayments.length > 0 && (
                <Link to={paths.payments()}>
                  <Trans>All payments</Trans>
                </Link>
              )
            }
          />
          {lastPayments.length > 0 ? (
            <PaymentTable payments={lastPayments} />
          ) : (
            <EmptyState
              seed="payments"
              title={t`There are no payments yet`}
              message={t`Your payments appear here with their receipts.`}
            />
          )}
        </section>
      </div>
    </Page>
  );
}

function NoMembership({ status: { application } }: { status: AccountStatusFieldsFragment }) {
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>You’re on the free plan</Trans>
      </h2>
      <p className={classes.note}>
        {application ? (
          <Trans>
            Your application is approved. Pay for the first month to open your business.
          </Trans>
        ) : (
          <Trans>Become a business member to publish products, services and property.</Trans>
        )}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.becomeBusinessMember()} variant="default">
          {application ? <Trans>My application</Trans> : <Trans>Become a business member</Trans>}
        </Button>
        <Button component={Link} to={paths.plans()} variant="subtle">
          <Trans>Plans and pricing</Trans>
        </Button>
      </div>
    </Card>
  );
}
