import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentDetailsFragment } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { Amount } from './amount.tsx';
import classes from './invoice-summary.module.css';

const methods = {
  CARD: msg`Card`,
  TRANSFER: msg`Bank transfer`,
  CASH: msg`Cash`,
  OTHER: msg`Other`,
};

/** Everything a payment says, line by line. */
export function PaymentFacts({ payment }: { payment: PaymentDetailsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  const { invoice } = payment;
  const lines: [string, string | null | undefined][] = [
    [t`Transaction`, payment.transactionId],
    [t`Invoice`, invoice.number],
    [t`Receipt`, payment.receiptNumber],
    [t`Date`, format.dateTime(payment.date)],
    [t`Meant for invoice`, payment.surplusDecision?.meantFor],
    [t`For`, localized(payment.concept)],
    [t`Billed to`, invoice.buyer?.name ?? payment.businessName],
    [t`Tax ID`, invoice.buyer?.taxId],
    [t`E-mail`, payment.customerEmail],
    [t`Payment method`, t(methods[payment.method])],
    [t`Card`, payment.cardNumber],
    [t`Bank`, payment.bank],
    [t`Recorded by`, payment.recordedBy],
    [t`Note`, payment.note],
    [t`Bank’s response`, payment.response],
  ];
  return (
    <dl className={classes.lines}>
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
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
