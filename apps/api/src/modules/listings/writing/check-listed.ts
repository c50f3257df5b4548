import { categoryLists, type ListingType } from '@wiki/domain';
import type { ListingValuesInput } from '@wiki/domain/schemas';
import { Refusal, refuse, type UserError } from '../../../platform/errors/errors.ts';
import { isReferenceValue } from '../../reference/index.ts';
import type { ListingRecord } from '../listing.model.ts';

type ReferenceList = Parameters<typeof isReferenceValue>[0];

/** The fields that hold a value of a reference list. */
const listsOf = (type: ListingType): Readonly<Record<string, ReferenceList>> => ({
  category: categoryLists[type],
  serviceType: 'SERVICE_TYPES',
  amenities: 'AMENITIES',
  countryOfOrigin: 'COUNTRIES',
  country: 'COUNTRIES',
});

/**
 * Refuses values that are not on their list with `INVALID_COUNTRY` or `INVALID_REFERENCE`. A value
 * that was there before stays good, also when it is not offered any more.
 */
export async function assertListed(
  type: ListingType,
  given: ListingValuesInput,
  before?: ListingRecord,
): Promise<void> {
  const errors: UserError[] = [];
  for (const [field, list] of Object.entries(listsOf(type))) {
    const known = valuesIn(before, field);
    for (const value of valuesIn(given, field)) {
      if (known.includes(value) || (await isReferenceValue(list, value))) continue;
      const code = list === 'COUNTRIES' ? 'INVALID_COUNTRY' : 'INVALID_REFERENCE';
      errors.push(...refuse(code, field).userErrors);
    }
  }
  if (errors.length > 0) throw new Refusal(errors);
}

/** The one or several values of a field; none when it is left out or empty. */
function valuesIn(values: object | undefined, field: string): readonly string[] {
  const value = (values as Readonly<Record<string, string | string[] | null>> | undefined)?.[field];
  if (value == null) return [];
  return typeof value === 'string' ? [value] : value;
}
