import type { Collation } from '../../bson/collation.ts';
import type { Index, IndexField } from '../../storage/indexes/index-definition.ts';
import type { SortField } from '../sort.ts';
import type { Demands } from './demands.ts';
import { containsNull, excludesMissing, implies } from './implication.ts';
import { type Intervals, mayHoldStrings } from './intervals.ts';
import { type ScanRange, type Walk, buildRanges } from './ranges.ts';
import { sortOrder } from './sort-order.ts';

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

/** What is asked of every index that might answer a query. */
export interface Question {
  demands: Demands;
  sort: SortField[];
  /** How the query compares strings. */
  collation: Collation | null;
}

/** A way through an index. Most are thought of and not taken, so its ranges are built when they are looked at. */
export class IndexWay implements IndexPlan {
  readonly kind = 'index';
  readonly index: Index;
  readonly bounds: Intervals[];
  readonly reverse: boolean;
  readonly sorted: boolean;
  readonly merge: boolean;
  #walk: Walk | null = null;

  constructor(index: Index, { demands, sort, collation }: Question) {
    const sameCollation = index.collation?.identity === collation?.identity;
    const bounds = index.fields.map((field, place) => {
      const known = demandsOf(demands, index, field, place);
      // Keys made by other rules say nothing about strings.
      return sameCollation || known === null || !mayHoldStrings(known) ? known : null;
    });
    this.index = index;
    this.bounds = index.multikey.includes(true) ? separateElements(index, bounds) : bounds;
    const order = index.collation || collation ? null : sortOrder(index, this.bounds, sort);
    this.reverse = order?.reverse ?? false;
    this.sorted = sort.length === 0 || order !== null;
    this.merge = order?.merge ?? false;
  }

  get ranges(): ScanRange[] {
    return this.#walked.ranges;
  }

  get exact(): boolean {
    return this.#walked.exact && this.index.collation === null;
  }

  get #walked(): Walk {
    this.#walk ??= buildRanges(this.index, this.bounds);
    return this.#walk;
  }

  /**
   * Whether the index has a key for every document that the filter may find.
   * @param hinted whether it is asked for by name, so that what a sparse one lacks is not missed.
   */
  isComplete({ demands, collation }: Question, hinted = false): boolean {
    const { partialFilter, sparse } = this.index;
    const isCollated = Boolean(this.index.collation ?? collation);
    if (partialFilter && !implies(demands.filter, partialFilter, isCollated)) return false;
    return !sparse || hinted || this.bounds.some(excludesMissing);
  }
}

/** The way through one index; null when it cannot answer the filter. */
export function planIndex(index: Index, question: Question, hinted = false): IndexPlan | null {
  const way = new IndexWay(index, question);
  return way.isComplete(question, hinted) ? way : null;
}

/** A plan that differs in some of it: a spread would lose what is built when it is looked at. */
export function changed(plan: IndexPlan, changes: Partial<IndexPlan>): IndexPlan {
  const { kind, index, ranges, exact, reverse, sorted, merge, bounds } = plan;
  return { kind, index, ranges, exact, reverse, sorted, merge, bounds, ...changes };
}

/**
 * What a filter demands of one field of an index. A position in a path, such as `a.0.b`, is a name
 * too for the documents in the array, which lack it: null is met where the index has a value, and
 * two conditions may be met by the two.
 */
function demandsOf(demands: Demands, index: Index, field: IndexField, place: number): Intervals {
  const hasMany = field.hasPosition || index.multikey[place] === true;
  const bounds = demands.of(field.path, hasMany, index.collation);
  return field.hasPosition && bounds?.some(containsNull) ? null : bounds;
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
