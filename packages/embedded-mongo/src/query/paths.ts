import { getField, isDoc } from '../bson/values.ts';

const numeric = /^(0|[1-9]\d*)$/;

/** The array position a path part names, or undefined for a field name. */
export function arrayPosition(part: string): number | undefined {
  return numeric.test(part) ? Number(part) : undefined;
}

/**
 * Tests the values a dotted path reaches, entering arrays on the way as MongoDB's queries do.
 * A missing field is tested as `undefined`.
 * @param enterLeaf also test each element when the path ends at an array.
 */
export function someValue(
  value: unknown,
  parts: readonly string[],
  test: (value: unknown) => boolean,
  enterLeaf: boolean,
  depth = 0,
): boolean {
  if (depth === parts.length) {
    if (enterLeaf && Array.isArray(value) && value.some(test)) return true;
    return test(value);
  }
  const part = parts[depth] as string;
  if (Array.isArray(value)) {
    const position = arrayPosition(part);
    if (position !== undefined && position < value.length) {
      if (someValue(value[position], parts, test, enterLeaf, depth + 1)) return true;
    }
    for (const element of value) {
      if (isDoc(element) && someValue(element, parts, test, enterLeaf, depth)) return true;
    }
    return false;
  }
  const next = isDoc(value) ? getField(value, part) : undefined;
  if (next === undefined) return test(undefined);
  return someValue(next, parts, test, enterLeaf, depth + 1);
}

/** The value at a path of embedded documents only; undefined when anything is missing. */
export function valueAt(value: unknown, parts: readonly string[]): unknown {
  let current = value;
  for (const part of parts) {
    if (Array.isArray(current)) {
      const position = arrayPosition(part);
      current = position === undefined ? undefined : current[position];
    } else current = isDoc(current) ? getField(current, part) : undefined;
  }
  return current;
}
