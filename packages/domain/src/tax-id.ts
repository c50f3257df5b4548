/** DIAN's weights of the NIT's digits, from the right (DIAN, orden administrativa 4 of 1989). */
const nitWeights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/** The check digit of a Colombian NIT (its digits without the check digit, 1 to 15), or null. */
export function nitCheckDigit(digits: string): number | null {
  if (!/^\d{1,15}$/.test(digits)) return null;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (nitWeights[index] ?? 0), 0);
  const rest = sum % 11;
  return rest <= 1 ? rest : 11 - rest;
}

/** Patterns of tax ids by country, over the value without spaces, dots and hyphens, in upper case. */
const patterns: Readonly<Record<string, RegExp>> = {
  // RFC: 3 letters (companies) or 4 (people), a date, a homoclave of 3 (SAT).
  MX: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/,
  // RUC of Peru: 11 digits beginning with 10, 15, 16, 17 or 20 (SUNAT).
  PE: /^(10|15|16|17|20)\d{9}$/,
  // RUC of Panama: digits and letters of its parts, with or without the check digit (DGI).
  PA: /^[A-Z0-9]{4,20}(DV\d{1,2})?$/,
  // RIF of Venezuela: a letter and nine digits (SENIAT).
  VE: /^[VEJPGC]\d{9}$/,
};

/** A tax id as stored: upper case, without spaces, dots and hyphens. */
export function normalizeTaxId(text: string): string {
  return text.toUpperCase().replace(/[\s.\-–]/g, '');
}

/**
 * Whether a tax id has the form its country gives it: the NIT with its check digit for Colombia,
 * RFC, RUC and RIF for Mexico, Peru, Panama and Venezuela, otherwise 4 to 20 letters or digits.
 */
export function isTaxId(text: string, country: string): boolean {
  const value = normalizeTaxId(text);
  if (country === 'CO') {
    return /^\d{6,16}$/.test(value) && nitCheckDigit(value.slice(0, -1)) === Number(value.at(-1));
  }
  return (patterns[country] ?? /^[A-Z0-9]{4,20}$/).test(value);
}
