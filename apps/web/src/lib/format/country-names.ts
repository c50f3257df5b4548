import type { Language } from '@wiki/domain';

/**
 * The countries of the network, which most pages name, and those that its products come from: to ask Intl
 * for the first makes the browser read the names of all countries, and blocks a phone for more than a tenth
 * of a second.
 */
export const countryNames: Readonly<Record<string, Record<Language, string>>> = {
  AR: { en: 'Argentina', es: 'Argentina' },
  BR: { en: 'Brazil', es: 'Brasil' },
  CL: { en: 'Chile', es: 'Chile' },
  CN: { en: 'China', es: 'China' },
  CO: { en: 'Colombia', es: 'Colombia' },
  DE: { en: 'Germany', es: 'Alemania' },
  EC: { en: 'Ecuador', es: 'Ecuador' },
  ES: { en: 'Spain', es: 'España' },
  IT: { en: 'Italy', es: 'Italia' },
  MX: { en: 'Mexico', es: 'México' },
  PA: { en: 'Panama', es: 'Panamá' },
  PE: { en: 'Peru', es: 'Perú' },
  US: { en: 'United States', es: 'Estados Unidos' },
  VE: { en: 'Venezuela', es: 'Venezuela' },
};
