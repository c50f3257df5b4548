import { colombianListFields, defaultPhoneCountry, notApplicable } from '@wiki/domain';
import type { ApplicationValues } from './application-values.ts';

type ListValues = Pick<ApplicationValues, (typeof colombianListFields)[number]>;

/** Whether the Colombian tax lists are asked of a business of this country; nothing counts as Colombia. */
export const isColombian = (country: string): boolean => (country || defaultPhoneCountry) === 'CO';

/**
 * What the choice of a country makes of the Colombian lists: elsewhere the empty ones become *not
 * applicable*, in Colombia those become empty again. Answers only the fields that change.
 */
export function listsForCountry(country: string, values: ListValues): Partial<ListValues> {
  const changes = colombianListFields.flatMap((field) => {
    const value = values[field];
    const chosen = Array.isArray(value) ? value : [value].filter(Boolean);
    const next = isColombian(country)
      ? chosen.filter((each) => each !== notApplicable)
      : chosen.length > 0
        ? chosen
        : [notApplicable];
    if (next.length === chosen.length) return [];
    return [[field, Array.isArray(value) ? next : (next[0] ?? '')] as const];
  });
  return Object.fromEntries(changes);
}
