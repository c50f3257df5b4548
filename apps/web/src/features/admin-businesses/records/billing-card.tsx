import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconBan, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import { RecordMenu } from '../../../components/record-page/record-menu.tsx';
import { RecordPaymentForm } from '../../../domains/manual-payment/record-payment-form.tsx';
import { paymentMethods } from '../../../domains/payment-parts/payment-methods.ts';
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
import { useMinute } from '../../../lib/use-minute.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useApolloClient } from '@apollo/client/react';
import type { CardProps } from './cards.tsx';
import { RecordsCard } from './records-card.tsx';
import classes from './records.module.css';

const invoiceStates = {
  OPEN: {
    words: msg({ message: 'To pay', context: 'invoice' }),
    tone: 'waiting',
    icon: IconClock,
  },
  LATE: {
    words: msg({ message: 'Overdue', context: 'invoice' }),
    tone: 'bad',
    icon: IconAlertTriangle,
  },
  PAID: {
    words: msg({ message: 'Paid', context: 'invoice' }),
    tone: 'good',
    icon: IconCircleCheck,
  },
  VOID: { words: msg({ message: 'Void', context: 'invoice' }), tone: 'quiet', icon: IconBan },
} as const;

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
    <div className={classes.entry} data-below data-waiting={surplus === 'OPEN' || undefined}>
      <Link to={adminPaths.payment(id)}>{format.date(date)}</Link>
      <span>{t(paymentMethods[method])}</span>
      <span>
        {format.money(localAmount)} {localAmount.currency}
      </span>
      <PaymentStatusLabel status={status} surplus={surplus ?? null} />
      <span>
        <RecordMenu
          name={t`the payment of ${format.date(date)}`}
          row={payment}
          actions={actions}
          reload={async () => {
            await client.refetchQueries({ include: changedBesides });
          }}
        />
      </span>
    </div>
  );
}

/** An invoice with what was paid for it; while it is open, with the form that records a payment. */
function InvoiceLine({ invoice, payments }: { invoice: Invoice; payments: readonly Payment[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const client = useApolloClient();
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const { id, number, status, dateIssued, dateDue, total } = invoice;
  const now = new Date(useMinute()).toISOString();
  const isOpen = status === 'OPEN';
  const { words, tone, icon } = invoiceStates[isOpen && dateDue < now ? 'LATE' : status];
  const close = () => setParam(payParam, null);
  return (
    <>
      <div className={classes.entry}>
        <strong>{number}</strong>
        <span>{format.date(dateIssued)}</span>
        <span>
          {format.money(total)} {total.currency}
        </span>
        <StatusBadge icon={icon} tone={tone}>
          {t(words)}
        </StatusBadge>
      </div>
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
