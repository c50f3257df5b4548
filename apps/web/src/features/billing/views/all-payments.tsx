import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { LiveDot, PageHeader, SearchBox } from '@wiki/ui';
import { Page } from '../../../components/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { PaymentFilters } from '../components/payment-filters.tsx';
import { PaymentList } from '../components/payment-list.tsx';
import { useAllPayments } from '../hooks/use-all-payments.ts';
import { usePaymentFilter } from '../hooks/use-payment-filter.ts';
import classes from './billing.module.css';

/** Everybody's payments, for administrators. */
export function AllPayments() {
  const { t } = useLingui();
  const state = usePaymentFilter();
  const list = useAllPayments(state.filter);
  const search = state.filter.search ?? '';
  return (
    <Page title={t`Payments`}>
      <PageHeader title={<Trans>Payments</Trans>} description={<LiveDot label={t`Live`} />} />
      <div className={classes.search}>
        <SearchBox
          key={search}
          label={t`Find payments`}
          placeholder={t`Beginning of a business name`}
          maxLength={limits.search.max}
          defaultValue={search}
          onSearch={(text) => state.setFilter('q', text)}
        />
      </div>
      <PaymentFilters state={state} />
      <PaymentList
        list={list}
        isNarrowed={state.isNarrowed}
        allAddress={paths.admin.payments()}
        addressOf={paths.admin.payment}
      />
    </Page>
  );
}
