import { useLingui } from '@lingui/react/macro';
import type { ConditionWords } from './use-condition-words.ts';
import type { Facets } from './use-facets.ts';
import type { ListingQueryState } from '../use-listing-query.ts';
import { toggled } from '../listing-query.ts';
import { FacetOptions } from './facet-options.tsx';
import { LeastFacet } from './least-facet.tsx';

export interface PropertyFacetsProps {
  facets: Facets;
  state: Pick<ListingQueryState, 'query' | 'change'>;
  wordsOf: ConditionWords;
}

/** How large a property is and what it has. */
export function PropertyFacets({ facets, state, wordsOf }: PropertyFacetsProps) {
  const { t } = useLingui();
  const { query, change } = state;
  return (
    <>
      <LeastFacet
        title={t`Bedrooms`}
        values={facets.bedrooms}
        chosen={query.bedrooms}
        wordsOf={(value) => wordsOf('bedrooms', value)}
        onChoose={(bedrooms) => change({ bedrooms })}
      />
      <LeastFacet
        title={t`Bathrooms`}
        values={facets.bathrooms}
        chosen={query.bathrooms}
        wordsOf={(value) => wordsOf('bathrooms', value)}
        onChoose={(bathrooms) => change({ bathrooms })}
      />
      <LeastFacet
        title={t`Rooms`}
        values={facets.rooms}
        chosen={query.rooms}
        wordsOf={(value) => wordsOf('rooms', value)}
        onChoose={(rooms) => change({ rooms })}
      />
      <FacetOptions
        title={t`Amenities`}
        values={facets.amenities}
        chosen={query.amenities}
        wordsOf={(value) => wordsOf('amenities', value)}
        onToggle={(value) => change({ amenities: toggled(query.amenities, value) })}
        isClosed
      />
    </>
  );
}
