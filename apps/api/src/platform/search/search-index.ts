import type { Language, LocalizedText } from '@wiki/domain';

/** A text in one or both languages, or one of no particular language, such as the name of a place. */
export type SearchText = string | LocalizedText;

/** What the index holds of a thing: its words, and the values it is counted and narrowed by. */
export interface SearchDocument {
  /** Unique; equal scores are ordered by it, the greatest first. */
  id: string;
  /** The kind it is counted under. */
  group: string;
  /** Texts by field. */
  texts: Record<string, readonly SearchText[]>;
  /** Codes such as article numbers, found by the whole code only. */
  codes: readonly string[];
  /** Values by field; a field of one value has at most one. */
  keywords: Record<string, readonly string[]>;
  /** Numbers by field; null where there is none. */
  numbers: Record<string, number | null>;
}

/** What the documents of an index are made of. */
export interface SearchSchema {
  /**
   * Fields of text: what a word in them counts, how much more in a text of one word, and how much
   * more the first word of a text that says something, which tells what a thing is.
   */
  texts: Record<string, { weight: number; brevity?: number; lead?: number }>;
  /** Fields of values: whether a document has one of them or several. */
  keywords: Record<string, 'one' | 'many'>;
  numbers: readonly string[];
  /** The groups, at most 255. */
  groups: readonly string[];
  /** Names of one thing in both languages: who asks by a whole one finds what has the other. */
  names?: readonly LocalizedText[];
}

/** What the scores of a query go by: the same for all its pages. */
export interface SearchBasis {
  /** How many words of the query a hit must answer. */
  needed: number;
  /** Of each word of the query, what it counts and which words may be typos of it: see `typos`. */
  words: readonly { weight: number; typos: number }[];
}

/**
 * Where a page of hits begins, with what the pages before it went by, so that scores keep their
 * meaning while documents come and go.
 */
export interface SearchPosition extends SearchBasis {
  score: number;
  id: string;
  /** The place as the index itself writes it, where it does. */
  token?: string | undefined;
}

/** An order by a number of the documents; one that has none counts as 0. */
export interface SearchOrder {
  field: string;
  direction: 1 | -1;
}

export interface SearchRequest {
  /** Words, phrases in quotes, and words and phrases after a minus, which must not be there. */
  query: string;
  /** Only this group; null for all. Counts are always of all. */
  group: string | null;
  /** What documents of every group must meet to be found and counted. */
  conditions?: readonly FacetCondition[];
  /** What those of the group must meet besides; the counts of the groups leave it out. */
  ownConditions?: readonly FacetCondition[];
  /** The best answers first when left out. */
  order?: SearchOrder | null;
  /** How many, from a position on or, without one, from the end of the order that is read from. */
  first: number;
  after: SearchPosition | null;
  /** Whether to read back: what stands before the position, in the same order. */
  backwards?: boolean;
  /** So many words close to those of the query are wanted where nothing answers it; none when left out. */
  near?: number;
}

/** A document found. */
export interface FoundDocument {
  id: string;
  /** The words that answer those of the query, but for its phrases, in its texts of each language, folded. */
  words: Readonly<Record<Language, readonly string[]>>;
  /** Where it stands in the order asked for: the highest comes first. */
  score: number;
  /** The same as the index itself writes it, for the page behind it; absent where it needs no more. */
  token?: string;
}

export interface SearchAnswer {
  hits: readonly FoundDocument[];
  /** The phrases that answer the query wherever they stand, folded. */
  phrases: readonly (readonly string[])[];
  basis: SearchBasis;
  hasMore: boolean;
  /** How many were found, by group. */
  counts: Record<string, number>;
  /** How many of the group there are. */
  total: number;
  /** How many of those have all words of the query: fewer where it was relaxed. */
  withAllWords: number;
  /** How many of the group answer the query, whatever the conditions. */
  unconditional: number;
  /** The words close to those of the query, the closest first, where none of the group answers it. */
  near: readonly NearWord[];
}

/** A word close to the query, and a document that has it. */
export interface NearWord {
  word: string;
  id: string;
}

/** A condition on a document's values. Conditions have names so that counts can leave them out. */
export type FacetCondition = { name: string } & (
  | { kind: 'any'; field: string; values: readonly string[] }
  | { kind: 'all'; field: string; values: readonly string[] }
  | { kind: 'range'; field: string; min: number | null; max: number | null }
);

export interface FacetRequest {
  /** Null for all groups together. */
  group: string | null;
  /** Only what answers this query; everything when left out. */
  query?: string | null;
  /** At most 32. */
  conditions: readonly FacetCondition[];
  /** The names of the conditions that the total leaves out. */
  total: { without: readonly string[] };
  /** Fields whose values are counted, each with the names of the conditions it leaves out. */
  counts: readonly { field: string; without: readonly string[] }[];
  /** Fields of which the least and the greatest number are wanted, likewise. */
  ranges: readonly { field: string; without: readonly string[] }[];
  /** How many values of a field are given, the most frequent first. */
  limit: number;
}

/** The numbers of some documents. */
export interface NumberRange {
  min: number;
  max: number;
  /** How many lie in each of some steps between them, which grow with the numbers; none over several groups. */
  steps: NumberStep[];
}

/** How many numbers lie from one to below another; the last step holds its end. */
export interface NumberStep {
  from: number;
  to: number;
  count: number;
}

export interface FacetAnswer {
  /** How many documents there are. */
  readonly total: number;
  readonly counts: Readonly<Record<string, readonly { value: string; count: number }[]>>;
  readonly ranges: Readonly<Record<string, NumberRange | null>>;
}

/** Which documents are wanted by their ids. */
export interface MatchRequest {
  group: string;
  conditions: readonly FacetCondition[];
  /** With more than so many, none are given. */
  most: number;
}

export interface MatchAnswer {
  /** How many documents the group has. */
  among: number;
  /** Of all documents that meet all conditions, in no order; null when there are too many. */
  ids: readonly string[] | null;
}

/**
 * The port of full-text search: the index in this process now, a search server where one takes
 * over. Answers depend on the documents alone, never on the order in which they came, so that every
 * process gives the same.
 */
export interface SearchIndex {
  /** Adds documents and replaces those with the same ids. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  /** Takes documents out; ids it does not have are passed over. */
  remove(ids: readonly string[]): Promise<void>;
  search(request: SearchRequest): Promise<SearchAnswer>;
  facets(request: FacetRequest): Promise<FacetAnswer>;
  matching(request: MatchRequest): Promise<MatchAnswer>;
  /** Resolves with the reason when the index can be used no more, also after `close`. */
  ended: Promise<Error>;
  close(): Promise<void>;
}
