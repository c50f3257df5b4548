import type { Variables } from '../aggregate/variables.ts';
import { shownFields } from '../bson/shown.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { compileElementTest, compileMatcher } from '../query/matcher.ts';
import { valueAt } from '../query/paths.ts';

export type ArrayFilters = Map<string, (value: unknown) => boolean>;

/** Compiles `arrayFilters` to one test per identifier. */
export function compileArrayFilters(filters: unknown, variables: Variables = {}): ArrayFilters {
  const result: ArrayFilters = new Map();
  if (filters === undefined || filters === null) return result;
  if (!Array.isArray(filters)) throw new CommandError('TypeMismatch', 'arrayFilters is an array');
  for (const filter of filters as unknown[]) {
    if (!isDoc(filter)) throw new CommandError('TypeMismatch', 'Each array filter is an object');
    const identifier = identifierOf(filter);
    if (result.has(identifier)) {
      throw new CommandError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${identifier}`,
      );
    }
    const matches = compileMatcher(rooted(filter, identifier), variables);
    result.set(identifier, (element) => matches({ element }));
  }
  return result;
}

function identifierOf(filter: Doc): string {
  const names = new Set(fieldNames(filter));
  const [name] = names;
  if (name === undefined || names.size > 1) {
    throw new CommandError(
      'FailedToParse',
      'Each array filter must use exactly one top-level field name',
    );
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new CommandError(
      'BadValue',
      `The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  }
  return name;
}

function fieldNames(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') && Array.isArray(value)
      ? value.flatMap((each) => fieldNames(each as Doc))
      : [key.split('.')[0] as string],
  );
}

function rooted(filter: Doc, identifier: string): Doc {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) =>
      key.startsWith('$') && Array.isArray(value)
        ? [key, value.map((each) => rooted(each as Doc, identifier))]
        : [`element${key.slice(identifier.length)}`, value],
    ),
  );
}

/** Finds the array element that made a document match, for the positional `$`. */
export type MatchedPosition = (doc: Doc, arrayPath: string[]) => number | undefined;

/** Prepares the search for the element a filter matched. */
export function compileMatchedPosition(filter: Doc, variables: Variables = {}): MatchedPosition {
  return (doc, arrayPath) => {
    const array = valueAt(doc, arrayPath);
    if (!Array.isArray(array)) return undefined;
    const tests = elementTests(filter, arrayPath.join('.'), variables);
    if (tests.length === 0) return undefined;
    const found = array.findIndex((element) => tests.some((test) => test(element)));
    return found === -1 ? undefined : found;
  };
}

/** Tests on one element, from every condition that goes through the array. */
function elementTests(
  filter: Doc,
  arrayPath: string,
  variables: Variables,
): ((value: unknown) => boolean)[] {
  const tests: ((value: unknown) => boolean)[] = [];
  const together: Doc = {};
  for (const [key, condition] of Object.entries(filter)) {
    if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
      tests.push(...condition.flatMap((each) => elementTests(each as Doc, arrayPath, variables)));
    } else if (key === arrayPath) {
      if (isDoc(condition) && isDoc(condition['$elemMatch'])) {
        tests.push(compileElementTest(condition['$elemMatch'], variables));
      } else {
        const matches = compileMatcher({ element: condition }, variables);
        tests.push((element) => matches({ element: [element] }));
      }
    } else if (key.startsWith(`${arrayPath}.`))
      together[`element${key.slice(arrayPath.length)}`] = condition;
  }
  for (const [key, condition] of Object.entries(together)) {
    const matches = compileMatcher({ [key]: condition }, variables);
    tests.push((element) => matches({ element: [element] }));
  }
  return tests;
}

/** True for the parts of a path that stand for positions: `$`, `$[]` and `$[name]`. */
export function isPositional(part: string): boolean {
  return part === '$' || /^\$\[.*\]$/.test(part);
}

/** Replaces `$`, `$[]` and `$[name]` in a path by the array positions they stand for. */
export function expandPath(
  doc: Doc,
  parts: string[],
  filters: ArrayFilters,
  matched: MatchedPosition | null,
): string[][] {
  const special = parts.findIndex(isPositional);
  if (special === -1) return [parts];
  const head = parts.slice(0, special);
  const part = parts[special] as string;
  const tail = parts.slice(special + 1);
  const positions =
    part === '$' ? [onlyPosition(doc, head, matched)] : many(doc, head, part, filters);
  return positions.flatMap((position) =>
    expandPath(doc, [...head, String(position), ...tail], filters, matched),
  );
}

function onlyPosition(doc: Doc, head: string[], matched: MatchedPosition | null): number {
  const position = matched?.(doc, head);
  if (position !== undefined) return position;
  throw new CommandError(
    'BadValue',
    'The positional operator did not find the match needed from the query.',
  );
}

function many(doc: Doc, head: string[], part: string, filters: ArrayFilters): number[] {
  const array = valueAt(doc, head);
  if (array === undefined) {
    throw new CommandError(
      'BadValue',
      `The path '${head.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  if (!Array.isArray(array)) {
    throw new CommandError(
      'BadValue',
      `Cannot apply array updates to non-array element ${shownFields({ [head.at(-1) ?? '']: array })}`,
    );
  }
  const test = filters.get(identifierIn(part) ?? '');
  return [...array.keys()].filter((position) => test?.(array[position]) ?? true);
}

/** The name in `$[name]`, which stands for an array filter. */
export function identifierIn(part: string): string | undefined {
  return /^\$\[(.+)\]$/.exec(part)?.[1];
}
