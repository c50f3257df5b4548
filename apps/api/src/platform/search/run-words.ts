import type { Dictionary, Matches } from './language/dictionary.ts';
import type { FoundName } from './language/names.ts';
import type { SearchBasis, SearchPosition } from './search-index.ts';

/** Above any sum of words: a document that has the whole query as its code comes first. */
export const codeScore = 1e12;

/** Above any sum of words, too, but below any code. */
export const wantedScore = 1e10;

/** From this weight on a word stands in what a thing is called: its name, its category. */
const callingWeight = 80;

/** A word of a query with what answers it. */
export interface RunWord {
  /** Which words count as typos of it. */
  typos: number;
  weight: number;
  matches: Matches;
  /** How often it occurs in any of its forms, at most: documents with several count for each. */
  frequency: number;
}

/** A word of a query, with the things of whose names it is a part. */
export interface AskedWord {
  word: string;
  things: readonly number[];
}

/** What a query was taken for. */
export interface Run extends SearchBasis {
  words: readonly RunWord[];
}

/** What a word counts by how rare it is among so many documents: 1 to about 17, in whole steps. */
export const rarityOf = (frequency: number, documents: number): number =>
  32 - Math.clz32(1 + Math.floor(documents / Math.max(frequency, 1)));

/** Whether no other word that anything has is rarer. */
export const isRarest = ({ weight }: RunWord, words: readonly RunWord[]): boolean =>
  words.every((other) => other.frequency === 0 || other.weight <= weight);

/** Whether a document only mentions words, and is called by none of them. */
export const isMentionedIn = (
  slot: number,
  words: readonly RunWord[],
  dictionary: Dictionary,
): boolean =>
  words.every(({ matches }) =>
    [...matches.keys()].every((id) => dictionary.postingsOf(id).impactAt(slot) < callingWeight),
  );

/** What a word of the query counted on the pages before a position. */
export const weightIn = (after: SearchPosition, index: number): number =>
  after.words[index]?.weight ?? 1;

export const thingsAt = (place: number, names: readonly FoundName[]): number[] =>
  names.filter(({ start, end }) => start <= place && place < end).map(({ thing }) => thing);
