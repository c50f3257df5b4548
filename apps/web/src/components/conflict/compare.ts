/** A field of a record as a comparison shows it. */
export interface ComparedField {
  /** Its path in the form's values, such as `title.es`. */
  name: string;
  label: string;
  /** Its value in words; left out, what its parts say. */
  words?: ((value: unknown) => string) | undefined;
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

/** What the parts of a value say: entries of a list on lines of their own. */
export function wordsOf(value: unknown): string {
  if (value == null || typeof value === 'boolean') return '';
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value === 'object') {
    return Object.values(value).map(wordsOf).filter(Boolean).join(' · ');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The fields in which what is written here and what was saved elsewhere go apart. */
export function compare(
  fields: readonly ComparedField[],
  { base, mine, theirs }: ThreeStates<unknown>,
): Difference[] {
  return fields.flatMap(({ name, label, words = wordsOf }) => {
    const [before, here, there] = [base, mine, theirs].map((values) => valueAt(values, name));
    if (isSame(here, there)) return [];
    const changedBy = isSame(before, there) ? 'me' : isSame(before, here) ? 'them' : 'both';
    return [
      { name, label, base: words(before), mine: words(here), theirs: words(there), changedBy },
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
  for (const { name, changedBy } of compare(fields, { base, mine, theirs })) {
    const side = changedBy === 'me' ? 'mine' : changedBy === 'them' ? 'theirs' : choices[name];
    put(merged, name, valueAt(side === 'mine' ? mine : theirs, name));
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
