import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ItemCondition, PropertyType, TransactionType } from '@wiki/domain';
import {
  itemConditionLabels,
  propertyTypeLabels,
  transactionTypeLabels,
} from '../../../components/listing-parts/choice-labels.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { currencyOf, type ListingCondition, type ListingQuery } from '../listing-query.ts';
import type { Facets } from './use-facets.ts';

/** Says a value of a condition in the reader's words: those of the counts, or its own. */
export function useConditionWords(facets: Facets | null, query: ListingQuery) {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  const listed = (values: Facets['categories'] | undefined, value: string): string =>
    localized(values?.find((each) => each.value === value)?.label) || value;
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
        return listed(facets?.categories, value);
      case 'serviceTypes':
        return listed(facets?.serviceTypes, value);
      case 'amenities':
        return listed(facets?.amenities, value);
      case 'brands':
      case 'region':
      case 'city':
        return value;
    }
  };
}

export type ConditionWords = ReturnType<typeof useConditionWords>;
