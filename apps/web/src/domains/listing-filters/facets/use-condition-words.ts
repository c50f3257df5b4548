import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  categoryLists,
  type ItemCondition,
  type ListingType,
  type PropertyType,
  type TransactionType,
} from '@wiki/domain';
import {
  itemConditionLabels,
  propertyTypeLabels,
  transactionTypeLabels,
} from '../../listing-parts/choice-labels.ts';
import { useReference } from '../../places/use-reference.ts';
import type { ReferenceList } from '../../../gql/schema-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { currencyOf, type ListingCondition, type ListingQuery } from '../listing-query.ts';
import type { Facets, FacetValue } from './use-facets.ts';

/** What the values of a taxonomy are called: as counted, or as listed where nothing has them now. */
function useNames(
  list: ReferenceList,
  counted: readonly FacetValue[] | undefined,
  chosen: readonly string[],
) {
  const localized = useLocalized();
  const isKnown = (value: string) => counted?.some((each) => each.value === value);
  const { entries } = useReference(list, counted && !chosen.every(isKnown) ? undefined : null);
  return (value: string): string =>
    localized([...(counted ?? []), ...entries].find((each) => each.value === value)?.label) ||
    value;
}

/** Says a value of a condition in the reader's words. */
export function useConditionWords(
  type: ListingType | null,
  facets: Facets | null,
  query: ListingQuery,
) {
  const { t } = useLingui();
  const format = useFormat();
  const { categories, serviceTypes, amenities } = query;
  const categoryName = useNames(categoryLists[type ?? 'product'], facets?.categories, categories);
  const serviceTypeName = useNames('SERVICE_TYPES', facets?.serviceTypes, serviceTypes);
  const amenityName = useNames('AMENITIES', facets?.amenities, amenities);
  const money = (value: string): string =>
    format.price({ amountMinor: Number(value) * 100, currency: currencyOf(query) ?? 'USD' });

  return (condition: ListingCondition, value: string): string => {
    const count = Number(value);
    switch (condition) {
      case 'condition':
        return t(itemConditionLabels[value as ItemCondition]);
      case 'propertyTypes':
        return t(propertyTypeLabels[value as PropertyType]);
      case 'transactionTypes':
        return t(transactionTypeLabels[value as TransactionType]);
      case 'rooms':
        return plural(count, { one: '# room or more', other: '# rooms or more' });
      case 'bedrooms':
        return plural(count, { one: '# bedroom or more', other: '# bedrooms or more' });
      case 'bathrooms':
        return plural(count, { one: '# bathroom or more', other: '# bathrooms or more' });
      case 'currency':
        return t`Prices in ${value}`;
      case 'priceMin': {
        const least = money(value);
        return t`From ${least}`;
      }
      case 'priceMax': {
        const most = money(value);
        return t`Up to ${most}`;
      }
      case 'country':
        return format.country(value);
      case 'categories':
        return categoryName(value);
      case 'serviceTypes':
        return serviceTypeName(value);
      case 'amenities':
        return amenityName(value);
      case 'featured':
        return t({ message: 'Featured', context: 'filter' });
      case 'brands':
      case 'region':
      case 'city':
        return value;
    }
  };
}

export type ConditionWords = ReturnType<typeof useConditionWords>;
