import { useLingui } from '@lingui/react/macro';
import { SelectField, VisuallyHidden } from '@wiki/ui';
import type { ListingSort } from '../../gql/schema-types.ts';
import type { ListingQueryState } from './use-listing-query.ts';

export interface SortSelectProps {
  state: Pick<ListingQueryState, 'query' | 'change'>;
  /** Whether it orders what a search found: the best answers are relevant then. */
  isSearch: boolean;
}

/** The order of a list. */
export function SortSelect({ state: { query, change }, isSearch }: SortSelectProps) {
  const { t } = useLingui();
  const orders: Readonly<Partial<Record<ListingSort, string>>> = {
    ...(isSearch && { RELEVANCE: t`Best match` }),
    NEWEST: t`Newest`,
    ...(!isSearch && { RELEVANCE: t`Featured first` }),
    PRICE_ASC: t`Lowest price first`,
    PRICE_DESC: t`Highest price first`,
    RATING: t`Most trusted`,
  };
  const options = Object.entries(orders).map(([value, label]) => ({ value, label }));
  return (
    <SelectField
      label={<VisuallyHidden>{t`Sort by`}</VisuallyHidden>}
      value={query.sort}
      options={options}
      onChange={({ currentTarget: { value } }) => {
        const sort = (Object.keys(orders) as ListingSort[]).find((order) => order === value);
        if (sort) change({ sort });
      }}
    />
  );
}
