import type { SearchDocument, SearchRequest, SearchSchema } from './search-index.ts';

/** What the indexes of tests hold. */
export const schema: SearchSchema = {
  texts: { name: { weight: 80, brevity: 60 }, description: { weight: 12 } },
  keywords: { color: 'one', tags: 'many' },
  numbers: ['price'],
  groups: ['thing', 'work'],
  names: [{ es: 'Silla de ruedas', en: 'Wheelchair' }],
};

let made = 0;

/** A thing of a name, with an id of its own that is greater than those before. */
export function documentOf(name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id: `d${String((made += 1)).padStart(4, '0')}`,
    group: 'thing',
    texts: { name: [name], description: [] },
    codes: [],
    keywords: {},
    numbers: {},
    ...more,
  };
}

/** Asks for the first of all groups. */
export const requestOf = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  group: null,
  first: 20,
  after: null,
  ...more,
});
