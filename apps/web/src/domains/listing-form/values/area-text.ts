import { squareMetersInSquareFoot } from '@wiki/domain';
import { amountOf, amountText, isUnreadable, wholeNumberOf } from './amounts.ts';

/** What an area is typed in; it is kept in square feet. */
export const areaUnits = ['m²', 'ft²'] as const;
export type AreaUnit = (typeof areaUnits)[number];

/** Square meters in hundredths, with as few decimals as still mean these square feet. */
function metersOf(squareFeet: number): number {
  const meters = squareFeet * squareMetersInSquareFoot;
  const rounded = [1, 10, 100].map((parts) => Math.round(meters * parts) / parts);
  const exact =
    rounded.find((each) => Math.round(each / squareMetersInSquareFoot) === squareFeet) ?? meters;
  return Math.round(exact * 100);
}

/**
 * An area as typed, as a text in whole square feet. Whole square meters and those with one decimal
 * come back from it as they were typed; what would not, and what is no number, stays as it is, which
 * nothing reads as a whole number.
 */
export function squareFeetText(text: string, unit: AreaUnit): string {
  if (unit === 'ft²') return text;
  const hundredths = amountOf(text);
  if (hundredths === null) return '';
  if (isUnreadable(hundredths)) return text;
  const squareFeet = Math.round(hundredths / 100 / squareMetersInSquareFoot);
  return metersOf(squareFeet) === hundredths ? String(squareFeet) : text;
}

/** A text in square feet as it is typed in a unit. */
export function areaText(squareFeet: string, unit: AreaUnit, decimalSign: '.' | ','): string {
  const known = wholeNumberOf(squareFeet);
  if (unit === 'ft²' || known === null || isUnreadable(known)) return squareFeet;
  return amountText(metersOf(known), decimalSign).replace(/([.,]\d)0$/, '$1');
}
