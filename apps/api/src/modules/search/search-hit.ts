import type { Language } from '@wiki/domain';
import type { ListingRecord } from '../listings/index.ts';

/** A listing that was found. */
export interface SearchHitView {
  listing: ListingRecord;
  /** The words that answer the query in its texts of each language, folded. */
  words: Readonly<Record<Language, readonly string[]>>;
}
