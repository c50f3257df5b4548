import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import {
  EmptyState,
  ErrorState,
  InlineAlert,
  ListSkeleton,
  PageHeader,
  SelectField,
  TextField,
} from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import { useCreatePaymentsCsvLinkMutation } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { paymentStatusLabel } from '../components/payment-status.tsx';
import { PaymentTable } from '../components/payment-table.tsx';
import { useLink } from '../hooks/use-link.ts';
import { usePayments } from '../hooks/use-payments.ts';
import classes from './billing.module.css';

type List = ReturnType<typeof usePayments>;

/** What the viewer and their business have paid. */
export function Payments() {
  const { t } = useLingui();
  const list = usePayments();
  return (
    <Page title={t`Payments`}>
      <PageHeader
        title={<Trans>Payments</Trans>}
        back={<Link to={paths.accountStatus()}>{t`My membership`}</Link>}
      />
      <Filters list={list} />
      <Results list={list} />
    </Page>
  );
}

function Filters({ list: { filter, setFilter } }: { list: List }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [create] = useCreatePaymentsCsvLinkMutation();
  const csv = useLink(async () => {
    const { data } = await create({ variables: { filter } });
    return data?.createPaymentsCsvLink;
  });
  return (
    <>
      <div className={classes.filters}>
        <SelectField
          label={t`State`}
          value={filter.status ?? ''}
          onChange={(event) => setFilter('status', event.currentTarget.value)}
          placeholder={t`All states`}
          options={(['APPROVED', 'PENDING', 'REJECTED'] as const).map((status) => ({
            value: status,
            label: t(paymentStatusLabel(status)),
          }))}
        />
        <TextField
          type="date"
          label={t`From`}
          value={filter.from ?? ''}
          onChange={(event) => setFilter('from', event.currentTarget.value)}
        />
        <TextField
          type="date"
          label={t`Until`}
          value={filter.until ?? ''}
          onChange={(event) => setFilter('until', event.currentTarget.value)}
        />
        <Button
          variant="default"
          loading={csv.isBusy}
          onClick={csv.open}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        >
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
      {csv.problem && <InlineAlert tone="error">{errorMessage(csv.problem)}</InlineAlert>}
    </>
  );
}

function Results({ list }: { list: List }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { payments, error } = list;
  if (error) {
    return (
      <ErrorState
        title={t`The payments did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
      />
    );
  }
  if (!payments) return <ListSkeleton label={t`Loading payments`} count={5} />;
  if (payments.length === 0) {
    return (
      <EmptyState
        seed="payments"
        title={list.isNarrowed ? t`No payment fits` : t`There are no payments yet`}
        message={
          list.isNarrowed
            ? t`Choose another state or other dates.`
            : t`What you pay appears here with its receipt.`
        }
        action={
          list.isNarrowed && (
            <Button component={Link} to={paths.payments()} variant="default">
              <Trans>Show all payments</Trans>
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <PaymentTable payments={payments} />
      <MoreButton more={list.more}>
        <Trans>Show more payments</Trans>
      </MoreButton>
    </>
  );
}
