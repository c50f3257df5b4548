import { equalValues } from '../bson/compare.ts';
import { isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';

/** Refuses a hint that names no index. The planner itself chooses as it sees fit. */
export function checkHint(collection: Collection, hint: unknown): void {
  if (hint === undefined || hint === null) return;
  if (isDoc(hint) && (Object.keys(hint).length === 0 || '$natural' in hint)) return;
  const exists = collection.indexes.some((index) =>
    isDoc(hint) ? equalValues(index.spec['key'], hint) : index.name === hint,
  );
  if (!exists) {
    throw new CommandError(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
}
