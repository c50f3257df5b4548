import { Trans } from '@lingui/react/macro';
import type { InvoiceFieldsFragment } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Amount } from './amount.tsx';
import classes from './invoice-summary.module.css';

/** What an invoice asks for, line by line. */
export function InvoiceSummary({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const format = useFormat();
  const { number, businessName, subtotal, tax, total, displayTotal, dateDue, purpose } = invoice;
  return (
    <dl className={classes.lines}>
      <div>
        <dt>
          <Trans>Invoice</Trans>
        </dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>
          <Trans>Billed to</Trans>
        </dt>
        <dd>{businessName}</dd>
      </div>
      <div>
        <dt>
          <Trans>For</Trans>
        </dt>
        <dd>
          {purpose === 'APPLICATION' ? (
            <Trans>Business membership, first month</Trans>
          ) : (
            <Trans>Business membership, one month</Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Pay by</Trans>
        </dt>
        <dd>{format.date(dateDue)}</dd>
      </div>
      <div data-rule>
        <dt>
          <Trans>Before tax</Trans>
        </dt>
        <dd>
          <Amount money={subtotal} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Tax</Trans>
        </dt>
        <dd>
          <Amount money={tax} />
        </dd>
      </div>
      <div data-total>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Amount money={total} />
          <span className={classes.display}>
            <Amount money={displayTotal} />
          </span>
        </dd>
      </div>
    </dl>
  );
}
