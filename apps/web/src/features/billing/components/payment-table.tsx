import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import table from '../../../components/lists/data-table.module.css';
import { DataTable } from '../../../components/lists/data-table.tsx';
import type { PaymentRowFragment } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { Amount } from './amount.tsx';
import { PaymentStatusLabel } from '../../../domains/payment-parts/payment-status.tsx';

export interface PaymentTableProps {
  payments: readonly PaymentRowFragment[];
}

/** Payments as a table; on a phone each row is a card. */
export function PaymentTable({ payments }: PaymentTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <DataTable
      columns={[
        { key: 'payment', heading: t`Payment` },
        { key: 'date', heading: t`Date` },
        { key: 'state', heading: t`State` },
        { key: 'amount', heading: t`Amount`, isNumber: true },
      ]}
    >
      {payments.map(({ id, date, status, localAmount, amount, ...payment }) => (
        <tr key={id}>
          <td>
            <Link className={table.name} to={paths.payment(id)}>
              {localized(payment.concept)}
            </Link>
            {payment.transactionId && <span className={table.muted}>{payment.transactionId}</span>}
          </td>
          <td data-label={t`Date`}>{format.date(date)}</td>
          <td>
            <PaymentStatusLabel status={status} surplus={payment.surplus} />
          </td>
          <td className={table.number}>
            <Amount money={localAmount} />
            <span className={table.muted}>
              <Amount money={amount} />
            </span>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
