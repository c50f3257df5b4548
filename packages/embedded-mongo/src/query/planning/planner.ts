import { type Doc, isDoc, isNumber, toNumber } from '../../bson/values.ts';
import type { Collation } from '../../bson/collation.ts';
import { CommandError } from '../../errors.ts';
import { equalValues } from '../../bson/compare.ts';
import type { Collection } from '../../storage/collection.ts';
import type { Index } from '../../storage/indexes/index-definition.ts';
import type { ReadView } from '../../storage/kv.ts';
import type { Matcher } from '../matcher.ts';
import { type Candidate, choose, findsFew, hasFewer, leadingPoints } from './choice.ts';
import { containsNull, excludesMissing, implies } from './implication.ts';
import { type Intervals, filterIntervals, mayHoldStrings } from './intervals.ts';
import { encodeKey, fitBound } from '../../storage/indexes/key-encoding.ts';
import { prefixRange } from '../../storage/kv.ts';
import { arrayPosition } from '../paths.ts';
import { type ScanRange, buildRanges } from './ranges.ts';
import { type SortField, parseSort } from '../sort.ts';
import { sortOrder } from './sort-order.ts';
import { fieldsOfWildcard, isKeptWithin } from './wildcard.ts';

export interface IndexPlan {
  kind: 'index';
  index: Index;
  ranges: ScanRange[];
  /** The ranges hold nothing besides what lies within the bounds. */
  exact: boolean;
  reverse: boolean;
  /** Documents come in the requested order. */
  sorted: boolean;
  /** Ranges must be walked side by side to keep the order. */
  merge: boolean;
  bounds: Intervals[];
}

/** The documents that are found by any of several walks. */
interface EitherPlan {
  kind: 'either';
  plans: IndexPlan[];
  sorted: boolean;
}

export type Plan =
  | { kind: 'collection'; reverse: boolean; sorted: boolean }
  | IndexPlan
  | EitherPlan;

export interface PlanRequest {
  filter: Doc;
  sort?: Doc | undefined;
  hint?: unknown;
  min?: Doc | undefined;
  max?: Doc | undefined;
  /** How many documents are wanted at most, those to pass over included; 0 for all. */
  wanted?: number;
  /** Where candidates are counted and tried. */
  view: ReadView;
  /** Takes the ways that were thought of besides the one that is chosen. */
  rejected?: IndexPlan[] | undefined;
  /** Makes the test of the whole filter. */
  test: () => Matcher;
  /** Newest commit the reader sees; indexes completed later are not used. */
  snapshotAt?: number | undefined;
  /** How the query compares strings. */
  collation?: Collation | null | undefined;
}

/** Chooses how to find the documents of a query: through an index, or through all of them. */
export function plan(collection: Collection, request: PlanRequest): Plan {
  const sort = request.sort ? parseSort(request.sort, request.collation) : [];
  const natural = sort.length === 1 && sort[0]?.path === '$natural';
  if (natural) return { kind: 'collection', reverse: sort[0]?.direction === -1, sorted: true };
  const visible = collection.indexes.filter((index) => isVisible(index, request.snapshotAt));
  const usable = visible.filter(({ special, wildcard }) => special === null || wildcard !== null);
  const hinted =
    request.min || request.max
      ? planWithin(visible, request, sort)
      : planHinted(visible, request, sort);
  if (hinted) return hinted;
  const best = bestOf(collection, usable, request, sort);
  // A walk in the wanted order may end early, that of the branches does not.
  if (best === null || !request.wanted || !best.sorted) {
    const either = planEither(collection, usable, request);
    if (either && (best === null || !isBounded(best) || hasFewer(request.view, either.plans, best)))
      return either;
  }
  return best ?? planAll(collection, request, sort);
}

/** The best way through one of the indexes; null when none of them helps. */
function bestOf(
  collection: Collection,
  indexes: Index[],
  request: PlanRequest,
  sort: SortField[],
): IndexPlan | null {
  const byId = request.rejected ? null : planByIds(collection, indexes, request, sort);
  if (byId) return byId;
  const candidates: Candidate[] = [];
  for (const index of indexes) {
    const plans = index.wildcard
      ? planWildcard(index, request, sort)
      : [planIndex(index, request, sort)];
    for (const each of plans) {
      const score = each === null ? 0 : scoreOf(each, request, sort);
      if (each !== null && score > 0) candidates.push({ plan: each, score });
    }
  }
  const { filter, wanted = 0, view, test, rejected } = request;
  const chosen = choose(candidates, { collection, filter, wanted, view, test });
  for (const { plan: each } of candidates) if (each !== chosen) rejected?.push(each);
  return chosen;
}

/**
 * The way to a few documents that are named by their `_id`, as most reads name them: what their ids are as
 * keys is not found out once more for each index that ends with them. Null for other queries.
 */
function planByIds(
  { idIndex }: Collection,
  indexes: Index[],
  request: PlanRequest,
  sort: SortField[],
): IndexPlan | null {
  if (!('_id' in request.filter) || !indexes.includes(idIndex)) return null;
  const byId = planIndex(idIndex, request, sort);
  return byId && findsFew(byId) ? byId : null;
}

/** The walk over everything: as it was inserted, or by `_id` where the collection is clustered. */
function planAll(collection: Collection, request: PlanRequest, sort: SortField[]): Plan {
  if (collection.options['clusteredIndex'] !== undefined) {
    const byId = planIndex(collection.idIndex, { ...request, filter: {} }, sort);
    if (byId) return byId;
  }
  return { kind: 'collection', reverse: false, sorted: sort.length === 0 };
}

/** The walk between two keys of the index that is hinted at. */
function planWithin(usable: Index[], request: PlanRequest, sort: SortField[]): Plan {
  const { min, max, hint } = request;
  if (hint === undefined) {
    throw new CommandError(
      51173,
      'When using min()/max() a hint of which index to use must be provided',
    );
  }
  const planned = planHinted(usable, { ...request, filter: {} }, sort);
  if (planned?.kind !== 'index') throw notWithin();
  const { index } = planned;
  const bound = (at: Doc | undefined, otherwise: Buffer): Buffer => {
    if (at === undefined) return otherwise;
    if (Object.keys(at).join() !== index.fields.map(({ path }) => path).join()) throw notWithin();
    const key = encodeKey(Object.values(at), index.directions, index.collation);
    return Buffer.concat([index.prefix, fitBound(key)]);
  };
  const whole = prefixRange(index.prefix);
  const range = { lower: bound(min, whole.lower), upper: bound(max, whole.upper) };
  const isEmpty = Buffer.compare(range.lower, range.upper) >= 0;
  const ranges = isEmpty ? [] : [{ ...range, only: null, widened: true, fixedBytes: 4 }];
  return { ...planned, ranges, exact: false };
}

function notWithin(): CommandError {
  return new CommandError(51174, 'The index chosen is not compatible with min/max');
}

/** The plan a hint asks for; null without one. */
function planHinted(usable: Index[], request: PlanRequest, sort: SortField[]): Plan | null {
  const { hint } = request;
  if (hint === undefined || hint === null) return null;
  if (isDoc(hint) && Object.keys(hint).length === 0) return null;
  if (isDoc(hint) && '$natural' in hint) {
    const reverse = isNumber(hint['$natural']) && toNumber(hint['$natural']) < 0;
    return { kind: 'collection', reverse, sorted: sort.length === 0 };
  }
  const index = usable.find((each) =>
    isDoc(hint) ? sameKey(each.spec['key'] as Doc, hint) : each.name === hint,
  );
  if (!index) {
    throw new CommandError(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  if (index.wildcard) {
    const [best] = planWildcard(index, request, sort);
    if (best) return best;
    throw notAnswered(index, 'wildcard');
  }
  // What such an index holds is found by its own operators.
  if (index.special !== null)
    return { kind: 'collection', reverse: false, sorted: sort.length === 0 };
  const planned = planIndex(index, request, sort, true);
  if (planned) return planned;
  throw notAnswered(index, 'partial');
}

function notAnswered({ name }: Index, kind: string): CommandError {
  return new CommandError(
    'NoQueryExecutionPlans',
    `error processing query: planner returned error :: caused by :: the ${kind} index ${name} cannot answer the query`,
  );
}

/** The ways through a wildcard index, by one field each; they give no order. */
function planWildcard(index: Index, request: PlanRequest, sort: SortField[]): IndexPlan[] {
  return fieldsOfWildcard(index, request.filter).flatMap((field) => {
    const candidate = planIndex(field, request, sort);
    if (candidate === null || !isKeptWithin(candidate.bounds[0] ?? null)) return [];
    return [{ ...candidate, exact: false, sorted: sort.length === 0, merge: false }];
  });
}

function sameKey(a: Doc, b: Doc): boolean {
  return Object.keys(a).join() === Object.keys(b).join() && equalValues(a, b);
}

/** Whether a reader that sees so many commits may use an index. */
export function isVisible(index: Index, snapshotAt: number | undefined): boolean {
  return index.ready && !index.hidden && (snapshotAt === undefined || index.readyAt <= snapshotAt);
}

function isBounded(candidate: IndexPlan): boolean {
  return candidate.bounds[0] !== null;
}

/** The way through one index; null when it cannot answer the filter. */
function planIndex(
  index: Index,
  { filter, collation }: PlanRequest,
  sort: SortField[],
  hinted = false,
): IndexPlan | null {
  const sameCollation = index.collation?.identity === collation?.identity;
  const bounds = separateElements(
    index,
    index.fields.map((field, i) => {
      const known = fieldIntervals(index, filter, field, i);
      // Keys made by other rules say nothing about strings.
      return sameCollation || known === null || !mayHoldStrings(known) ? known : null;
    }),
  );
  const partial = index.partialFilter;
  if (partial && !implies(filter, partial, Boolean(index.collation ?? collation))) return null;
  if (index.sparse && !hinted && !bounds.some(excludesMissing)) return null;
  const order = index.collation || collation ? null : sortOrder(index, bounds, sort);
  const walk = buildRanges(index, bounds);
  return {
    kind: 'index',
    index,
    ranges: walk.ranges,
    exact: walk.exact && index.collation === null,
    reverse: order?.reverse ?? false,
    sorted: sort.length === 0 || order !== null,
    merge: order?.merge ?? false,
    bounds,
  };
}

/** Whether a path has a position in it, which is a name as well. */
export function hasPosition({ parts }: Index['fields'][number]): boolean {
  return parts.some((part) => arrayPosition(part) !== undefined);
}

/**
 * What a filter demands of one field of an index. A position in a path, such as `a.0.b`, is a name
 * too for the documents in the array, which lack it: null is met where the index has a value, and
 * two conditions may be met by the two.
 */
function fieldIntervals(
  index: Index,
  filter: Doc,
  field: Index['fields'][number],
  place: number,
): Intervals {
  const isAmbiguous = hasPosition(field);
  const hasMany = isAmbiguous || index.multikey[place] === true;
  const bounds = filterIntervals(filter, field.path, hasMany, index.collation);
  return isAmbiguous && bounds?.some(containsNull) ? null : bounds;
}

/**
 * Two fields of one array may be met by different elements, but an index entry holds fields of
 * the same element: only the first of them can be bounded.
 */
function separateElements(index: Index, bounds: Intervals[]): Intervals[] {
  const roots = new Set<string>();
  return bounds.map((each, i) => {
    const root = index.fields[i]?.parts[0] ?? '';
    if (each === null || index.multikey[i] !== true) return each;
    if (roots.has(root)) return null;
    roots.add(root);
    return each;
  });
}

function scoreOf(candidate: IndexPlan, request: PlanRequest, sort: SortField[]): number {
  const { index, bounds } = candidate;
  const points = leadingPoints(bounds);
  const hasRange = bounds[points] !== null && bounds[points] !== undefined;
  const sorted = sort.length > 0 && candidate.sorted;
  if (points === 0 && !hasRange && !sorted) return 0;
  if (index.unique && points === index.fields.length) return 10_000 - index.fields.length;
  const sortBonus = request.wanted ? 90 : 45;
  return points * 100 + (hasRange ? 60 : 0) + (sorted ? sortBonus : 0) - index.fields.length * 0.1;
}

/** Answers a top-level `$or` by one bounded index walk per branch. */
function planEither(
  collection: Collection,
  indexes: Index[],
  { filter, collation, view, test }: PlanRequest,
): EitherPlan | null {
  const branches = filter['$or'];
  if (!Array.isArray(branches)) return null;
  const { $or: _or, ...others } = filter;
  const plans: IndexPlan[] = [];
  for (const branch of branches) {
    const request = { filter: { $and: [others, branch as Doc] }, collation, view, test };
    const best = bestOf(collection, indexes, request, []);
    if (best === null || !isBounded(best)) return null;
    plans.push(best);
  }
  return { kind: 'either', plans, sorted: false };
}
