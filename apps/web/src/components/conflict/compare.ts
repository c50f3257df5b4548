import { alignRows, type ComparedRows, type RowStates } from './compare-rows.ts';
import { wordsOf } from './words-of.ts';

/** A field of a record as a comparison shows it. */
export interface ComparedField {
  /** Its path in the form's values, such as `title.es`. */
  name: string;
  label: string;
  /** Its value in words; left out, what its parts say. */
  words?: ((value: unknown) => string) | undefined;
  /** Of a list: its entries are compared one by one. */
  rows?: ComparedRows | undefined;
}

/** Three states of a record's form. */
export interface ThreeStates<Values> {
  /** As it was opened. */
  base: Values;
  /** As it is written here. */
  mine: Values;
  /** As somebody else saved it meanwhile. */
  theirs: Values;
}

/** A field that is not the same in the states. */
export interface Difference {
  name: string;
  label: string;
  /** Whether it is an entry of a list: empty, it is not there. */
  isRow?: boolean;
  base: string;
  mine: string;
  theirs: string;
  /** Who changed it; what both changed alike is no difference. */
  changedBy: 'me' | 'them' | 'both';
}

/** Which state a field takes. */
export type Side = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands at a path of a form's values. */
export const valueAt = (values: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        at && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined,
      values,
    );

/** Empty texts and nothing are the same to who reads them. */
const plain = (_key: string, value: unknown): unknown =>
  value === '' || value === null ? undefined : value;
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, plain) === JSON.stringify(other, plain);

/** The fields in which what is written here and what was saved elsewhere go apart. */
export function compare(
  fields: readonly ComparedField[],
  { base, mine, theirs }: ThreeStates<unknown>,
): Difference[] {
  return fields.flatMap((field): Difference[] => {
    const { name, label, words = wordsOf, rows } = field;
    if (rows) return differencesOfRows(name, rows, rowsOf(field, { base, mine, theirs }));
    const [before, here, there] = [base, mine, theirs].map((values) => valueAt(values, name));
    if (isSame(here, there)) return [];
    const changedBy = changerOf(before, here, there);
    return [
      { name, label, base: words(before), mine: words(here), theirs: words(there), changedBy },
    ];
  });
}

const changerOf = (before: unknown, here: unknown, there: unknown): Difference['changedBy'] =>
  isSame(before, there) ? 'me' : isSame(before, here) ? 'them' : 'both';

/** The entries of a field that is a list. */
const rowsOf = ({ name, rows }: ComparedField, states: ThreeStates<unknown>): RowStates[] =>
  rows
    ? alignRows(rows, {
        base: valueAt(states.base, name),
        mine: valueAt(states.mine, name),
        theirs: valueAt(states.theirs, name),
      })
    : [];

const nameOfRow = (name: string, { key }: RowStates): string => `${name}[${key}]`;

function differencesOfRows(
  name: string,
  { label, words }: ComparedRows,
  entries: readonly RowStates[],
): Difference[] {
  return entries.flatMap((entry): Difference[] => {
    const say = (row: unknown) => (row === undefined ? '' : words(row));
    const [base, mine, theirs] = [say(entry.base), say(entry.mine), say(entry.theirs)];
    if (mine === theirs) return [];
    const named = label(entry.base ?? entry.theirs ?? entry.mine);
    const changedBy = changerOf(base, mine, theirs);
    return [
      { name: nameOfRow(name, entry), label: named, isRow: true, base, mine, theirs, changedBy },
    ];
  });
}

/**
 * What is saved: of what only one side changed that change, of what both changed the chosen one.
 * @param choices for each field that both changed
 */
export function merge<Values extends object>(
  fields: readonly ComparedField[],
  { base, mine, theirs }: ThreeStates<Values>,
  choices: Choices,
): Values {
  const merged = structuredClone(theirs);
  // Also what no field names, such as an id that goes along.
  for (const key of Object.keys(mine) as (keyof Values)[]) {
    if (isSame(base[key], theirs[key])) merged[key] = mine[key];
  }
  const sides = new Map(
    compare(fields, { base, mine, theirs }).map(({ name, changedBy }) => [
      name,
      changedBy === 'me' ? 'mine' : changedBy === 'them' ? 'theirs' : choices[name],
    ]),
  );
  for (const field of fields) {
    const { name, rows } = field;
    if (rows) {
      const kept = rowsOf(field, { base, mine, theirs }).map((entry) =>
        sides.get(nameOfRow(name, entry)) === 'mine' ? entry.mine : entry.theirs,
      );
      put(
        merged,
        name,
        kept.filter((row) => row !== undefined),
      );
    } else if (sides.has(name)) {
      put(merged, name, valueAt(sides.get(name) === 'mine' ? mine : theirs, name));
    }
  }
  return merged;
}

function put(values: object, name: string, value: unknown): void {
  const path = name.split('.');
  const last = path.pop() ?? name;
  const parent = valueAt(values, path.join('.'));
  const at = path.length === 0 ? values : parent;
  if (isParts(at)) at[last] = value;
}
