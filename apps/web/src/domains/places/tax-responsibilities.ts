import { noTaxResponsibility, notApplicable } from '@wiki/domain';

const isNone = (value: string): boolean => value === noTaxResponsibility || value === notApplicable;

/**
 * The responsibilities after one was pressed: what says that there is none excludes all others.
 * @param chosen everything chosen, with the press applied
 */
export function exclusive(chosen: readonly string[], pressed: string): string[] {
  if (!chosen.includes(pressed)) return [...chosen];
  return isNone(pressed) ? [pressed] : chosen.filter((value) => !isNone(value));
}
