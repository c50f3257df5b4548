import { useLingui } from '@lingui/react/macro';
import { PriceTag } from '@wiki/ui';
import type { ListingPriceFragment } from '../../gql/components.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { priceTermsOf } from './price-terms.ts';

/** What a listing costs, from what on, and for how long; nothing while a draft has no price. */
export function ListingPrice({ listing }: { listing: ListingPriceFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const { priceFrom } = listing;
  if (!priceFrom) return null;
  const { isFrom, per } = priceTermsOf(listing);
  const money = format.money(priceFrom);
  const { currency } = priceFrom;
  const unit =
    per === 'hour' ? t`${currency} an hour` : per === 'month' ? t`${currency} a month` : currency;
  return <PriceTag amount={isFrom ? t`from ${money}` : money} unit={unit} />;
}
