import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Button, EmptyState, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { Page } from '../../../components/page/page.tsx';
import { MyPaymentsDocument } from '../../../gql/billing.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { paths } from '../../../lib/paths.ts';
import { PaymentFilters } from '../components/payment-filters.tsx';
import { PaymentTable } from '../components/payment-table.tsx';
import { usePaymentFilter } from '../hooks/use-payment-filter.ts';

/** What the viewer and their business have paid. */
export function Payments() {
  const { t } = useLingui();
  const state = usePaymentFilter();
  const list = useConnection(MyPaymentsDocument, {
    variables: { first: limits.page.default, filter: state.filter },
    of: ({ myPayments }) => myPayments,
  });
  return (
    <Page title={t`Payments`}>
      <PageHeader
        title={<Trans>Payments</Trans>}
        back={<BackLink to={paths.accountStatus()}>{t`My membership`}</BackLink>}
      />
      <PaymentFilters state={state} />
      <ConnectionView
        list={list}
        more={<Trans>Show more payments</Trans>}
        empty={
          <EmptyState
            seed="payments"
            title={state.isNarrowed ? t`No payments match` : t`There are no payments yet`}
            message={
              state.isNarrowed
                ? t`Choose another state or other dates.`
                : t`Your payments appear here with their receipts.`
            }
            action={
              state.isNarrowed && (
                <Button component={Link} to={paths.payments()} variant="default">
                  <Trans>Show all payments</Trans>
                </Button>
              )
            }
          />
        }
      >
        {(payments) => <PaymentTable payments={payments} />}
      </ConnectionView>
    </Page>
  );
}
