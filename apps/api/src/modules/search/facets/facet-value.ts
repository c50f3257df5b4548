import type { ReferenceListName } from '@wiki/reference-data';

/** A value that listings have, with how many have it. */
export interface FacetValueView {
  value: string;
  count: number;
  /** The taxonomy that names it; null for values that are their own names. */
  list: ReferenceListName | null;
}
