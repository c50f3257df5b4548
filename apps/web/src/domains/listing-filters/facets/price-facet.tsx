import { Trans, useLingui } from '@lingui/react/macro';
import { listingCurrencies } from '@wiki/domain';
import { Button, SelectField, TextField } from '@wiki/ui';
import { type FormEvent, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Facets } from './use-facets.ts';
import type { ListingQueryState } from '../use-listing-query.ts';
import { currencyOf, usualCurrency } from '../listing-query.ts';
import { FacetGroup } from './facet-group.tsx';
import classes from './facets.module.css';
import { PriceBars } from './price-bars.tsx';

/** What is wrong with the amounts somebody wrote. */
type Problem = { field: 'min' | 'max'; is: 'noAmount' | 'belowFrom' };

/** Prices are asked for in whole units. */
const inMinor = (amount: number | null) => (amount === null ? null : amount * 100);

/** The whole amount in a text, whatever marks the thousands; null for an empty one, NaN for none. */
function amountIn(text: FormDataEntryValue | null): number | null {
  if (typeof text !== 'string' || text.trim() === '') return null;
  return /^[\s\d.,$]+$/.test(text) ? Number(text.replaceAll(/\D/g, '') || 'none') : Number.NaN;
}

/** The two ends of a range as they were written, or what is wrong with them. */
function rangeIn(form: FormData): { priceMin: number | null; priceMax: number | null } | Problem {
  const written = (name: string) => amountIn(form.get(name));
  const [priceMin, priceMax] = [written('min'), written('max')];
  if (Number.isNaN(priceMin)) return { field: 'min', is: 'noAmount' };
  if (Number.isNaN(priceMax)) return { field: 'max', is: 'noAmount' };
  if (priceMin !== null && priceMax !== null && priceMax < priceMin) {
    return { field: 'max', is: 'belowFrom' };
  }
  return { priceMin, priceMax };
}

export interface PriceFacetProps {
  facets: Facets;
  state: Pick<ListingQueryState, 'query' | 'change'>;
}

/** From and to, in one currency. */
export function PriceFacet({ facets, state: { query, change } }: PriceFacetProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [problem, setProblem] = useState<Problem | null>(null);
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
    const range = rangeIn(new FormData(event.currentTarget));
    if ('is' in range) return setProblem(range);
    setProblem(null);
    change(range);
  };
  const problemAt = (field: Problem['field']) => {
    if (problem?.field !== field) return undefined;
    return problem.is === 'noAmount'
      ? t`Enter the amount in numbers, such as 250000`
      : t`This is less than the minimum amount`;
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
        {price && price.steps.length > 0 && (
          <PriceBars price={price} min={inMinor(priceMin)} max={inMinor(priceMax)} />
        )}
        <div className={classes.range}>
          <TextField
            label={t`From`}
            name="min"
            inputMode="numeric"
            autoComplete="off"
            maxLength={18}
            defaultValue={priceMin ?? ''}
            error={problemAt('min')}
          />
          <TextField
            label={t`Up to`}
            name="max"
            inputMode="numeric"
            autoComplete="off"
            maxLength={18}
            defaultValue={priceMax ?? ''}
            error={problemAt('max')}
          />
        </div>
        {!currencyOf(query) && (
          <p className={classes.hint}>
            <Trans>Amounts are in {usualCurrency} until you choose a currency.</Trans>
          </p>
        )}
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
