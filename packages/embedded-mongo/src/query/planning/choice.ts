import { fieldsOfFilter } from '../../aggregate/dependencies.ts';
import { decode } from '../../bson/codec.ts';
import { FieldSet, decodeFields } from '../../bson/partial.ts';
import type { Doc } from '../../bson/values.ts';
import type { Collection } from '../../storage/collection.ts';
import type { ReadView } from '../../storage/kv.ts';
import type { Matcher } from '../matcher.ts';
import { scan } from '../scan.ts';
import type { Intervals } from './intervals.ts';
import type { IndexPlan } from './index-plan.ts';

/** One way to answer a query, with how good it looks by its shape alone. */
export interface Candidate {
  plan: IndexPlan;
  score: number;
}

export interface Contest {
  collection: Collection;
  filter: Doc;
  /** How many documents are wanted at most; 0 for all. */
  wanted: number;
  view: ReadView;
  /** Makes the test of the whole filter. */
  test: () => Matcher;
}

/** Up to how many keys candidates are counted, round by round, until one of them has fewer. */
const rounds = [128, 1024, 8192, 32_768] as const;
/** A plan of so many ranges is counted in as many of them, and the rest taken to be alike. */
const rangesCounted = 32;
/**
 * Fewest and most documents that are looked at to see how often the filter holds, and after how many
 * that is clear where it holds for most.
 */
const trial = { clear: 16, least: 32, most: 200 } as const;
/** What a document costs more that must be sorted when it was found. */
const sortFactor = 1.25;
/** So few single keys need no thought: as many as the rows of a long page name of another collection. */
const fewKeys = 64;

/**
 * Chooses among the ways through several indexes. Where one does not answer for all others, their
 * keys are counted, and the walk in the wanted order, which may end before its range does, is tried
 * on some documents: the data tells what the shape of a query cannot, such as that nearly all have
 * the one value that is asked for. What this costs stays far below what the query does.
 */
export function choose(candidates: Candidate[], contest: Contest): IndexPlan | null {
  if (candidates.length < 2) return candidates[0]?.plan ?? null;
  const rivals = withoutOutdone(candidates.toSorted((a, b) => b.score - a.score));
  const [favorite] = rivals;
  if (favorite === undefined) return null;
  if (rivals.length === 1 || findsFew(favorite.plan)) return favorite.plan;
  const early = soonest(rivals, contest);
  if (early?.isGood) return early.plan;
  const counted = fewest(rivals, contest, early?.cost ?? Infinity);
  return (counted ?? early ?? favorite).plan;
}

/** Whether some walks together have fewer keys than another; not when that cannot be told for little. */
export function hasFewer(view: ReadView, walks: IndexPlan[], other: IndexPlan): boolean {
  for (const most of rounds) {
    const there = keysUpTo(view, other, most);
    const here = walks.reduce((sum, each) => sum + keysUpTo(view, each, most), 0);
    if (there < most || here < most) return here < there;
  }
  return false;
}

/** How many fields at the start of an index are fixed to single values. */
export function leadingPoints(bounds: Intervals[]): number {
  const end = bounds.findIndex((each) => each === null || !each.every((one) => one.point));
  return end === -1 ? bounds.length : end;
}

/** Whether few documents at most have the keys of a unique index, so that no other way is worth a thought. */
export function findsFew({ index, bounds, ranges }: IndexPlan): boolean {
  return index.unique && leadingPoints(bounds) === index.fields.length && ranges.length <= fewKeys;
}

/** The fields that narrow the walk: single values at the start, and the first span behind them. */
function narrowing({ index, bounds }: IndexPlan): string[] {
  const points = leadingPoints(bounds);
  const hasRange = bounds[points] !== null && bounds[points] !== undefined;
  return index.fields.slice(0, points + (hasRange ? 1 : 0)).map(({ path }) => path);
}

/**
 * The candidates, the best first, without those that another one makes needless: it narrows by the
 * same fields at least, and gives the order too if they do.
 */
function withoutOutdone(candidates: Candidate[]): Candidate[] {
  const left: Candidate[] = [];
  for (const each of candidates) {
    if (!left.some((better) => outdoes(better.plan, each.plan))) left.push(each);
  }
  return left.filter(
    (each, place) => !left.slice(place + 1).some((other) => outdoes(other.plan, each.plan)),
  );
}

function outdoes(better: IndexPlan, other: IndexPlan): boolean {
  if (other.index.partialFilter !== null || (other.sorted && !better.sorted)) return false;
  const fields = new Set(narrowing(better));
  const isMultikey = ({ index }: IndexPlan, path: string): boolean =>
    index.fields.some((field, place) => field.path === path && index.multikey[place] === true);
  return narrowing(other).every(
    (path) => fields.has(path) && (isMultikey(other, path) || !isMultikey(better, path)),
  );
}

/** The walk that, of those that may end before their ranges do, has enough after fewest documents. */
function soonest(rivals: Candidate[], contest: Contest): (Candidate & Expected) | null {
  if (contest.wanted === 0) return null;
  let best: (Candidate & Expected) | null = null;
  for (const each of rivals) {
    if (!each.plan.sorted) continue;
    const expected = expect(each.plan, contest);
    if (expected.cost < (best?.cost ?? Infinity)) best = { ...each, ...expected };
    if (expected.isGood) break;
  }
  return best;
}

interface Expected {
  /** How many documents it looks at until it has enough; infinite when none fitted. */
  cost: number;
  /** Most of them fit, so that no other way can be much better. */
  isGood: boolean;
}

/** Judges a walk that ends when it has enough by the first of its documents. */
function expect(plan: IndexPlan, contest: Contest): Expected {
  const { collection, filter, wanted, view, test } = contest;
  const narrowed = new Set(narrowing(plan));
  if (Object.keys(filter).every((path) => narrowed.has(path)))
    return { cost: wanted, isGood: true };
  const most = Math.min(trial.most, Math.max(trial.least, wanted * 2));
  const matches = test();
  const looksAt = fieldsOfFilter(filter);
  const fields = looksAt && new FieldSet(looksAt);
  let looked = 0;
  let fitting = 0;
  for (const { bytes } of scan(view, collection, plan, {
    first: most,
    isPassing: fields !== null,
  })) {
    const isClear = looked === trial.clear && fitting >= looked * 0.75;
    if (isClear || looked === most) return { cost: (wanted * looked) / fitting, isGood: isClear };
    looked++;
    if (matches(fields ? decodeFields(bytes, fields) : decode(bytes))) fitting++;
    if (fitting === wanted) break;
  }
  return { cost: looked, isGood: fitting * 2 >= looked };
}

/** The candidate that costs least, when one has fewer keys than would cost so much to walk. */
function fewest(candidates: Candidate[], { view }: Contest, cost: number): Candidate | null {
  for (const round of rounds) {
    const most = Math.min(round, Math.ceil(cost));
    const counted = candidates.flatMap((each) => {
      const keys = keysUpTo(view, each.plan, most);
      return keys < most ? [{ ...each, cost: each.plan.sorted ? keys : keys * sortFactor }] : [];
    });
    const affordable = counted.filter((each) => each.cost < cost);
    if (affordable.length > 0) return affordable.reduce((a, b) => (b.cost < a.cost ? b : a));
    if (most < round) return null;
  }
  return null;
}

/** About how many keys the ranges of a plan hold, up to so many. */
function keysUpTo(view: ReadView, { ranges }: IndexPlan, most: number): number {
  const share = Math.max(1, ranges.length / rangesCounted);
  let keys = 0;
  for (let place = 0; place < ranges.length && keys < most; place += share) {
    const range = ranges[Math.floor(place)];
    if (range) keys += share * (range.only ? 1 : view.countUpTo(range, most));
  }
  return Math.min(most, keys);
}
