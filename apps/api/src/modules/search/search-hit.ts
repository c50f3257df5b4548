import type { ListingRecord } from '../listings/index.ts';
import type { Marks } from './highlight.ts';

/** A listing that was found. */
export interface SearchHitView {
  listing: ListingRecord;
  marks: Marks;
}
