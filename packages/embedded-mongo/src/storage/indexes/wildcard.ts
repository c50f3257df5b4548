import { type Doc, Rank, isDoc, isTruthy, rankOf } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { encodeKey, encodeValue, fitKey } from './key-encoding.ts';
import type { Index } from './index-definition.ts';

/** Which fields a wildcard index holds. */
export interface Wildcard {
  covers(path: string): boolean;
}

/** Reads what a wildcard index covers; null for those that hold nothing: compound ones. */
export function wildcardOf({ key, wildcardProjection }: Doc): Wildcard | null {
  const [[pattern] = [''], ...others] = Object.entries(key as Doc);
  if (others.length > 0) return null;
  if (pattern !== '$**') {
    const root = pattern.slice(0, -'.$**'.length);
    return { covers: (path) => isWithin(path, root) };
  }
  const chosen = projectionOf(wildcardProjection);
  return { covers: (path) => chosen(path) };
}

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}.`);
}

/** `_id` is left out unless it is named. */
function projectionOf(projection: unknown): (path: string) => boolean {
  const paths = new Map<string, boolean>();
  if (isDoc(projection)) gather(projection, '', paths);
  const id = paths.get('_id');
  paths.delete('_id');
  const roots = [...paths.keys()];
  // `{ _id: 1 }` alone takes nothing else, `{ _id: 0 }` everything.
  const takes = roots.length === 0 ? id === true : paths.get(roots[0] as string) === true;
  return (path) => {
    if (isWithin(path, '_id')) return id === true;
    return roots.some((root) => isWithin(path, root)) === takes;
  };
}

function gather(projection: Doc, above: string, paths: Map<string, boolean>): void {
  for (const [name, value] of Object.entries(projection)) {
    const path = above === '' ? name : `${above}.${name}`;
    if (isDoc(value)) gather(value, path, paths);
    else paths.set(path, isTruthy(value));
  }
}

/** Refuses a projection that both takes and leaves out, or one that stands beside a path. */
export function checkWildcardProjection({ key, wildcardProjection }: Doc): void {
  if (wildcardProjection === undefined) return;
  if (!isDoc(wildcardProjection)) {
    throw new CommandError('TypeMismatch', "The field 'wildcardProjection' must be a document");
  }
  if (!('$**' in (key as Doc))) {
    throw new CommandError(
      'BadValue',
      "The field 'wildcardProjection' is only allowed when 'key' is {\"$**\": ±1}",
    );
  }
  const paths = new Map<string, boolean>();
  gather(wildcardProjection, '', paths);
  if (paths.size === 0) {
    throw new CommandError(
      'FailedToParse',
      "The 'wildcardProjection' field can't be an empty object",
    );
  }
  paths.delete('_id');
  if (new Set(paths.values()).size > 1) {
    throw new CommandError(31_254, 'Cannot do exclusion in inclusion projection');
  }
}

/**
 * What lies between the bounds of a query that a wildcard index may answer: values that are found by
 * themselves. Nothing is kept of null, which a missing field is, too, nor of documents and arrays,
 * which are kept by what is in them.
 */
function isKept(value: unknown): boolean {
  const rank = rankOf(value);
  return rank === Rank.Number || rank === Rank.String || rank >= Rank.Binary;
}

/** The lowest and the first byte behind the highest key of values that are kept. */
export const keptSpans: readonly (readonly [low: number, high: number])[] = [
  [Rank.Number, Rank.Object],
  [Rank.Binary, Rank.MaxKey + 1],
];

/** The keys of one document: its paths, each with a value. */
export function wildcardKeys(index: Index, wildcard: Wildcard, doc: Doc): Buffer[] {
  const keys = new Map<string, Buffer>();
  const add = (path: string, value: unknown): void => {
    const key = fitKey(Buffer.concat([pathKey(path), encodeValue(value, index.collation)]));
    keys.set(key.toString('latin1'), key);
  };
  const visit = (path: string, value: unknown): void => {
    if (isDoc(value)) visitAll(value, `${path}.`);
    else if (isKept(value) && wildcard.covers(path)) add(path, value);
  };
  const visitAll = (fields: Doc, above: string): void => {
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      // Arrays in arrays are not entered, as queries do not enter them.
      for (const each of Array.isArray(value) ? value : [value]) visit(above + name, each);
    }
  };
  visitAll(doc, '');
  return [...keys.values()];
}

/** What the keys of a path begin with. */
export function pathKey(path: string): Buffer {
  return encodeKey([path], [1]);
}
