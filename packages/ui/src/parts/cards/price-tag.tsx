import classes from './price-tag.module.css';

export interface PriceTagProps {
  /** The amount with its sign, already in the reader's language: `$ 12.50`. */
  amount: string;
  /** What the amount is for: a currency, "por hora", "al mes". */
  unit?: string;
}

/** A price: the amount first, what it is for after it. */
export function PriceTag({ amount, unit }: PriceTagProps) {
  return (
    <span>
      <span className={classes.amount}>{amount}</span>
      {unit ? <span className={classes.unit}> {unit}</span> : null}
    </span>
  );
}
