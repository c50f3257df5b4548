import { Trans, useLingui } from '@lingui/react/macro';
import { listingCurrencies } from '@wiki/domain';
import { Button, SelectField, TextField } from '@wiki/ui';
import type { FormEvent } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import type { Facets } from './use-facets.ts';
import type { ListingQueryState } from './use-listing-query.ts';
import { currencyOf } from './listing-query.ts';
import { FacetGroup } from './facet-group.tsx';
import classes from './facets.module.css';

/** The whole amount somebody wrote, whatever marks the thousands; null for none. */
function amountIn(form: FormData, name: string): number | null {
  const text = form.get(name);
  const digits = typeof text === 'string' ? text.replaceAll(/\D/g, '') : '';
  return digits === '' ? null : Number(digits) || null;
}

export interface PriceFacetProps {
  facets: Facets;
  state: Pick<ListingQueryState, 'query' | 'change'>;
}

/** From and to, in one currency. */
export function PriceFacet({ facets, state: { query, change } }: PriceFacetProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { priceMin, priceMax, currency } = query;
  const { price, currencies } = facets;
  const countOf = (code: string) => currencies.find(({ value }) => value === code)?.count ?? 0;
  const options = listingCurrencies
    .filter((code) => countOf(code) > 0 || code === currency)
    .map((code) => {
      const count = format.number(countOf(code));
      return { value: code, label: `${code} (${count})` };
    });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    change({ priceMin: amountIn(form, 'min'), priceMax: amountIn(form, 'max') });
  };
  const least = price && format.price({ amountMinor: price.min, currency: price.currency });
  const most = price && format.price({ amountMinor: price.max, currency: price.currency });
  // Where a currency has no sign of its own, the amounts are written with its code already.
  const unit = most && !most.includes(price.currency) ? price.currency : '';

  return (
    <FacetGroup title={t`Price`}>
      <form
        key={`${priceMin ?? ''}-${priceMax ?? ''}`}
        className={classes.fields}
        onSubmit={submit}
      >
        <SelectField
          label={t`Currency`}
          placeholder={t`Any currency`}
          value={currencyOf(query) ?? ''}
          options={options}
          onChange={({ currentTarget: { value } }) =>
            change({ currency: listingCurrencies.find((code) => code === value) ?? null })
          }
        />
        <div className={classes.range}>
          <TextField
            label={t`From`}
            name="min"
            inputMode="numeric"
            autoComplete="off"
            maxLength={18}
            defaultValue={priceMin ?? ''}
          />
          <TextField
            label={t`Up to`}
            name="max"
            inputMode="numeric"
            autoComplete="off"
            maxLength={18}
            defaultValue={priceMax ?? ''}
          />
        </div>
        {price && (
          <p className={classes.hint}>
            {price.min === price.max ? least : t`Between ${least} and ${most}`} {unit}
          </p>
        )}
        <Button type="submit" variant="default" size="sm">
          <Trans>Apply the price</Trans>
        </Button>
      </form>
    </FacetGroup>
  );
}
