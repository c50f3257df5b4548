import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import table from '../../../components/data-table.module.css';
import type { PaymentRowFragment } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import { Amount } from './amount.tsx';
import { PaymentStatusLabel } from './payment-status.tsx';

/** Payments as a table; on a phone each row is a card. */
export function PaymentTable({ payments }: { payments: readonly PaymentRowFragment[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Card padding="none">
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Payment</Trans>
            </th>
            <th scope="col">
              <Trans>Date</Trans>
            </th>
            <th scope="col">
              <Trans>State</Trans>
            </th>
            <th scope="col" className={table.number}>
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, description, transactionId, date, status, localAmount, amount }) => (
            <tr key={id}>
              <td>
                <Link className={table.name} to={paths.payment(id)}>
                  {description}
                </Link>
                {transactionId && <span className={table.muted}>{transactionId}</span>}
              </td>
              <td data-label={t`Date`}>{format.date(date)}</td>
              <td>
                <PaymentStatusLabel status={status} />
              </td>
              <td className={table.number}>
                <Amount money={localAmount} />
                <span className={table.muted}>
                  <Amount money={amount} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
