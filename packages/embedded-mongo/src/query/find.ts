import type { Variables } from '../aggregate/variables.ts';
import { decode } from '../bson/codec.ts';
import { type Doc, BSONRegExp, isDoc } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import type { ReadView } from '../storage/kv.ts';
import { type Matcher, compileMatcher, isOperatorDoc } from './matcher.ts';
import { type Plan, plan } from './planner.ts';
import { scan } from './scan.ts';
import { type SortField, compareSortKeys, parseSort, sortKeys } from './sort.ts';

export interface Query {
  filter: Doc;
  sort?: Doc | undefined;
  skip?: number;
  /** 0 means no limit. */
  limit?: number;
  hint?: unknown;
  variables?: Variables;
  snapshotAt?: number | undefined;
}

/** A stored document that is decoded only when someone looks inside. */
export class Found {
  readonly id: number;
  readonly bytes: Buffer;
  #doc: Doc | undefined;

  constructor(id: number, bytes: Buffer) {
    this.id = id;
    this.bytes = bytes;
  }

  get doc(): Doc {
    this.#doc ??= decode(this.bytes);
    return this.#doc;
  }
}

/** Documents looked at between two pauses. */
const sliceSize = 200;

/**
 * Runs a query. Yields `null` now and then while it works without results, so that the caller
 * can let other work go first.
 */
export function* find(
  view: ReadView,
  collection: Collection,
  query: Query,
): Generator<Found | null> {
  const { skip = 0, limit = 0 } = query;
  const chosen = planFor(collection, query);
  const matches = isCertain(query.filter, chosen)
    ? null
    : compileMatcher(query.filter, query.variables);
  const matching = filterRecords(view, collection, chosen, matches);
  const ordered =
    query.sort !== undefined && !chosen.sorted
      ? sortFound(matching, parseSort(query.sort), limit === 0 ? 0 : skip + limit)
      : matching;
  yield* skipAndLimit(ordered, skip, limit);
}

/** The way a query will be answered; `explain` shows it. */
export function planFor(collection: Collection, query: Query): Plan {
  const { filter, sort, hint, snapshotAt } = query;
  const limited = (query.limit ?? 0) > 0;
  const hasSort = sort !== undefined && Object.keys(sort).length > 0;
  return plan(collection, { filter, sort: hasSort ? sort : undefined, hint, limited, snapshotAt });
}

/** True when the index walk alone answers the filter, as for `_id` lookups. */
function isCertain(filter: Doc, chosen: Plan): boolean {
  const keys = Object.keys(filter);
  if (keys.length === 0) return true;
  if (chosen.kind !== 'index' || chosen.index.name !== '_id_' || keys.length > 1) return false;
  const condition = filter['_id'];
  if (!isOperatorDoc(condition)) return isPlainValue(condition);
  const operators = Object.keys(condition);
  if (operators.length > 1) return false;
  if (operators[0] === '$eq') return isPlainValue(condition['$eq']);
  const list = condition['$in'];
  return operators[0] === '$in' && Array.isArray(list) && list.every(isPlainValue);
}

function isPlainValue(value: unknown): boolean {
  return (
    value !== undefined && !isDoc(value) && !Array.isArray(value) && !(value instanceof BSONRegExp)
  );
}

function* filterRecords(
  view: ReadView,
  collection: Collection,
  chosen: Plan,
  matches: Matcher | null,
): Generator<Found | null> {
  let looked = 0;
  for (const { id, bytes } of scan(view, collection, chosen)) {
    const found = new Found(id, bytes);
    if (++looked % sliceSize === 0) yield null;
    if (matches === null || matches(found.doc)) yield found;
  }
}

function* sortFound(
  input: Iterable<Found | null>,
  fields: SortField[],
  keepFirst: number,
): Generator<Found | null> {
  let entries: { found: Found; keys: unknown[] }[] = [];
  const order = (a: { keys: unknown[] }, b: { keys: unknown[] }): number =>
    compareSortKeys(a.keys, b.keys, fields);
  for (const found of input) {
    if (found === null) {
      yield null;
      continue;
    }
    entries.push({ found, keys: sortKeys(found.doc, fields) });
    if (keepFirst > 0 && entries.length > keepFirst * 2 + 1000) {
      entries = entries.toSorted(order).slice(0, keepFirst);
    }
  }
  for (const { found } of entries.toSorted(order)) yield found;
}

function* skipAndLimit(
  input: Iterable<Found | null>,
  skip: number,
  limit: number,
): Generator<Found | null> {
  let position = 0;
  for (const found of input) {
    if (found === null) yield null;
    else if (position++ >= skip) {
      yield found;
      if (limit > 0 && position - skip >= limit) return;
    }
  }
}
