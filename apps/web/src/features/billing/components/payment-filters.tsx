import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField, TextField } from '@wiki/ui';
import { DocumentButton } from '../../../components/files/document-button.tsx';
import { useCreatePaymentsCsvLinkMutation } from '../../../gql/billing.ts';
import type { PaymentFilter } from '../../../gql/schema-types.ts';
import type { PaymentFilterState } from '../hooks/use-payment-filter.ts';
import classes from '../views/billing.module.css';
import { paymentStatusLabel } from '../../../domains/payment-parts/payment-status.tsx';

/** Takes the payments that fit along as a file. */
export function PaymentsCsv({ filter, size }: { filter: PaymentFilter; size?: 'sm' }) {
  const [create] = useCreatePaymentsCsvLinkMutation();
  const link = async () => (await create({ variables: { filter } })).data?.createPaymentsCsvLink;
  return (
    <DocumentButton create={link} {...(size ? { size } : {})}>
      <Trans>Export CSV</Trans>
    </DocumentButton>
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
