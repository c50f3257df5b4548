import { Trans, useLingui } from '@lingui/react/macro';
import { itemConditions, propertyTypes } from '@wiki/domain';
import { Button, CheckboxField, InlineAlert, ListSkeleton } from '@wiki/ui';
import type { ConditionWords } from './facets/use-condition-words.ts';
import type { CountedFacets, Facets } from './facets/use-facets.ts';
import type { ListingQueryState } from './use-listing-query.ts';
import { toggled } from './listing-query.ts';
import { FacetOptions } from './facets/facet-options.tsx';
import { FacetPills } from './facets/facet-pills.tsx';
import { PlaceFacet } from './facets/place-facet.tsx';
import { PriceFacet } from './facets/price-facet.tsx';
import { PropertyFacets } from './facets/property-facets.tsx';

export interface FiltersProps {
  state: ListingQueryState;
  counted: CountedFacets;
  wordsOf: ConditionWords;
}

/** Everything a list can be narrowed by, with counts. */
export function Filters({ state, counted, wordsOf }: FiltersProps) {
  const { t } = useLingui();
  const { type, query, change } = state;
  const { facets, hasFailed, isPreparing, retry } = counted;
  if (!facets) {
    return hasFailed ? (
      <InlineAlert
        tone={isPreparing ? 'info' : 'error'}
        action={<Button variant="default" onClick={retry}>{t`Try again`}</Button>}
      >
        {isPreparing ? (
          <Trans>The filters are loading. The list is complete without them.</Trans>
        ) : (
          <Trans>We couldn’t load the filters.</Trans>
        )}
      </InlineAlert>
    ) : (
      <ListSkeleton label={t`Loading the filters`} count={5} />
    );
  }
  return (
    <>
      <FacetOptions
        title={t`Category`}
        values={facets.categories}
        chosen={query.categories}
        wordsOf={(value) => wordsOf('categories', value)}
        onToggle={(value) => change({ categories: toggled(query.categories, value) })}
      />
      {type === 'property' && (
        <FacetOptions
          title={t`Kind of property`}
          values={othersLast(facets.propertyTypes)}
          chosen={query.propertyTypes}
          wordsOf={(value) => wordsOf('propertyTypes', value)}
          onToggle={(value) => {
            const chosen = toggled<string>(query.propertyTypes, value);
            change({ propertyTypes: propertyTypes.filter((each) => chosen.includes(each)) });
          }}
        />
      )}
      {type === 'service' && (
        <FacetOptions
          title={t`How it’s delivered`}
          values={facets.serviceTypes}
          chosen={query.serviceTypes}
          wordsOf={(value) => wordsOf('serviceTypes', value)}
          onToggle={(value) => change({ serviceTypes: toggled(query.serviceTypes, value) })}
        />
      )}
      {type === 'product' && (
        <FacetPills
          title={t`Condition`}
          pills={itemConditions.map((value) => ({
            value,
            words: wordsOf('condition', value),
            count: countOf(facets.conditions, value),
          }))}
          chosen={query.condition ? [query.condition] : []}
          onToggle={(value) =>
            change({
              condition:
                itemConditions.find((each) => each === value && each !== query.condition) ?? null,
            })
          }
        />
      )}
      <PriceFacet facets={facets} state={state} />
      <PlaceFacet facets={facets} state={state} />
      <CheckboxField
        label={t`Featured only`}
        checked={query.featured ?? false}
        onChange={() => change({ featured: query.featured ? null : true })}
      />
      {type === 'product' && (
        <FacetOptions
          title={t`Brand`}
          values={facets.brands}
          chosen={query.brands}
          wordsOf={(value) => value}
          onToggle={(value) => change({ brands: toggled(query.brands, value) })}
          isClosed
        />
      )}
      {type === 'property' && <PropertyFacets facets={facets} state={state} wordsOf={wordsOf} />}
    </>
  );
}

/** The most frequent first, and what has no name of its own at the end. */
const othersLast = (values: Facets['propertyTypes']) =>
  values.toSorted((one, two) => Number(one.value === 'Other') - Number(two.value === 'Other'));

const countOf = (values: Facets['conditions'], value: string): number =>
  values.find((each) => each.value === value)?.count ?? 0;
