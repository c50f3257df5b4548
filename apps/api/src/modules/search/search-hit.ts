import type { ListingRecord } from '../listings/index.ts';

/** A listing that was found. */
export interface SearchHitView {
  listing: ListingRecord;
  /** Its words that answer the query, folded. */
  words: ReadonlySet<string>;
}
