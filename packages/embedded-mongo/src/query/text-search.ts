import { type Variables, searchKey } from '../aggregate/variables.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Index } from '../storage/indexes/index-definition.ts';
import { encodeKey } from '../storage/indexes/key-encoding.ts';
import { prefixRange } from '../storage/kv.ts';
import { type TextQuery, parseTextQuery } from '../text/text-query.ts';
import type { Plan } from './planning/planner.ts';

/** The operand of `$text` in a filter; undefined when it has none. */
export function searchIn(filter: Doc): unknown {
  if ('$text' in filter) return filter['$text'];
  const parts = filter['$and'];
  if (!Array.isArray(parts)) return undefined;
  for (const each of parts) {
    const inner = isDoc(each) ? searchIn(each) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The search of a filter, read with the text index of its collection; null without one. */
export function searchOf(
  collection: Collection,
  filter: Doc,
): { index: Index; query: TextQuery } | null {
  const operand = searchIn(filter);
  if (operand === undefined) return null;
  const index = collection.indexes.find((each) => each.ready && each.text !== null);
  if (!index?.text) throw new CommandError('IndexNotFound', 'text index required for $text query');
  return { index, query: parseTextQuery(operand, index.text) };
}

/** The variables with which a filter on the collection is compiled. */
export function searchVariables(
  collection: Collection,
  filter: Doc,
  variables: Variables | undefined,
): Variables {
  const search = searchOf(collection, filter);
  return search ? { ...variables, [searchKey]: search.query } : (variables ?? {});
}

/** The walks over the entries of the words that are searched for. */
export function searchPlan({ index, query }: { index: Index; query: TextQuery }): Plan {
  const plans = query.terms.map((term) => {
    const range = prefixRange(Buffer.concat([index.prefix, encodeKey([term], [1])]));
    return {
      kind: 'index' as const,
      index,
      ranges: [{ ...range, only: null, widened: true, fixedBytes: 4 }],
      exact: false,
      reverse: false,
      sorted: false,
      merge: false,
      bounds: [],
    };
  });
  return { kind: 'either', plans, sorted: false };
}
