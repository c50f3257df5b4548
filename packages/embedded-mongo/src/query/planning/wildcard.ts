import type { Doc } from '../../bson/values.ts';
import type { Index } from '../../storage/indexes/index-definition.ts';
import { keptSpans, pathKey } from '../../storage/indexes/wildcard.ts';
import { arrayPosition } from '../paths.ts';
import type { Intervals } from './intervals.ts';

/** The fields that a filter says something of, by themselves. */
function pathsOf(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and' && Array.isArray(condition)) {
      return condition.flatMap((each) => pathsOf(each as Doc));
    }
    return key.startsWith('$') ? [] : [key];
  });
}

/**
 * A wildcard index as an index on each field that a filter narrows: their keys lie together in it. A
 * path with a position may mean a field of that name or a place in an array, which its keys don't tell.
 */
export function fieldsOfWildcard(index: Index, filter: Doc): Index[] {
  const { wildcard } = index;
  if (!wildcard) return [];
  return [...new Set(pathsOf(filter))].flatMap((path): Index[] => {
    const parts = path.split('.');
    if (!wildcard.covers(path) || parts.some((part) => arrayPosition(part) !== undefined))
      return [];
    const field = {
      ...index,
      prefix: Buffer.concat([index.prefix, pathKey(path)]),
      fields: [{ path, parts, direction: 1 as const, hasPosition: false }],
      directions: [1],
      multikey: [true],
      sparse: true,
      special: null,
      whole: index,
    };
    return [field];
  });
}

/** Whether a wildcard index has a key for every value within the bounds. */
export function isKeptWithin(bounds: Intervals): boolean {
  return (
    bounds !== null &&
    bounds.every(({ low, high }) =>
      keptSpans.some(
        ([first, last]) => (low[0] ?? 0) >= first && Buffer.compare(high, Buffer.from([last])) <= 0,
      ),
    )
  );
}
