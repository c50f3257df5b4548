import { documentsOf, type Exchange, number, text, token } from './exchange.ts';

// Questions of one operator and their answers on the pages of MongoDB's documentation (repository
// mongodb/docs). Of collections that are too large to be shown there, the documents that were found are given.
// cspell:ignore jennifer lawrence sanchez tokyo yark

const newYork = documentsOf('title', [
  'new york new york',
  'new york',
  'new york stories',
  'new york minute',
  'synecdoche new york',
  'new york doll',
  'little new york',
  'escape from new york',
  'naked in new york',
  'autumn in new york',
]);
const allOf = (documents: object) => Object.keys(documents);

const runtimes = documentsOf('runtime', [3, 3, 3, 2, 2, 1, 1, 1]);

const towers = {
  block: {
    title: 'tower block',
    plot: 'residents of tower block 31 find themselves being picked off',
  },
  heist: { title: 'tower heist' },
  tokyo: { title: 'tokyo tower' },
  leaning: { title: 'the leaning tower' },
  ivory: { title: 'ivory tower' },
};

export const documentedOperators: readonly Exchange[] = [
  {
    name: 'one of several values is there',
    source: 'content/atlas/source/atlas-search/operators-collectors/in.txt',
    fields: { name: token, key: token },
    documents: {
      '1': { name: 'james sanchez', key: '5ca4bbcea2dd94ee58162a72' },
      '2': { name: 'jennifer lawrence', key: '5ca4bbcea2dd94ee58162a71' },
    },
    asked: {
      compound: {
        must: [{ in: { path: 'name', value: ['james sanchez', 'jennifer lawrence'] } }],
        should: [
          {
            in: { path: 'key', value: ['5ca4bbcea2dd94ee58162a72', '5ca4bbcea2dd94ee58162a91'] },
          },
        ],
      },
    },
    found: ['1', '2'],
    isOrdered: true,
    scores: { '1': 2, '2': 1 },
  },
  {
    name: 'numbers lie between two others, those included',
    source: 'content/atlas/source/atlas-search/operators-collectors/range.txt',
    fields: { runtime: number },
    documents: runtimes,
    asked: { range: { path: 'runtime', gte: 2, lte: 3 } },
    found: ['1', '2', '3', '4', '5'],
  },
  {
    name: 'numbers lie below another, that included',
    source: 'content/atlas/source/atlas-search/operators-collectors/range.txt',
    fields: { runtime: number },
    documents: runtimes,
    asked: { range: { path: 'runtime', lte: 2 } },
    found: ['4', '5', '6', '7', '8'],
    scores: { '4': 1, '5': 1, '6': 1, '7': 1, '8': 1 },
  },
  {
    name: 'words that differ in one letter are found',
    source: 'content/atlas/source/atlas-search/operators-collectors/text.txt',
    fields: { title: text },
    documents: newYork,
    asked: {
      text: { path: 'title', query: 'naw yark', fuzzy: { maxEdits: 1, maxExpansions: 100 } },
    },
    found: allOf(newYork),
  },
  {
    name: 'words that differ in two letters are found',
    source: 'content/atlas/source/atlas-search/operators-collectors/text.txt',
    fields: { title: text },
    documents: newYork,
    asked: { text: { path: 'title', query: 'naw yark', fuzzy: {} } },
    found: allOf(newYork),
  },
  {
    name: 'words stand side by side',
    source: 'content/atlas/source/atlas-search/operators-collectors/phrase.txt',
    fields: { title: text },
    documents: newYork,
    asked: { phrase: { path: 'title', query: 'new york' } },
    found: allOf(newYork),
  },
  {
    name: 'a beginning is that of a word, and has no spaces',
    source: 'content/atlas/source/atlas-search/operators-collectors/wildcard.txt',
    fields: { title: text },
    documents: documentsOf('title', ['foo bar baz']),
    asked: { wildcard: { path: 'title', query: 'foo bar*', allowAnalyzedField: true } },
    found: [],
  },
  {
    name: 'words are what stands between spaces, in their own case',
    source: 'content/atlas/source/atlas-search/analyzers/whitespace.txt',
    fields: { title: text },
    documents: documentsOf('title', ["The Lion's Mouth Opens"]),
    asked: { text: { path: 'title', query: "Lion's" } },
    found: ['1'],
  },
  {
    name: 'a constant takes the place of a score, and is added to others',
    source: 'content/atlas/source/atlas-search/score/modify-score.txt',
    fields: { title: text, plot: text },
    documents: towers,
    asked: {
      compound: {
        should: [
          { text: { query: 'tower', path: 'plot' } },
          { text: { query: 'tower', path: 'title', score: { constant: { value: 5 } } } },
        ],
      },
    },
    found: allOf(towers),
    scores: { heist: 5, tokyo: 5, leaning: 5, ivory: 5 },
  },
  {
    name: 'documents come in the order of a text',
    source:
      'content/atlas/source/atlas-search/sort.txt; a is a UUID there, and the document without one left out',
    fields: { a: token, b: text },
    documents: {
      '0': { a: '1a324de2-e34b-c87e-f2a1-42ce37ad74ed', b: 'hello' },
      '1': { a: '3b241101-e2bb-4255-8caf-4136c566a962', b: 'hello' },
      '2': { a: 'dee11d4e-63c6-4d90-983c-5c9f1e79e96c', b: 'hello' },
      '4': { a: 'd3c12e1c-c36e-25ed-7c3e-1e7f1e53c752', b: 'hello' },
      '5': { a: 'd73f181e-cdda-42b4-b844-4d6e172e9bc8', b: 'hello' },
      '6': { a: '7eeddf21-b313-4a5c-81c2-c68915daa618', b: 'hello' },
    },
    asked: { text: { path: 'b', query: 'hello' }, sort: { a: 1 } },
    found: ['0', '1', '6', '4', '5', '2'],
    isOrdered: true,
  },
];
