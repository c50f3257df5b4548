import { countryByCode } from '@wiki/reference-data/countries';
import { refuse } from '../../platform/errors/errors.ts';

/** Refuses a country that there is none of with `INVALID_COUNTRY`. */
export function checkCountry(country: string | undefined): void {
  if (country !== undefined && !countryByCode(country)) throw refuse('INVALID_COUNTRY', 'country');
}
