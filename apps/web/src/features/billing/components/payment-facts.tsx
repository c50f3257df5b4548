import { Trans, useLingui } from '@lingui/react/macro';
import { paymentMethods } from '../../../domains/payment-parts/payment-methods.ts';
import type { PaymentDetailsFragment } from '../../../gql/billing.ts';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { Amount } from './amount.tsx';
import classes from './invoice-summary.module.css';

/**
 * Everything a payment says, line by line.
 * @param isForAdministrators who is billed leads to their records, and can be written to
 */
export function PaymentFacts({
  payment,
  isForAdministrators = false,
}: {
  payment: PaymentDetailsFragment;
  isForAdministrators?: boolean;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  const { invoice, businessId, customerEmail } = payment;
  const business = isForAdministrators && businessId && adminPaths.businessProfile(businessId);
  const lines: { name: string; value: string | null | undefined; to?: string | null | false }[] = [
    { name: t`Transaction`, value: payment.transactionId },
    { name: t`Invoice`, value: invoice.number },
    { name: t`Receipt`, value: payment.receiptNumber },
    { name: t`Date`, value: format.dateTime(payment.date) },
    { name: t`Meant for invoice`, value: payment.surplusDecision?.meantFor },
    { name: t`For`, value: localized(payment.concept) },
    { name: t`Billed to`, value: invoice.buyer?.name ?? payment.businessName, to: business },
    { name: t`Tax ID`, value: invoice.buyer?.taxId },
    {
      name: t`E-mail`,
      value: customerEmail,
      to: isForAdministrators && `mailto:${customerEmail}`,
    },
    { name: t`Payment method`, value: t(paymentMethods[payment.method]) },
    { name: t`Card`, value: payment.cardNumber },
    { name: t`Bank`, value: payment.bank },
    { name: t`Recorded by`, value: payment.recordedBy },
    { name: t`Note`, value: payment.note },
    { name: t`Bank’s response`, value: payment.response },
  ];
  return (
    <dl className={classes.lines}>
      {lines
        .filter(({ value }) => value)
        .map(({ name, value, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
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
