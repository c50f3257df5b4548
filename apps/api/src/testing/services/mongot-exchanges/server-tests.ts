import { documentsOf, type Exchange, number, text, token } from './exchange.ts';

// What the tests of MongoDB's server (repository mongodb/mongo) ask a real mongot and assert of its answers.
// cspell:ignore jstests

const titles = documentsOf('title', [
  'cakes',
  'cookies and cakes',
  'vegetables',
  'oranges',
  'cakes and oranges',
  'cakes and apples',
  'apples',
  'cakes and kale',
]);

const genres = ['Drama', 'Comedy', 'Romance'];
const films = {
  source: 'jstests/with_mongot/e2e/search/search_meta.js; genre is a stringFacet there',
  fields: { year: number, genre: token },
  documents: Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`${at}`, { year: 2000 + at, genre: genres[at % 3] }]),
  ),
};
const count = { type: 'total' };

/** Eight documents that are read in pages. */
export const sequence = {
  source: 'jstests/with_mongot/e2e/search/search_sequence_token.js',
  fields: { title: text, sequence: number },
  documents: Object.fromEntries(
    ['recipe', 'decorating', 'baking tips', 'frosting guide', 'flavors', 'layers', 'tools']
      .concat('ingredients')
      .map((word, at) => [`${at + 1}`, { title: `cake ${word}`, sequence: at + 1 }]),
  ),
  asked: { text: { query: 'cake', path: 'title' }, sort: { sequence: 1 } },
};

export const serverTests: readonly Exchange[] = [
  {
    name: 'a word is found wherever it stands',
    source: 'jstests/with_mongot/e2e/search/search.js',
    fields: { title: text },
    documents: titles,
    asked: { text: { query: 'cakes', path: 'title' } },
    found: ['1', '2', '5', '6', '8'],
  },
  {
    ...sequence,
    name: 'documents come in the order of a number',
    found: ['1', '2', '3', '4', '5', '6', '7', '8'],
    isOrdered: true,
  },
  {
    ...films,
    name: 'all that lie in a range are counted',
    asked: { range: { path: 'year', gte: 2000, lt: 2100 }, count },
    meta: { count: { total: 9 } },
  },
  {
    ...films,
    name: 'nothing lies in a range',
    asked: { range: { path: 'year', gte: 3000, lt: 3100 }, count },
    meta: { count: { total: 0 } },
  },
  {
    ...films,
    name: 'texts are counted by value',
    asked: {
      facet: {
        operator: { range: { path: 'year', gte: 2000, lt: 2100 } },
        facets: { genresFacet: { type: 'string', path: 'genre' } },
      },
      count,
    },
    // In any order there; equal counts have none.
    meta: {
      count: { total: 9 },
      facet: {
        genresFacet: {
          buckets: ['Comedy', 'Drama', 'Romance'].map((_id) => ({ _id, count: 3 })),
        },
      },
    },
  },
  {
    name: 'numbers are counted between boundaries',
    source:
      'jstests/with_mongot/e2e/views/search_meta/searchMeta.js; totalPrice is a numberFacet of a view there',
    fields: { totalPrice: number },
    documents: documentsOf('totalPrice', [550, 469, 379, 515, 375]),
    asked: {
      facet: {
        facets: {
          priceRanges: { type: 'number', path: 'totalPrice', boundaries: [300, 400, 500, 600] },
        },
      },
    },
    meta: {
      count: { lowerBound: 5 },
      facet: {
        priceRanges: {
          buckets: [
            { _id: 300, count: 2 },
            { _id: 400, count: 1 },
            { _id: 500, count: 2 },
          ],
        },
      },
    },
  },
];
