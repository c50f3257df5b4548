/** What was typed where a number belongs and is none. */
export interface Unreadable {
  typed: string;
}

/** A number as typed: null for nothing. */
export type TypedNumber = number | null | Unreadable;

/** Whether something was typed that is no number. */
export const isUnreadable = (value: unknown): value is Unreadable =>
  typeof value === 'object' && value !== null && 'typed' in value;

const minorDigits = 2;

/** An amount with its last separator as the decimal one, when one or two digits follow it. */
const decimals = /^(?<whole>\d[\d.,]*?)(?:[.,](?<cents>\d{1,2}))?$/;
/** Whole digits, or groups of three after a point, a comma or an apostrophe. */
const grouped = /^\d+$|^\d{1,3}([.,]\d{3})+$/;

/**
 * An amount of money as people write it (`1.250.000`, `12,50`, `$ 1,250.00`), in hundredths. A point
 * or a comma before one or two last digits is the decimal one, whatever the language.
 */
export function amountOf(text: string): TypedNumber {
  const plain = text.replaceAll(/[\s$']/g, '');
  if (plain === '') return null;
  const { whole = '', cents = '' } = decimals.exec(plain)?.groups ?? {};
  if (!grouped.test(whole)) return { typed: text };
  return Number(whole.replaceAll(/[.,]/g, '') + cents.padEnd(minorDigits, '0'));
}

/** An amount in hundredths as it is typed: with decimals only where there are some. */
export function amountText(minor: number | null | undefined, decimalSign: '.' | ','): string {
  if (minor === null || minor === undefined) return '';
  const whole = String(Math.trunc(minor / 100));
  const cents = minor % 100;
  return cents === 0 ? whole : `${whole}${decimalSign}${String(cents).padStart(2, '0')}`;
}

/** A whole number as people write it, with or without groups of three. */
export function wholeNumberOf(text: string): TypedNumber {
  const plain = text.replaceAll(/\s/g, '');
  if (plain === '') return null;
  return grouped.test(plain) ? Number(plain.replaceAll(/[.,]/g, '')) : { typed: text };
}
