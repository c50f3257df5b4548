import { noTaxResponsibility } from '@wiki/domain';

/**
 * The responsibilities after one was pressed: the one that says there is none excludes all others.
 * @param chosen everything chosen, with the press applied
 */
export function exclusive(chosen: readonly string[], pressed: string): string[] {
  if (!chosen.includes(pressed)) return [...chosen];
  if (pressed === noTaxResponsibility) return [noTaxResponsibility];
  return chosen.filter((value) => value !== noTaxResponsibility);
}
