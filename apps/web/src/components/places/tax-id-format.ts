import { nitCheckDigit, normalizeTaxId } from '@wiki/domain';

/** Digits of a NIT without its check digit: people's identity numbers have up to ten. */
const longestNit = 10;

/** A NIT as it is shown while it is typed. */
export interface TypedNit {
  /** The digits in groups of three from the right: `900.123.456`. */
  text: string;
  /** The check digit that belongs to them, or null while there are too few. */
  checkDigit: number | null;
  /** What is stored: the digits with their check digit, or what was typed while it has none. */
  value: string;
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * Reads what is typed into the field of a NIT. A check digit typed after a hyphen is left out:
 * it is computed.
 */
export function typedNit(text: string): TypedNit {
  const digits = (text.split(/[-–]/)[0] ?? '').replace(/\D/g, '').slice(0, longestNit);
  const checkDigit = digits.length < 5 ? null : nitCheckDigit(digits);
  return { text: grouped(digits), checkDigit, value: `${digits}${checkDigit ?? ''}` };
}

/** A stored NIT as the field shows it, without its check digit. */
export function shownNit(value: string): TypedNit {
  const stored = normalizeTaxId(value);
  const body = stored.slice(0, -1);
  const isWhole = body.length >= 5 && nitCheckDigit(body) === Number(stored.at(-1));
  return typedNit(isWhole ? body : stored);
}

/** The place in a grouped number after so many of its digits. */
export function caretAfter(text: string, digits: number): number {
  const places = [0, ...[...text.matchAll(/\d/g)].map(({ index }) => index + 1)];
  return places[Math.min(digits, places.length - 1)] ?? 0;
}
