import type { Language } from '@wiki/domain';

/**
 * Numbers and amounts as the two languages write them, without Intl: the first number that is written
 * with it makes the browser read the data of the language, which on a phone blocks the page for a tenth
 * of a second just when it comes to life. The tests compare every one with Intl.
 */

const marks: Record<Language, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  es: { group: '.', decimal: ',' },
};

/**
 * A number with groups of three, rounded to some digits after the point as it is written: 3.55 is 3.6,
 * though the nearest number of the machine is below it. Finite, of fewer than twenty digits.
 */
export function decimalNumber(value: number, language: Language, digits = 0): string {
  const { group, decimal } = marks[language];
  const shifted = Math.round(Number(`${Math.abs(value)}e${digits}`));
  const [whole = '', fraction] = (shifted / 10 ** digits).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`;
}

/** The sign of each currency that things are offered in, null where its code stands behind the amount. */
const signs: Readonly<Record<string, string | null>> = {
  COP: '$',
  MXN: '$',
  PAB: null,
  PEN: null,
  USD: '$',
  VES: null,
};

/** Whether `currencyAmount` knows how a currency is written. All of them have hundredths. */
export const isWrittenHere = (currency: string): boolean => Object.hasOwn(signs, currency);

/** An amount in whole units of a currency that is written here. */
export function currencyAmount(
  amount: number,
  currency: string,
  language: Language,
  digits: number,
): string {
  const number = decimalNumber(Math.abs(amount), language, digits);
  const sign = signs[currency];
  const signed = sign ? `${sign}${language === 'es' ? '\u00a0' : ''}${number}` : number;
  return `${amount < 0 ? '-' : ''}${signed}${sign ? '' : ` ${currency}`}`;
}
