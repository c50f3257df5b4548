import type { Language } from '@wiki/domain';
import { grouped } from './grouped.ts';

/**
 * A number as a language writes it, without Intl: the first that is written with it makes the browser read
 * the data of the language, which on a phone blocks the page for a tenth of a second just when it comes to
 * life. The tests compare it with Intl.
 *
 * It has groups of three, and is rounded to some digits after the point as it is written: 3.55 is 3.6,
 * though the nearest number of the machine is below it. Finite, of fewer than twenty digits.
 */
export function decimalNumber(value: number, language: Language, digits = 0): string {
  const shifted = Math.round(Number(`${Math.abs(value)}e${digits}`));
  const [whole = '', fraction] = (shifted / 10 ** digits).toFixed(digits).split('.');
  const decimals = fraction ? `${language === 'es' ? ',' : '.'}${fraction}` : '';
  return `${value < 0 ? '-' : ''}${grouped(whole, language)}${decimals}`;
}
