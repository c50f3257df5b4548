import { normalizeTaxId, readNit } from '@wiki/domain';

/** A NIT as it is shown while it is typed. */
export interface TypedNit {
  /** As typed, its digits in groups of three from the right: `900.123.456` or `900.123.456-7`. */
  text: string;
  /** The check digit that belongs to them, or null while there are too few. */
  checkDigit: number | null;
  /** The check digit that was typed, or null. */
  written: number | null;
  /**
   * What is stored: the digits with their check digit, with the typed one where that is another, or
   * what was typed while there are too few.
   */
  value: string;
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * Reads what is typed into the field of a NIT, with its check digit behind a hyphen, right behind a
 * company's nine digits, or without.
 */
export function typedNit(text: string): TypedNit {
  const { body, written, check } = readNit(text);
  const hyphen = written !== null || /\d.*[-–—]/.test(text) ? '-' : '';
  return {
    text: `${grouped(body)}${hyphen}${written ?? ''}`,
    checkDigit: check,
    written,
    value: `${body}${written ?? check ?? ''}`,
  };
}

/** Whether another check digit was typed than the one that belongs to the number. */
export const isWrongDigit = ({ checkDigit, written }: TypedNit): boolean =>
  written !== null && written !== checkDigit;

/** A stored NIT as the field shows it, its check digit behind a hyphen. */
export function shownNit(value: string): TypedNit {
  const stored = normalizeTaxId(value);
  const body = stored.slice(0, -1);
  const isWhole = readNit(`${body}-${stored.slice(-1)}`).check === Number(stored.at(-1));
  return typedNit(isWhole && body.length > 0 ? `${body}-${stored.slice(-1)}` : stored);
}

/** The place in a grouped number after so many of its digits; a hyphen right there is passed. */
export function caretAfter(text: string, digits: number): number {
  const places = [0, ...[...text.matchAll(/\d/g)].map(({ index }) => index + 1)];
  const place = places[Math.min(digits, places.length - 1)] ?? 0;
  return place > 0 && text[place] === '-' ? place + 1 : place;
}
