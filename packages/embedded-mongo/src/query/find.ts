import { type Variables, collationKey } from '../aggregate/variables.ts';
import { type FieldSet, decodeFields } from '../bson/partial.ts';
import { type Doc, Double } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import { type ReadView, walkValues } from '../storage/kv.ts';
import { Found } from './found.ts';
import { Looks } from './looks.ts';
import { isExactCondition } from './planning/intervals.ts';
import { type Matcher, compileMatcher } from './matcher.ts';
import { setMeta } from './meta.ts';
import {
  type Near,
  type NearQuery,
  checkGeoIndex,
  distanceIn,
  nearQueryOf,
} from './places/near.ts';
import { nearest } from './places/nearest.ts';
import { canNarrow, placePlan } from './places/place-search.ts';
import type { IndexPlan } from './planning/index-plan.ts';
import { type Plan, plan } from './planning/planner.ts';
import { type Examined, type ScannedRecord, recordIds, scan } from './scan.ts';
import { searchOf, searchPlan, searchVariables } from './text-search.ts';
import { type Held, type Memory, holding } from './memory.ts';
import { type SortField, compareSortKeys, parseSort, sortKeys } from './sort.ts';

export interface Query {
  filter: Doc;
  sort?: Doc | undefined;
  /** What queries hold is counted here. */
  memory?: Memory | undefined;
  skip?: number;
  /** 0 means no limit. */
  limit?: number;
  hint?: unknown;
  /** Bounds within the index that is hinted at: the first key, and the one after the last. */
  min?: Doc | undefined;
  max?: Doc | undefined;
  variables?: Variables;
  snapshotAt?: number | undefined;
  /** How far what is found may be from where; the caller measures it. */
  around?: Near | undefined;
  /** Told how much was looked at, for `explain`. */
  examined?: Examined;
  /** The only fields that the caller looks at, when it takes `seen` of what is found. */
  fields?: ReadonlySet<string>;
  /** The only fields that the caller shows of what is found. */
  kept?: FieldSet | null;
}

/** Refuses what is malformed in a query, though there is nothing to be found. */
export function checkQuery({
  filter,
  sort,
  variables,
}: Pick<Query, 'filter' | 'sort' | 'variables'>): void {
  compileMatcher(filter, variables);
  if (sort) parseSort(sort, variables?.[collationKey]);
}

/** Documents looked at between two pauses. */
const sliceSize = 200;

/** So many keys are read beyond the documents that are wanted, for some may not fit. */
const spareKeys = 4;

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
  const nearby = nearQueryOf(query.filter);
  if (nearby) {
    yield* skipAndLimit(findNear(view, collection, query, nearby), skip, limit);
    return;
  }
  const chosen = planFor(view, collection, query);
  countUse(chosen);
  const sort = query.sort !== undefined && !chosen.sorted ? query.sort : undefined;
  const looks = new Looks(collection, query, uncertain(query.filter, chosen), sort);
  const { fields } = looks.rest;
  const seen =
    query.fields && fields && chosen.kind === 'collection' && !chosen.reverse
      ? walkValues(view, collection.range, (bytes) => decodeFields(bytes, fields))
      : undefined;
  const { examined, kept = null } = query;
  const isPassing = kept !== null && looks.areOfFields;
  const first = limit > 0 && !sort ? { first: skip + limit + spareKeys } : {};
  const matching = seen
    ? filterSeen(seen, looks.rest.matches)
    : filterRecords(scan(view, collection, chosen, { ...first, examined, isPassing }), looks, kept);
  const ordered = sort
    ? sortFound(
        matching,
        parseSort(sort, query.variables?.[collationKey]),
        limit === 0 ? 0 : skip + limit,
        query.memory,
      )
    : matching;
  yield* skipAndLimit(ordered, skip, limit);
}

/** Finds what a query asks for, the nearest first unless it wants another order. */
function* findNear(
  view: ReadView,
  collection: Collection,
  query: Query,
  { near: wish, filter }: NearQuery,
): Generator<Found | null> {
  const near = checkGeoIndex(collection, wish);
  const { fields: _fields, kept: _kept, ...rest } = query;
  const search = (around: Near): Generator<Found | null> =>
    find(view, collection, { ...rest, filter, around, skip: 0, limit: 0 });
  const show = (found: Found, distance: number): Found => {
    setMeta(found.doc, 'geoNearDistance', new Double(distance));
    return found;
  };
  if (query.sort !== undefined && Object.keys(query.sort).length > 0) {
    for (const found of search(near)) {
      const measured = found && distanceIn(found.doc, near);
      if (found === null) yield null;
      else if (measured) yield show(found, measured.distance);
    }
    return;
  }
  const inRings = (query.limit ?? 0) > 0 && canNarrow(collection, near, filter, query.snapshotAt);
  for (const each of nearest(near, search, inRings)) {
    yield each && show(each.found, each.distance);
  }
}

/**
 * The way a query will be answered; `explain` shows it.
 * @param rejected takes the other ways that were thought of.
 */
export function planFor(
  view: ReadView,
  collection: Collection,
  query: Query,
  rejected?: IndexPlan[],
): Plan {
  const { hint, snapshotAt, skip = 0, limit = 0 } = query;
  const nearby = nearQueryOf(query.filter);
  const filter = nearby?.filter ?? query.filter;
  const search = searchOf(collection, filter);
  if (search) return searchPlan(search);
  const sort = query.sort && Object.keys(query.sort).length > 0 ? query.sort : undefined;
  const chosen = plan(collection, {
    filter,
    sort,
    hint,
    min: query.min,
    max: query.max,
    wanted: limit > 0 ? skip + limit : 0,
    view,
    rejected,
    test: () => compileMatcher(filter, searchVariables(collection, filter, query.variables)),
    snapshotAt,
    collation: query.variables?.[collationKey],
  });
  const around = query.around ?? (nearby ? checkGeoIndex(collection, nearby.near) : undefined);
  return placePlan(chosen, { collection, filter, sort, hint, snapshotAt, around }) ?? chosen;
}

function countUse(chosen: Plan): void {
  if (chosen.kind === 'collection') return;
  for (const { index } of chosen.kind === 'either' ? chosen.plans : [chosen])
    (index.whole ?? index).uses++;
}

/** What of a filter documents must still be tested for: an index walk whose bounds hold exactly what matches answers the rest. */
function uncertain(filter: Doc, chosen: Plan): Doc {
  if (chosen.kind !== 'index') return filter;
  const { index, bounds } = chosen;
  if (index.longKeys || index.multikey.includes(true) || !chosen.exact) return filter;
  const isAnswered = (path: string): boolean => {
    const place = index.fields.findIndex((field) => field.path === path);
    const field = index.fields[place];
    return (
      field !== undefined &&
      !field.hasPosition &&
      bounds[place] !== null &&
      isExactCondition(filter[path])
    );
  };
  return Object.fromEntries(Object.entries(filter).filter(([path]) => !isAnswered(path)));
}

/** True when the index walk alone answers the filter. */
function isCertain(filter: Doc, chosen: Plan): boolean {
  return Object.keys(uncertain(filter, chosen)).length === 0;
}

/** Counts what a query finds, without reading documents when the index tells enough. */
export function* count(
  view: ReadView,
  collection: Collection,
  query: Query,
): Generator<null, number> {
  const chosen = planFor(view, collection, query);
  let total = 0;
  if (isCertain(query.filter, chosen)) {
    countUse(chosen);
    let paused = 0;
    for (const ids of recordIds(view, collection, chosen)) {
      total += ids.length;
      if (total - paused < sliceSize * 10) continue;
      paused = total;
      yield null;
    }
  } else {
    const unlimited: Query = { ...query, skip: 0, limit: 0, sort: undefined };
    for (const found of find(view, collection, unlimited)) {
      if (found) total++;
      else yield null;
    }
  }
  const rest = Math.max(0, total - (query.skip ?? 0));
  return query.limit ? Math.min(rest, query.limit) : rest;
}

function* filterRecords(
  records: Iterable<ScannedRecord>,
  looks: Looks,
  kept: FieldSet | null,
): Generator<Found | null> {
  let looked = 0;
  for (const { id, bytes, isCurrent } of records) {
    const { matches, fields } = isCurrent ? looks.rest : looks.whole;
    const found = new Found(id, bytes, fields);
    if (matches === null || matches(found.seen)) yield kept ? found.cut(kept) : found;
    // Not before: what passes may be gone after a pause.
    if (++looked % sliceSize === 0) yield null;
  }
}

function* filterSeen(docs: Iterable<Doc | null>, matches: Matcher | null): Generator<Found | null> {
  for (const doc of docs) {
    if (doc === null) yield null;
    else if (matches === null || matches(doc)) yield Found.seen(doc);
  }
}

function sortFound(
  input: Iterable<Found | null>,
  fields: SortField[],
  keepFirst: number,
  memory: Memory | undefined,
): Generator<Found | null> {
  return holding(memory, 'a sort', (held) => sortHeld(input, fields, keepFirst, held));
}

function* sortHeld(
  input: Iterable<Found | null>,
  fields: SortField[],
  keepFirst: number,
  held: Held,
): Generator<Found | null> {
  let entries: { found: Found; keys: unknown[] }[] = [];
  const order = (a: { keys: unknown[] }, b: { keys: unknown[] }): number =>
    compareSortKeys(a.keys, b.keys, fields);
  for (const found of input) {
    if (found === null) {
      yield null;
      continue;
    }
    entries.push({ found, keys: sortKeys(found.seen, fields) });
    found.countIn(held);
    if (keepFirst > 0 && entries.length > keepFirst * 2 + 100) {
      entries = entries.toSorted(order).slice(0, keepFirst);
      held.release();
      for (const kept of entries) kept.found.countIn(held);
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
