import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Button, InlineAlert, SelectField, TextField } from '@wiki/ui';
import { useCreatePaymentsCsvLinkMutation } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useDocumentLink } from '../../../lib/errors/use-document-link.ts';
import type { PaymentFilter } from '../../../gql/schema-types.ts';
import type { PaymentFilterState } from '../hooks/use-payment-filter.ts';
import classes from '../views/billing.module.css';
import { paymentStatusLabel } from '../../../domains/payment-parts/payment-status.tsx';

/** Takes the payments that fit along as a file. */
export function PaymentsCsv({ filter }: { filter: PaymentFilter }) {
  const errorMessage = useErrorMessage();
  const [create] = useCreatePaymentsCsvLinkMutation();
  const csv = useDocumentLink(async () => {
    const { data } = await create({ variables: { filter } });
    return data?.createPaymentsCsvLink;
  });
  return (
    <>
      <Button
        variant="default"
        loading={csv.isBusy}
        onClick={csv.open}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        <Trans>Download as CSV</Trans>
      </Button>
      {csv.problem && <InlineAlert tone="error">{errorMessage(csv.problem)}</InlineAlert>}
    </>
  );
}

/** Narrows a list of payments, and takes what fits along as CSV. */
export function PaymentFilters({ state: { filter, setFilter } }: { state: PaymentFilterState }) {
  const { t } = useLingui();
  return (
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
        value={filter.dateFrom ?? ''}
        onChange={(event) => setFilter('from', event.currentTarget.value)}
      />
      <TextField
        type="date"
        label={t`Until`}
        value={filter.dateUntil ?? ''}
        onChange={(event) => setFilter('until', event.currentTarget.value)}
      />
      <PaymentsCsv filter={filter} />
    </div>
  );
}
