import { type Doc, isDoc, isNumber, toNumber } from '../../bson/values.ts';
import type { Collation } from '../../bson/collation.ts';
import { CommandError } from '../../errors.ts';
import { equalValues } from '../../bson/compare.ts';
import type { Collection } from '../../storage/collection.ts';
import type { Index } from '../../storage/indexes/index-definition.ts';
import type { ReadView } from '../../storage/kv.ts';
import type { Matcher } from '../matcher.ts';
import { type Candidate, choose, findsFew, hasFewer, leadingPoints } from './choice.ts';
import { Demands } from './demands.ts';
import { type IndexPlan, type Question, IndexWay, changed, planIndex } from './index-plan.ts';
import { encodeKey, fitBound } from '../../storage/indexes/key-encoding.ts';
import { prefixRange } from '../../storage/kv.ts';
import { parseSort } from '../sort.ts';
import { fieldsOfWildcard, isKeptWithin } from './wildcard.ts';

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
  const question = questionOf(request);
  const { sort } = question;
  const natural = sort.length === 1 && sort[0]?.path === '$natural';
  if (natural) return { kind: 'collection', reverse: sort[0]?.direction === -1, sorted: true };
  const visible = collection.indexes.filter((index) => isVisible(index, request.snapshotAt));
  const usable = visible.filter(({ special, wildcard }) => special === null || wildcard !== null);
  const hinted =
    request.min || request.max
      ? planWithin(visible, request, question)
      : planHinted(visible, request.hint, question);
  if (hinted) return hinted;
  const best = bestOf(collection, usable, request, question);
  // A walk in the wanted order may end early, that of the branches does not.
  if (best === null || !request.wanted || !best.sorted) {
    const either = planEither(collection, usable, request);
    if (either && (best === null || !isBounded(best) || hasFewer(request.view, either.plans, best)))
      return either;
  }
  return best ?? planAll(collection, question);
}

function questionOf({ filter, sort, collation = null }: PlanRequest): Question {
  return {
    demands: new Demands(filter),
    sort: sort ? parseSort(sort, collation) : [],
    collation,
  };
}

/** The best way through one of the indexes; null when none of them helps. */
function bestOf(
  collection: Collection,
  indexes: Index[],
  request: PlanRequest,
  question: Question,
): IndexPlan | null {
  const byId = request.rejected ? null : planByIds(collection, indexes, question);
  if (byId) return byId;
  const candidates: Candidate[] = [];
  const consider = (each: IndexPlan, isComplete: () => boolean): void => {
    const score = scoreOf(each, request, question);
    if (score > 0 && isComplete()) candidates.push({ plan: each, score });
  };
  for (const index of indexes) {
    if (index.wildcard) {
      for (const each of planWildcard(index, question)) consider(each, () => true);
    } else {
      const way = new IndexWay(index, question);
      consider(way, () => way.isComplete(question));
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
  question: Question,
): IndexPlan | null {
  if (!('_id' in question.demands.filter) || !indexes.includes(idIndex)) return null;
  const byId = planIndex(idIndex, question);
  return byId && findsFew(byId) ? byId : null;
}

/** The walk over everything: as it was inserted, or by `_id` where the collection is clustered. */
function planAll(collection: Collection, question: Question): Plan {
  if (collection.options['clusteredIndex'] !== undefined) {
    const byId = planIndex(collection.idIndex, demandingNothing(question));
    if (byId) return byId;
  }
  return { kind: 'collection', reverse: false, sorted: question.sort.length === 0 };
}

/** The walk between two keys of the index that is hinted at. */
function planWithin(usable: Index[], { min, max, hint }: PlanRequest, question: Question): Plan {
  if (hint === undefined) {
    throw new CommandError(
      51173,
      'When using min()/max() a hint of which index to use must be provided',
    );
  }
  const planned = planHinted(usable, hint, demandingNothing(question));
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
  return changed(planned, { ranges, exact: false });
}

/** The same order of all documents. */
function demandingNothing(question: Question): Question {
  return { ...question, demands: new Demands({}) };
}

function notWithin(): CommandError {
  return new CommandError(51174, 'The index chosen is not compatible with min/max');
}

/** The plan a hint asks for; null without one. */
function planHinted(usable: Index[], hint: unknown, question: Question): Plan | null {
  if (hint === undefined || hint === null) return null;
  if (isDoc(hint) && Object.keys(hint).length === 0) return null;
  if (isDoc(hint) && '$natural' in hint) {
    const reverse = isNumber(hint['$natural']) && toNumber(hint['$natural']) < 0;
    return { kind: 'collection', reverse, sorted: question.sort.length === 0 };
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
    const [best] = planWildcard(index, question);
    if (best) return best;
    throw notAnswered(index, 'wildcard');
  }
  // What such an index holds is found by its own operators.
  if (index.special !== null)
    return { kind: 'collection', reverse: false, sorted: question.sort.length === 0 };
  const planned = planIndex(index, question, true);
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
function planWildcard(index: Index, question: Question): IndexPlan[] {
  const sorted = question.sort.length === 0;
  return fieldsOfWildcard(index, question.demands.filter).flatMap((field) => {
    const candidate = planIndex(field, question);
    if (candidate === null || !isKeptWithin(candidate.bounds[0] ?? null)) return [];
    return [changed(candidate, { exact: false, sorted, merge: false })];
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

function scoreOf(candidate: IndexPlan, { wanted }: PlanRequest, { sort }: Question): number {
  const { index, bounds } = candidate;
  const points = leadingPoints(bounds);
  const hasRange = bounds[points] !== null && bounds[points] !== undefined;
  const sorted = sort.length > 0 && candidate.sorted;
  if (points === 0 && !hasRange && !sorted) return 0;
  if (index.unique && points === index.fields.length) return 10_000 - index.fields.length;
  const sortBonus = wanted ? 90 : 45;
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
    const best = bestOf(collection, indexes, request, questionOf(request));
    if (best === null || !isBounded(best)) return null;
    plans.push(best);
  }
  return { kind: 'either', plans, sorted: false };
}
