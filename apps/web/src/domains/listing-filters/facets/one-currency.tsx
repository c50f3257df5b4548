import { Trans, useLingui } from '@lingui/react/macro';
import { listingCurrencies } from '@wiki/domain';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/format/use-format.ts';
import { comparesPrices, currencyOf, inCurrency } from '../listing-query.ts';
import classes from './one-currency.module.css';
import type { Facets } from './use-facets.ts';
import type { ListingQueryState } from '../use-listing-query.ts';

export interface OneCurrencyProps {
  state: Pick<ListingQueryState, 'query' | 'searchOf'>;
  /** Null while they are not counted. */
  facets: Facets | null;
}

/** Where prices are compared: that they are in one currency, and the way to those in the others. */
export function OneCurrency({ state: { query, searchOf }, facets }: OneCurrencyProps) {
  const { t } = useLingui();
  const format = useFormat();
  const currency = currencyOf(query);
  if (!currency || !comparesPrices(query)) return null;
  const others = listingCurrencies.flatMap((code) => {
    const count = facets?.currencies.find(({ value }) => value === code)?.count ?? 0;
    return code === currency || count === 0 ? [] : [{ code, count }];
  });
  return (
    <div className={classes.note}>
      <p>
        <Trans>Prices are compared in one currency: these are in {currency}.</Trans>
      </p>
      {others.length > 0 && (
        <ul aria-label={t`Same filters, another currency`}>
          {others.map(({ code, count }) => (
            <li key={code}>
              <Link to={{ search: searchOf(inCurrency(query, code)) }} preventScrollReset>
                {code} <span>{format.number(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
