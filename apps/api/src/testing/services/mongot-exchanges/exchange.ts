/**
 * A question that a real mongot was asked and what it answered, as MongoDB published it: none was recorded
 * with a mongot of our own. Ids and truth values are written as texts; texts as the words that the source's
 * analyzer makes of them (lower case, without punctuation); fields that neither question nor answer
 * touches are left out, and so are words that no question asks for.
 */
export interface Exchange {
  name: string;
  /** Where it was published, and what else is written otherwise than there. */
  source: string;
  /** How the documents are mapped. */
  fields: object;
  documents: Readonly<Record<string, object>>;
  /** What `$search` was asked, or `$searchMeta` where `meta` is what it answered. */
  asked: object;
  /** The ids of what was found: in the order of the answer where the question makes one. */
  found?: readonly string[];
  isOrdered?: boolean;
  /** The scores that do not depend on how often words occur. */
  scores?: Readonly<Record<string, number>>;
  meta?: object;
}

export const text = { type: 'string', analyzer: 'lucene.whitespace' };
export const token = { type: 'token' };
export const number = { type: 'number' };

/** Documents with one field each, by their ids. */
export const documentsOf = (field: string, values: readonly (string | number)[]) =>
  Object.fromEntries(values.map((value, at) => [String(at + 1), { [field]: value }]));
