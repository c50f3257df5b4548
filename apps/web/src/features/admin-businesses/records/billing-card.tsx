import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { RecordMenu } from '../../../components/record-page/record-menu.tsx';
import { RecordPaymentForm } from '../../../domains/manual-payment/record-payment-form.tsx';
import { PaymentStatusLabel } from '../../../domains/payment-parts/payment-status.tsx';
import { usePaymentActions } from '../../../domains/payment-parts/use-payment-actions.tsx';
import {
  AdminBusinessDocument,
  BusinessBillingDocument,
  type BusinessBillingQuery,
  BusinessHubDocument,
} from '../../../gql/admin-businesses.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useApolloClient } from '@apollo/client/react';
import type { CardProps } from './cards.tsx';
import { RecordLine, RecordsCard } from './records-card.tsx';
import classes from './records.module.css';

const invoiceStates = {
  OPEN: msg({ message: 'To pay', context: 'invoice' }),
  PAID: msg({ message: 'Paid', context: 'invoice' }),
  VOID: msg({ message: 'Void', context: 'invoice' }),
};

const methods = {
  CARD: msg`Card`,
  TRANSFER: msg`Bank transfer`,
  CASH: msg`Cash`,
  OTHER: msg({ message: 'Other', context: 'payment' }),
};

type Payment = BusinessBillingQuery['payments']['edges'][number]['node'];
type Invoice = BusinessBillingQuery['invoices']['edges'][number]['node'];

/** Names in the address the invoice whose payment is being recorded. */
export const payParam = 'pay';

/** What a change of a payment changes beside it: the invoice, the membership, what waits. */
const changedBesides = [AdminBusinessDocument, BusinessBillingDocument, BusinessHubDocument];

function PaymentLine({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const format = useFormat();
  const client = useApolloClient();
  const actions = usePaymentActions();
  const { id, status, surplus, date, method, localAmount } = payment;
  return (
    <RecordLine
      isBelow
      isWaiting={surplus === 'OPEN'}
      to={adminPaths.payment(id)}
      name={format.date(date)}
      state={<PaymentStatusLabel status={status} surplus={surplus ?? null} />}
      detail={`${format.money(localAmount)} ${localAmount.currency} · ${t(methods[method])}`}
      actions={
        <RecordMenu
          name={t`the payment of ${format.date(date)}`}
          row={payment}
          actions={actions}
          reload={async () => {
            await client.refetchQueries({ include: changedBesides });
          }}
        />
      }
    />
  );
}

/** An invoice with what was paid for it; while it is open, with the form that records a payment. */
function InvoiceLine({ invoice, payments }: { invoice: Invoice; payments: readonly Payment[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const client = useApolloClient();
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const { id, number, status, dateIssued, total } = invoice;
  const isOpen = status === 'OPEN';
  const close = () => setParam(payParam, null);
  return (
    <>
      <RecordLine
        to={null}
        name={<strong>{number}</strong>}
        state={t(invoiceStates[status])}
        detail={`${format.money(total)} ${total.currency} · ${format.date(dateIssued)}`}
      />
      {isOpen && params.get(payParam) === id && (
        <section className={classes.recording} aria-label={t`Record a manual payment`}>
          <h3>
            <Trans>Record a manual payment</Trans>
          </h3>
          <RecordPaymentForm
            invoice={invoice}
            onCancel={close}
            onDone={() => {
              close();
              void client.refetchQueries({ include: changedBesides });
            }}
          />
        </section>
      )}
      {isOpen && params.get(payParam) !== id && (
        <Button
          size="sm"
          variant="default"
          className={classes.record}
          onClick={() => setParam(payParam, id)}
        >
          <Trans>Record a manual payment</Trans>
        </Button>
      )}
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} />
      ))}
    </>
  );
}

/** What was billed to a business, each invoice with what was paid for it. */
export function BillingCard(of: CardProps) {
  const { t } = useLingui();
  return (
    <RecordsCard
      {...of}
      title={t`Invoices and payments`}
      query={BusinessBillingDocument}
      rowsOf={({ invoices }) => invoices.edges.map(({ node }) => node)}
      countOf={({ invoices }) => invoices.totalCount}
      nothing={t`Nothing has been billed yet.`}
      row={(invoice, { payments }) => (
        <InvoiceLine
          invoice={invoice}
          payments={payments.edges
            .map(({ node }) => node)
            .filter((payment) => payment.invoice.id === invoice.id)}
        />
      )}
    />
  );
}
