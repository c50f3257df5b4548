import {
  categoryLists,
  foldWord,
  importValues,
  isWord,
  listingCurrencies,
  type ListingType,
} from '@wiki/domain';
import { referenceItems } from '../../reference/index.ts';

/** A value that a column takes, with its words. */
interface Choice {
  value: string;
  label: { en: string; es: string };
}

/** Values are named to people while they are so few that they help. */
const mostNamed = 25;

/** The values that a column takes; null where it takes any. */
async function choicesOf(type: ListingType, column: string): Promise<readonly Choice[] | null> {
  const words = Object.hasOwn(importValues, column) ? importValues[column] : undefined;
  if (words) return Object.entries(words).map(([value, label]) => ({ value, label }));
  if (column === 'currency') {
    return listingCurrencies.map((value) => ({ value, label: { en: value, es: value } }));
  }
  const list = {
    category: categoryLists[type],
    serviceType: 'SERVICE_TYPES',
    amenities: 'AMENITIES',
    countryOfOrigin: 'COUNTRIES',
    country: 'COUNTRIES',
  } as const;
  if (!Object.hasOwn(list, column)) return null;
  return referenceItems({ list: list[column as keyof typeof list] });
}

/** What a row says, with the words of either language made to the values that they stand for. */
export async function withValuesOfWords(
  type: ListingType,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = { ...values };
  for (const [column, value] of Object.entries(values)) {
    const choices = await choicesOf(type, column);
    if (!choices) continue;
    const valueOf = (text: unknown) =>
      typeof text === 'string' ? (meant(text, choices)?.value ?? text) : text;
    read[column] = Array.isArray(value) ? value.map(valueOf) : valueOf(value);
  }
  return read;
}

const meant = (text: string, choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ value }) => value === text.trim()) ??
  choices.find(({ value, label }) => foldWord(value) === foldWord(text) || isWord(text, label));

/** The words that a column takes, in both languages. */
export interface ColumnWords {
  column: string;
  words: Choice['label'][];
}

/** The words that columns take, without those that take any or too many to name. */
export async function wordsOf(
  type: ListingType,
  columns: ReadonlySet<string>,
): Promise<ColumnWords[]> {
  const named: ColumnWords[] = [];
  for (const column of columns) {
    const choices = (await choicesOf(type, column)) ?? [];
    if (choices.length === 0 || choices.length > mostNamed) continue;
    named.push({ column, words: choices.map(({ label }) => label) });
  }
  return named;
}
