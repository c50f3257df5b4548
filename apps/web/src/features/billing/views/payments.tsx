import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '@wiki/ui';
import { BackLink } from '../../../components/back-link.tsx';
import { Page } from '../../../components/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { PaymentFilters } from '../components/payment-filters.tsx';
import { PaymentList } from '../components/payment-list.tsx';
import { usePaymentFilter } from '../hooks/use-payment-filter.ts';
import { usePayments } from '../hooks/use-payments.ts';

/** What the viewer and their business have paid. */
export function Payments() {
  const { t } = useLingui();
  const state = usePaymentFilter();
  const list = usePayments({ ...state.filter, search: null });
  return (
    <Page title={t`Payments`}>
      <PageHeader
        title={<Trans>Payments</Trans>}
        back={<BackLink to={paths.accountStatus()}>{t`My membership`}</BackLink>}
      />
      <PaymentFilters state={state} />
      <PaymentList
        list={list}
        isNarrowed={state.isNarrowed}
        allAddress={paths.payments()}
        addressOf={paths.payment}
      />
    </Page>
  );
}
