import { Trans, useLingui } from '@lingui/react/macro';
import { PriceTag } from '@wiki/ui';
import type { ListingPriceFragment } from '../../gql/listing-card.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './listing-price.module.css';
import { priceTermsOf } from './price-terms.ts';

export interface ListingPriceProps {
  listing: ListingPriceFragment;
  /** Whether there is room for both ends of a span of prices; else it is from the least on. */
  isWhole?: boolean;
}

/** What a listing costs, from what on, and for how long; nothing while a draft has no price. */
export function ListingPrice({ listing, isWhole = false }: ListingPriceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { priceFrom } = listing;
  if (!priceFrom) return null;
  const { isFrom, upTo, per } = priceTermsOf(listing);
  const { currency } = priceFrom;
  const least = format.price(priceFrom);
  const isSpan = isWhole && upTo !== null;
  const amount = isSpan ? `${least} – ${format.price({ amountMinor: upTo, currency })}` : least;
  // Where a currency has no sign of its own, the amount is written with its code already.
  const code = amount.includes(currency) ? '' : currency;
  const unit = { hour: t`an hour`, month: t`a month`, thing: '' }[per ?? 'thing'];
  return (
    <>
      {isFrom && !isSpan && (
        <span className={classes.from}>
          <Trans>from</Trans>{' '}
        </span>
      )}
      <PriceTag amount={amount} unit={[code, unit].filter(Boolean).join(' ')} />
    </>
  );
}
