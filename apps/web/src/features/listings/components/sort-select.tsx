import { useLingui } from '@lingui/react/macro';
import { SelectField, VisuallyHidden } from '@wiki/ui';
import type { ListingSort } from '../../../gql/schema-types.ts';
import type { ListingQueryState } from '../hooks/use-listing-query.ts';

/** The order of a list. */
export function SortSelect({ query, change }: Pick<ListingQueryState, 'query' | 'change'>) {
  const { t } = useLingui();
  const orders: Readonly<Record<ListingSort, string>> = {
    NEWEST: t`Newest first`,
    RELEVANCE: t`Featured first`,
    PRICE_ASC: t`Lowest price first`,
    PRICE_DESC: t`Highest price first`,
    RATING: t`Best rated sellers first`,
  };
  const options = Object.entries(orders).map(([value, label]) => ({ value, label }));
  return (
    <SelectField
      label={<VisuallyHidden>{t`Order`}</VisuallyHidden>}
      value={query.sort}
      options={options}
      onChange={({ currentTarget: { value } }) => {
        const sort = (Object.keys(orders) as ListingSort[]).find((order) => order === value);
        if (sort) change({ sort });
      }}
    />
  );
}
