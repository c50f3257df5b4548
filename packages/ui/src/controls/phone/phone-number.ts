import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** A telephone number as its field shows it. */
export interface PhoneParts {
  /** Two-letter code of the country. */
  country: string;
  /** The number within the country, written for reading. */
  national: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const asCountry = (code: string): CountryCode | undefined =>
  isSupportedCountry(code) ? code : undefined;

/**
 * Writes a national number for reading: ten digits as `(ddd) ddd-dddd`, others as their country
 * writes them. What is not a possible number stays as it was typed.
 */
export function formatNational(text: string, country: string): string {
  const digits = digitsOf(text);
  if (digits.length === 10) {
    return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  }
  const number = parsePhoneNumberFromString(text, asCountry(country));
  return number?.isPossible() ? number.formatNational() : text.trim();
}

/** Tidies what was typed when the field is left; a prefix typed with it chooses the country. */
export function tidyPhone({ country, national }: PhoneParts): PhoneParts {
  if (national.trim().startsWith('+')) return splitPhone(national, country);
  return { country, national: formatNational(national, country) };
}

/** Reads an E.164 number; empty or unreadable text gives an empty number of the country. */
export function splitPhone(value: string, fallbackCountry: string): PhoneParts {
  const number = parsePhoneNumberFromString(value, asCountry(fallbackCountry));
  if (!number) return { country: fallbackCountry, national: value };
  const country = number.country ?? fallbackCountry;
  return { country, national: formatNational(number.nationalNumber, country) };
}

/**
 * Joins a country and what was typed into E.164. A number typed with its own prefix (`+507 …`)
 * keeps it.
 *
 * @param prefix The country's dialling prefix, `+57`.
 * @returns Empty when there are no digits. A number that is too short or too long is still
 *   returned, prefix and digits, so that the form's rules can refuse it.
 */
export function joinPhone(national: string, country: string, prefix: string): string {
  const digits = digitsOf(national);
  if (digits === '') return '';
  const number = parsePhoneNumberFromString(national, asCountry(country));
  if (number) return number.number;
  return national.trim().startsWith('+') ? `+${digits}` : `${prefix}${digits}`;
}
