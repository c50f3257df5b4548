import { Trans, useLingui } from '@lingui/react/macro';
import { PriceTag } from '@wiki/ui';
import type { ListingPriceFragment } from '../../gql/components.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './listing-price.module.css';
import { priceTermsOf } from './price-terms.ts';

/** What a listing costs, from what on, and for how long; nothing while a draft has no price. */
export function ListingPrice({ listing }: { listing: ListingPriceFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const { priceFrom } = listing;
  if (!priceFrom) return null;
  const { isFrom, per } = priceTermsOf(listing);
  const amount = format.price(priceFrom);
  // Where a currency has no sign of its own, the amount is written with its code already.
  const code = amount.includes(priceFrom.currency) ? '' : priceFrom.currency;
  const unit = { hour: t`an hour`, month: t`a month`, thing: '' }[per ?? 'thing'];
  return (
    <>
      {isFrom && (
        <span className={classes.from}>
          <Trans>from</Trans>{' '}
        </span>
      )}
      <PriceTag amount={amount} unit={[code, unit].filter(Boolean).join(' ')} />
    </>
  );
}
