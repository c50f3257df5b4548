import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  BusinessBillingDocument,
  type BusinessBillingQuery,
} from '../../../gql/admin-businesses.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RecordLine, RecordsCard } from './records-card.tsx';

const invoiceStates = {
  OPEN: msg({ message: 'To pay', context: 'invoice' }),
  PAID: msg({ message: 'Paid', context: 'invoice' }),
  VOID: msg({ message: 'Void', context: 'invoice' }),
};

const paymentStates = {
  PENDING: msg`Being confirmed`,
  APPROVED: msg`Approved`,
  REJECTED: msg({ message: 'Rejected', context: 'payment' }),
  ANNULLED: msg({ message: 'Annulled', context: 'payment' }),
  REVERSED: msg`Reversed by the bank`,
};

const surplusStates = {
  OPEN: msg`Surplus: to be decided`,
  REFUNDED: msg`Surplus: refunded`,
  APPLIED: msg`Surplus: applied`,
};

const methods = {
  CARD: msg`Card`,
  TRANSFER: msg`Bank transfer`,
  CASH: msg`Cash`,
  OTHER: msg({ message: 'Other', context: 'payment' }),
};

type Payment = BusinessBillingQuery['payments']['edges'][number]['node'];

function PaymentLine({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const format = useFormat();
  const { id, status, surplus, date, method, localAmount } = payment;
  return (
    <RecordLine
      isBelow
      to={adminPaths.payment(id)}
      name={format.date(date)}
      state={t(surplus && status === 'APPROVED' ? surplusStates[surplus] : paymentStates[status])}
      detail={`${format.money(localAmount)} ${localAmount.currency} · ${t(methods[method])}`}
    />
  );
}

/** What was billed to a business, each invoice with what was paid for it. */
export function BillingCard({ businessId }: { businessId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <RecordsCard
      isWide
      title={t`Invoices and payments`}
      businessId={businessId}
      query={BusinessBillingDocument}
      rowsOf={({ invoices }) => invoices.edges.map(({ node }) => node)}
      countOf={({ invoices }) => invoices.totalCount}
      nothing={t`Nothing has been billed yet.`}
      row={({ id, number, status, dateIssued, total }, { payments }) => (
        <>
          <RecordLine
            to={null}
            name={<strong>{number}</strong>}
            state={t(invoiceStates[status])}
            detail={`${format.money(total)} ${total.currency} · ${format.date(dateIssued)}`}
          />
          {payments.edges
            .filter(({ node }) => node.invoice.id === id)
            .map(({ node }) => (
              <PaymentLine key={node.id} payment={node} />
            ))}
        </>
      )}
    />
  );
}
