import { Trans, useLingui } from '@lingui/react/macro';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import type { ListQuery } from '../../../components/admin-list/list-types.ts';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { AllPaymentsDocument, PaymentChangedDocument } from '../../../gql/billing.ts';
import type { PaymentFilter, PaymentSort } from '../../../gql/schema-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { Amount } from '../components/amount.tsx';
import { PaymentsCsv } from '../components/payment-filters.tsx';
import {
  PaymentStatusLabel,
  paymentStatusLabel,
  surplusLabel,
} from '../../../domains/payment-parts/payment-status.tsx';

const surplusStates = ['OPEN', 'REFUNDED', 'APPLIED'] as const;
const statuses = ['APPROVED', 'PENDING', 'REJECTED', 'ANNULLED', 'REVERSED'] as const;

/** The orders of the columns, the useful direction first. */
const sorts = {
  date: ['NEWEST', 'OLDEST'],
  amount: ['LARGEST', 'SMALLEST'],
} as const satisfies Sorts<PaymentSort>;

/** What the API is asked for. */
const filterOf = ({
  search,
  filters: { status, surplus, from, until },
}: Pick<ListQuery<string, Record<string, string>>, 'search' | 'filters'>): PaymentFilter => ({
  status: statuses.find((each) => each === status) ?? null,
  surplus: surplusStates.find((each) => each === surplus) ?? null,
  dateFrom: from ?? null,
  dateUntil: until ?? null,
  search: search || null,
});

/** Everybody's payments, for administrators. */
export function AllPayments() {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <AdminList
      name="payments"
      title={t`Payments`}
      action={(asked) => <PaymentsCsv size="sm" filter={filterOf(asked)} />}
      query={AllPaymentsDocument}
      variables={({ order, ...asked }) => ({
        sort: sortOf(sorts, order, 'NEWEST'),
        filter: filterOf(asked),
      })}
      of={({ payments }) => payments}
      live={PaymentChangedDocument}
      search={{ label: t`Find payments`, placeholder: t`Business, invoice, reference or e-mail` }}
      filters={{
        status: {
          label: t`State`,
          options: statuses.map((value) => ({ value, label: t(paymentStatusLabel(value)) })),
        },
        surplus: {
          label: t`Surplus payments`,
          options: surplusStates.map((value) => ({ value, label: t(surplusLabel(value)) })),
        },
        from: { label: t`From`, isDay: true },
        until: { label: t`Until`, isDay: true },
      }}
      identity={{
        heading: t`Payment`,
        name: ({ businessName, concept }) => businessName ?? localized(concept),
        href: ({ id }) => adminPaths.payment(id),
        detail: ({ customerEmail }) => customerEmail,
      }}
      columns={[
        {
          key: 'date',
          heading: t`Date`,
          order: sorts.date,
          phone: 'none',
          cell: ({ date }) => format.date(date),
        },
        {
          key: 'transaction',
          heading: t`Transaction`,
          phone: 'none',
          cell: ({ transactionId }) => transactionId,
        },
        {
          key: 'state',
          heading: t`State`,
          cell: ({ status, surplus }) => <PaymentStatusLabel status={status} surplus={surplus} />,
        },
        {
          key: 'amount',
          heading: t`Amount`,
          order: sorts.amount,
          isNumber: true,
          phone: 'corner',
          cell: ({ localAmount }) => <Amount money={localAmount} />,
        },
        {
          key: 'shown-amount',
          heading: t`In the plan’s currency`,
          isNumber: true,
          isExtra: true,
          phone: 'none',
          cell: ({ amount }) => <Amount money={amount} />,
        },
      ]}
      sum={({ paymentSum }) => (
        <Trans>
          Counted in the books: <Amount money={paymentSum} />
        </Trans>
      )}
      empty={{ title: t`There are no payments yet` }}
    />
  );
}
