import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@wiki/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { FacetValue, Facets } from './use-facets.ts';
import type { ListingQueryState } from '../use-listing-query.ts';
import { FacetGroup } from './facet-group.tsx';
import classes from './facets.module.css';

export interface PlaceFacetProps {
  facets: Facets;
  state: Pick<ListingQueryState, 'query' | 'change'>;
}

/** Country, then what there is within it. */
export function PlaceFacet({ facets, state: { query, change } }: PlaceFacetProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { country, region, city } = query;
  const optionsOf = (
    values: readonly FacetValue[],
    chosen: string | null,
    wordsOf = (value: string) => value,
  ) => {
    const isMissing = chosen !== null && !values.some(({ value }) => value === chosen);
    return [...(isMissing ? [{ value: chosen, count: 0 }] : []), ...values].map(
      ({ value, count }) => ({ value, label: `${wordsOf(value)} (${format.number(count)})` }),
    );
  };
  return (
    <FacetGroup title={t`Place`}>
      <div className={classes.fields}>
        <SelectField
          label={t`Country`}
          placeholder={t`Any country`}
          value={country ?? ''}
          options={optionsOf(facets.countries, country, (code) => format.country(code))}
          onChange={({ currentTarget: { value } }) => change({ country: value || null })}
        />
        {country && (
          <>
            <SelectField
              label={t`Region`}
              placeholder={t`Any region`}
              value={region ?? ''}
              options={optionsOf(facets.regions, region)}
              onChange={({ currentTarget: { value } }) => change({ region: value || null })}
            />
            <SelectField
              label={t`City`}
              placeholder={t`Any city`}
              value={city ?? ''}
              options={optionsOf(facets.cities, city)}
              onChange={({ currentTarget: { value } }) => change({ city: value || null })}
            />
          </>
        )}
      </div>
    </FacetGroup>
  );
}
