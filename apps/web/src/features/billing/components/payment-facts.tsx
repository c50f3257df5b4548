import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentDetailsFragment } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Amount } from './amount.tsx';
import classes from './invoice-summary.module.css';

const methods = {
  CARD: msg`Card`,
  TRANSFER: msg`Bank transfer`,
  CASH: msg`Cash`,
  OTHER: msg`Otherwise`,
};

/** Everything a payment says, line by line. */
export function PaymentFacts({ payment }: { payment: PaymentDetailsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const { invoice } = payment;
  const lines: [ReactNode, ReactNode][] = [
    [<Trans key="transaction">Transaction</Trans>, payment.transactionId],
    [<Trans key="invoice">Invoice</Trans>, invoice.number],
    [<Trans key="date">Date</Trans>, format.dateTime(payment.date)],
    [<Trans key="for">For</Trans>, payment.description],
    [<Trans key="billed">Billed to</Trans>, payment.businessName],
    [<Trans key="email">E-mail</Trans>, payment.customerEmail],
    [<Trans key="method">Paid by</Trans>, t(methods[payment.method])],
    [<Trans key="card">Card</Trans>, payment.cardNumber],
    [<Trans key="bank">Bank</Trans>, payment.bank],
    [<Trans key="recorded">Recorded by</Trans>, payment.recordedBy],
    [<Trans key="answer">Answer of the bank</Trans>, payment.response],
  ];
  return (
    <dl className={classes.lines}>
      {lines
        .filter(([, value]) => value)
        .map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div data-rule>
        <dt>
          <Trans>Tax included</Trans>
        </dt>
        <dd>
          <Amount money={payment.tax} />
        </dd>
      </div>
      <div data-total>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Amount money={payment.localAmount} />
          <span className={classes.display}>
            <Amount money={payment.amount} />
          </span>
        </dd>
      </div>
    </dl>
  );
}
