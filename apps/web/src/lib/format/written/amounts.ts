import type { Language } from '@wiki/domain';
import { decimalNumber } from './numbers.ts';

/** Amounts as the two languages write them, without Intl for the reason of `decimalNumber`. */

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
