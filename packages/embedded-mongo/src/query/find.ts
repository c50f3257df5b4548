import { allFields, fieldsOfFilter, fieldsOfSort } from '../aggregate/dependencies.ts';
import { type Variables, collationKey } from '../aggregate/variables.ts';
import { decode, encode } from '../bson/codec.ts';
import { FieldSet, decodeFields } from '../bson/partial.ts';
import { type Doc, Double } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import type { StoredRecord } from '../storage/records.ts';
import { type ReadView, walkValues } from '../storage/kv.ts';
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
import { type IndexPlan, type Plan, hasPosition, plan } from './planning/planner.ts';
import { type Examined, recordIds, scan } from './scan.ts';
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
}

/** A stored document that is decoded only when someone looks inside. */
export class Found {
  readonly id: number;
  readonly bytes: Buffer;
  readonly #fields: FieldSet | null;
  #doc: Doc | undefined;
  #seen: Doc | undefined;

  /** @param fields those that the query looks at; null for all. */
  constructor(id: number, bytes: Buffer, fields: FieldSet | null = null) {
    this.id = id;
    this.bytes = bytes;
    this.#fields = fields;
  }

  /** A document that a pipeline made. */
  static made(doc: Doc): Found {
    const found = new Found(0, encode(doc));
    found.#doc = doc;
    return found;
  }

  /** A document of which the caller looks at nothing but what was read of it. */
  static seen(doc: Doc): Found {
    const found = new Found(0, Buffer.alloc(0));
    found.#seen = doc;
    found.#doc = doc;
    return found;
  }

  /** The document with the fields that the query looks at, at least. */
  get seen(): Doc {
    if (this.#doc !== undefined || this.#fields === null) return this.doc;
    this.#seen ??= decodeFields(this.bytes, this.#fields);
    return this.#seen;
  }

  countIn(held: Held): void {
    if (this.bytes.length > 0) held.addRead(this.bytes);
    else held.add(this.#doc);
  }

  get doc(): Doc {
    this.#doc ??= decode(this.bytes);
    return this.#doc;
  }
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
  const matches = isCertain(query.filter, chosen)
    ? null
    : compileMatcher(query.filter, searchVariables(collection, query.filter, query.variables));
  const sort = query.sort !== undefined && !chosen.sorted ? query.sort : undefined;
  const looked = allFields(
    matches ? fieldsOfFilter(query.filter) : new Set(),
    sort ? fieldsOfSort(sort) : new Set(),
    query.fields ?? new Set(),
  );
  const fields = looked === null ? null : new FieldSet(looked);
  const seen =
    query.fields && fields && chosen.kind === 'collection' && !chosen.reverse
      ? walkValues(view, collection.range, (bytes) => decodeFields(bytes, fields))
      : undefined;
  const matching = seen
    ? filterSeen(seen, matches)
    : filterRecords(scan(view, collection, chosen, query.examined), matches, fields);
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
  const { fields: _fields, ...rest } = query;
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

/** True when the index walk alone answers the filter: its bounds hold exactly what matches. */
function isCertain(filter: Doc, chosen: Plan): boolean {
  const paths = Object.keys(filter);
  if (paths.length === 0) return true;
  if (chosen.kind !== 'index') return false;
  const { index, bounds, exact } = chosen;
  if (!exact || index.longKeys || index.multikey.includes(true)) return false;
  return paths.every((path) => {
    const place = index.fields.findIndex((field) => field.path === path);
    const field = index.fields[place];
    return (
      field !== undefined &&
      !hasPosition(field) &&
      bounds[place] !== null &&
      isExactCondition(filter[path])
    );
  });
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
    for (const _id of recordIds(view, collection, chosen)) {
      if (++total % (sliceSize * 10) === 0) yield null;
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
  records: Iterable<StoredRecord>,
  matches: Matcher | null,
  fields: FieldSet | null,
): Generator<Found | null> {
  let looked = 0;
  for (const { id, bytes } of records) {
    const found = new Found(id, bytes, fields);
    if (++looked % sliceSize === 0) yield null;
    if (matches === null || matches(found.seen)) yield found;
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
