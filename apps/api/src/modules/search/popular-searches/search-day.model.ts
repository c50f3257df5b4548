import type { Language } from '@wiki/domain';
import mongoose, { Schema } from 'mongoose';

/** How often something was searched on a day, as stored; of nobody in particular. */
export interface SearchDay {
  /** Day and words; of searches that found something, all of a day together. */
  _id: string;
  /** When the day began. */
  at: Date;
  /** The folded words of a search that found nothing; null for all others. */
  words: string | null;
  searches: number;
  /** The folded words of a search that found something for at least two people; null for all others. */
  found: string | null;
  /** Those words as most of them typed them; null for all others, and where it was not noted yet. */
  spelling: string | null;
  /** The language of the site as they used it; null for all others, and where it was not noted yet. */
  language: Language | null;
  /** How many people searched for those, as far as a day and a process tell them apart. */
  askers: number;
  /** How many of them found nothing. */
  empty: number;
}

export const SearchDayModel = mongoose.model(
  'SearchDay',
  new Schema<SearchDay>(
    {
      _id: { type: String, required: true },
      at: { type: Date, required: true },
      words: { type: String, default: null },
      searches: { type: Number, default: 0 },
      found: { type: String, default: null },
      spelling: { type: String, default: null },
      language: { type: String, default: null },
      askers: { type: Number, default: 0 },
      empty: { type: Number, default: 0 },
    },
    { collection: 'searchDays', versionKey: false },
  ),
);
