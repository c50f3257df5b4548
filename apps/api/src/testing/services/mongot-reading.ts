import type { Fields } from '../../platform/search/mongot/searched-collection.ts';

/** Ends with an error that says what the stand-in does not take. */
export function refuse(what: string): never {
  throw new Error(`The stand-in for mongot refuses: ${what}.`);
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object, with known keys only where they are given. @throws for any other, so that nothing is ignored */
export function fieldsOf(value: unknown, where: string, known?: readonly string[]): Fields {
  if (!isFields(value)) refuse(`${where} is no object`);
  const unknown = known && Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) refuse(`${where} knows no "${unknown}"`);
  return value;
}

/** The only key of an object, with what it holds. */
export function onlyEntryOf(value: unknown, where: string): readonly [string, unknown] {
  const [entry, ...others] = Object.entries(fieldsOf(value, where));
  if (entry === undefined || others.length > 0) refuse(`${where} has not exactly one key`);
  return entry;
}

export function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') refuse(`${where} is no text`);
  return value;
}

/** What an array holds, at least one. */
export function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) refuse(`${where} is no array, or empty`);
  return value as readonly unknown[];
}

export const textsOf = (value: unknown, where: string): string[] =>
  listOf(value, where).map((text) => textOf(text, where));

export function numberOf(value: unknown, where: string, least = -Infinity): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) refuse(`${where} is no number`);
  if (value < least) refuse(`${where} is less than ${least}`);
  return value;
}

export function wholeOf(value: unknown, where: string, least: number, most = Infinity): number {
  const number = numberOf(value, where, least);
  if (!Number.isInteger(number) || number > most) refuse(`${where} is no whole number to ${most}`);
  return number;
}

/** @throws unless a value is the only one that is known */
export function mustBe(value: unknown, where: string, only: unknown): void {
  if (value !== only) refuse(`${where} is not ${String(only)}`);
}

/** In the order in which the database compares texts: by their code points. */
export const compareTexts = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));
