import type { MoneyFieldsFragment } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './amount.module.css';

/** An amount with its currency, figures under figures. */
export function Amount({ money }: { money: MoneyFieldsFragment }) {
  const format = useFormat();
  return (
    <span className={classes.amount}>
      {format.money(money)} <span className={classes.currency}>{money.currency}</span>
    </span>
  );
}
