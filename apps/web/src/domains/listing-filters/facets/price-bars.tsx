import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@wiki/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './price-bars.module.css';
import type { Facets } from './use-facets.ts';

type Price = NonNullable<Facets['price']>;

export interface PriceBarsProps {
  price: Price;
  /** The prices asked for, in the smallest unit; null for no bound. */
  min: number | null;
  max: number | null;
}

/** How prices spread, a bar each step; those that were not asked for are pale. */
export function PriceBars({ price: { steps, currency }, min, max }: PriceBarsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const most = Math.max(...steps.map(({ count }) => count));
  const fullest = steps.find(({ count }) => count === most);
  if (!fullest) return null;
  const amount = (amountMinor: number) => format.price({ amountMinor, currency });
  const [from, to] = [amount(fullest.from), amount(fullest.to)];
  return (
    <div className={classes.bars}>
      <VisuallyHidden>{t`Most cost from ${from} to ${to}`}</VisuallyHidden>
      {steps.map((step) => (
        <span
          key={step.from}
          aria-hidden
          data-out={
            (min !== null && step.to < min) || (max !== null && step.from > max) || undefined
          }
          style={{ height: step.count === 0 ? 0 : `${12 + (88 * step.count) / most}%` }}
        />
      ))}
    </div>
  );
}
