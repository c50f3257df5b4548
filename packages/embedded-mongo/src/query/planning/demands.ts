import type { Collation } from '../../bson/collation.ts';
import type { Doc } from '../../bson/values.ts';
import { type Intervals, filterIntervals } from './intervals.ts';

/** What a filter demands of fields, found out once for all indexes that hold them. */
export class Demands {
  readonly filter: Doc;
  readonly #ofOne = new Map<string, Intervals>();
  readonly #ofMany = new Map<string, Intervals>();

  constructor(filter: Doc) {
    this.filter = filter;
  }

  /**
   * The spans in which the value at a path must lie.
   * @param multikey see `filterIntervals`.
   */
  of(path: string, multikey: boolean, collation: Collation | null): Intervals {
    if (collation) return filterIntervals(this.filter, path, multikey, collation);
    const known = multikey ? this.#ofMany : this.#ofOne;
    let intervals = known.get(path);
    if (intervals === undefined) {
      intervals = filterIntervals(this.filter, path, multikey);
      known.set(path, intervals);
    }
    return intervals;
  }
}
