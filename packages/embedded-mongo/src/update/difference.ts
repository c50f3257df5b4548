import { type Doc, isDoc, setField, typeName } from '../bson/values.ts';
import { equalValues } from '../bson/compare.ts';

/** Tells, as change events do, how one document became another. */
export function describeDifference(before: Doc, after: Doc): Doc {
  const updatedFields: Doc = {};
  const removedFields: string[] = [];
  compareDocs(before, after, '');
  return { updatedFields, removedFields, truncatedArrays: [] };

  function compareDocs(old: Doc, next: Doc, prefix: string): void {
    for (const key of Object.keys(old)) {
      if (!Object.hasOwn(next, key)) removedFields.push(prefix + key);
    }
    for (const key of Object.keys(next)) compareFields(old[key], next[key], prefix + key);
  }

  function compareFields(old: unknown, next: unknown, path: string): void {
    if (isDoc(old) && isDoc(next)) compareDocs(old, next, `${path}.`);
    else if (!isIdentical(old, next)) setField(updatedFields, path, next);
  }
}

/** Equal in value and type all the way down. */
function isIdentical(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => isIdentical(item, b[i]));
  }
  if (isDoc(a) && isDoc(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => isIdentical(a[key], b[key]))
    );
  }
  return a !== undefined && typeName(a) === typeName(b) && equalValues(a, b);
}
