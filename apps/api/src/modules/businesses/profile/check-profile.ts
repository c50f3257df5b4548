import { looksLikeLink, posesAsAdministration } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { MaybeViewer } from '../../../authz/session.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { isReferenceValue } from '../../reference/index.ts';

/** The values of a profile that come from a reference list. Those left out or null are not checked. */
interface Listed {
  country?: string | null | undefined;
  lineOfBusiness?: string | null | undefined;
}

/**
 * Refuses a business's new name that reads like a link with `NAME_LIKE_LINK`, and one that poses as
 * the administration with `NAME_RESERVED`, but for the administrators themselves. What was let in
 * before stays until it is changed.
 */
export function assertOwnBusinessName(
  viewer: MaybeViewer,
  name: string | undefined,
  before?: string,
): void {
  if (name === undefined || name === before) return;
  if (looksLikeLink(name)) throw refuse('NAME_LIKE_LINK', 'name');
  if (can(viewer, 'business.administer', null)) return;
  if (posesAsAdministration(name, 'business')) throw refuse('NAME_RESERVED', 'name');
}

/**
 * Refuses a country that is not on its list with `INVALID_COUNTRY` and a line of business with
 * `INVALID_REFERENCE`. A value that was there before stays good, also when it is not offered any more.
 */
export async function checkListed(given: Listed, before: Listed = {}): Promise<void> {
  const { country, lineOfBusiness } = given;
  if (country && country !== before.country && !(await isReferenceValue('COUNTRIES', country))) {
    throw refuse('INVALID_COUNTRY', 'country');
  }
  const isNew = lineOfBusiness && lineOfBusiness !== before.lineOfBusiness;
  if (isNew && !(await isReferenceValue('LINES_OF_BUSINESS', lineOfBusiness))) {
    throw refuse('INVALID_REFERENCE', 'lineOfBusiness');
  }
}
