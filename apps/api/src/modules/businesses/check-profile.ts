import { refuse } from '../../platform/errors/errors.ts';
import { isReferenceValue } from '../reference/index.ts';

/** The values of a profile that come from a reference list. Those left out or null are not checked. */
interface Listed {
  country?: string | null | undefined;
  lineOfBusiness?: string | null | undefined;
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
