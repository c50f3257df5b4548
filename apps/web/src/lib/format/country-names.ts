import type { Language } from '@wiki/domain';

/**
 * The countries of the network, which most pages name: to ask Intl for the first makes the browser read
 * the names of all countries, and blocks a phone for more than a tenth of a second.
 */
export const countryNames: Readonly<Record<string, Record<Language, string>>> = {
  CO: { en: 'Colombia', es: 'Colombia' },
  MX: { en: 'Mexico', es: 'México' },
  PA: { en: 'Panama', es: 'Panamá' },
  PE: { en: 'Peru', es: 'Perú' },
  VE: { en: 'Venezuela', es: 'Venezuela' },
};
