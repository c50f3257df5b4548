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

/** A NIT taken apart. */
export interface Nit {
  /** Its digits without the check digit. */
  body: string;
  /** The check digit that was written with it, or null. */
  written: number | null;
  /** The check digit that belongs to it, or null while there are too few digits. */
  check: number | null;
}

/** Digits of a NIT without its check digit: identity numbers of people have up to ten. */
export const longestNit = 10;
const shortestNit = 5;

/**
 * Takes apart a NIT as people write it: with dots or without, with its check digit behind a hyphen,
 * or right behind the nine digits of a company, which begin with 8 or 9. Numbers of people, of up to
 * ten digits, are taken without a check digit unless there is a hyphen, or unless the tenth digit is
 * the one that belongs to the nine before and none of today's identity numbers, which begin with 1.
 */
export function readNit(text: string): Nit {
  const digits = text.replace(/\D/g, '');
  // Behind the last hyphen stands the check digit, or a group of three.
  const behind = /[-–—]([^-–—]*)$/.exec(text)?.[1]?.replace(/\D/g, '') ?? '';
  if (behind.length === 1 || behind.length === 2) {
    const body = digits.slice(0, -behind.length);
    return nitOf(body.slice(0, longestNit), Number(behind[0]));
  }
  const [nine, tenth] = [digits.slice(0, 9), digits.slice(9, 10)];
  const isOwn = tenth !== '' && nitCheckDigit(nine) === Number(tenth);
  if (tenth !== '' && (isCompany(digits) || (isOwn && !digits.startsWith('1')))) {
    return nitOf(nine, Number(tenth));
  }
  return nitOf(digits.slice(0, longestNit), null);
}

const nitOf = (body: string, written: number | null): Nit => ({
  body,
  written,
  check: body.length < shortestNit ? null : nitCheckDigit(body),
});

const isCompany = (digits: string): boolean => /^[89]/.test(digits);

/**
 * Whether a stored NIT has a digit too many: a company's nine digits, the check digit that was typed
 * behind them, right or wrong, and the one that was computed for all ten.
 */
export function hasDoubledDigit(taxId: string, country: string): boolean {
  return country === 'CO' && isCompany(taxId) && /^\d{11}$/.test(normalizeTaxId(taxId));
}

/** What a stored NIT with a digit too many was meant to be: its nine digits with their own digit. */
export function withoutDoubledDigit(taxId: string): string {
  const body = normalizeTaxId(taxId).slice(0, 9);
  return `${body}${nitCheckDigit(body) ?? ''}`;
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

/** A stored tax id as people read it: a NIT with its dots and its check digit behind a hyphen. */
export function formatTaxId(taxId: string, country: string): string {
  const value = normalizeTaxId(taxId);
  if (country !== 'CO' || !/^\d{6,16}$/.test(value)) return value;
  return `${value.slice(0, -1).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}-${value.slice(-1)}`;
}

/**
 * Whether a tax id has the form its country gives it: the NIT with its check digit for Colombia,
 * which is not there twice, RFC, RUC and RIF for Mexico, Peru, Panama and Venezuela, otherwise 4 to 20 letters or digits.
 */
export function isTaxId(text: string, country: string): boolean {
  const value = normalizeTaxId(text);
  if (country === 'CO') {
    return (
      /^\d{6,16}$/.test(value) &&
      nitCheckDigit(value.slice(0, -1)) === Number(value.at(-1)) &&
      !hasDoubledDigit(value, country)
    );
  }
  return (patterns[country] ?? /^[A-Z0-9]{4,20}$/).test(value);
}
