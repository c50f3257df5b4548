import { type Exchange, number, text, token } from './exchange.ts';

// Questions of several clauses and their answers on the pages of MongoDB's documentation (repository mongodb/docs).
// cspell:ignore fuji

const varieties = { text: { query: 'varieties', path: 'description' } };
const described = (query: string | string[]) => ({ text: { query, path: 'description' } });
const fruit = {
  source: 'content/atlas/source/atlas-search/operators-collectors/compound.txt',
  fields: { type: text, description: text, category: token, in_stock: token },
  documents: {
    '1': {
      type: 'apple',
      description: 'apples come in several varieties including fuji and granny smith',
      category: 'nonorganic',
      in_stock: 'false',
    },
    '2': {
      type: 'banana',
      description: 'bananas are usually sold in bunches of five or six',
      category: 'nonorganic',
      in_stock: 'true',
    },
    '3': {
      type: 'pear',
      description: 'the most common varieties of pears',
      category: 'organic',
      in_stock: 'true',
    },
  },
};

const moreFruit = {
  source: 'content/atlas/source/atlas-search/operators-collectors/exists.txt',
  fields: {
    type: text,
    description: text,
    quantities: { type: 'document', fields: { lemons: number } },
  },
  documents: {
    '1': fruit.documents['1'],
    '2': fruit.documents['2'],
    '3': {
      type: 'apple',
      description: 'apple pie and apple cobbler are popular apple based desserts',
    },
    '4': {
      description: 'types of citrus fruit include lemons oranges and grapefruit',
      quantities: { lemons: 200 },
    },
  },
};

const users = {
  source: 'content/atlas/source/atlas-search/operators-collectors/equals.txt',
  fields: { verified_user: token, teammates: token, region: token },
  documents: {
    '1': {
      verified_user: 'true',
      teammates: ['5ed6990aa1199b471010d70d', '59b99dbdcfa9a34dcd7885c8'],
      region: 'East',
    },
    '2': {
      verified_user: 'true',
      teammates: ['5a9427648b0beebeb69537a5', '59b99dbdcfa9a34dcd7881d1'],
      region: 'Southwest',
    },
    '3': {
      verified_user: 'false',
      teammates: ['5a9427648b0beebeb69589a1', '59b99dbdcfa9a34dcd7897d3'],
      region: 'Northwest',
    },
  },
};
const equals = (path: string, value: string) => ({ equals: { path, value } });
const verified = equals('verified_user', 'true');

export const documentedCompounds: readonly Exchange[] = [
  {
    ...fruit,
    name: 'what must not be there is left out',
    asked: { compound: { must: [varieties], mustNot: [described('apples')] } },
    found: ['3'],
  },
  {
    ...fruit,
    name: 'what should be there comes first',
    asked: { compound: { must: [varieties], should: [described('fuji')] } },
    found: ['1', '3'],
    isOrdered: true,
  },
  {
    ...fruit,
    name: 'one of what should be there is needed',
    asked: {
      compound: {
        must: [varieties],
        should: [described('fuji'), described('golden delicious')],
        minimumShouldMatch: 1,
      },
    },
    found: ['1'],
  },
  {
    ...fruit,
    name: 'nothing of what should be there is needed',
    asked: {
      compound: {
        must: [varieties],
        should: [described('banana')],
        filter: [described('granny')],
      },
    },
    found: ['1'],
  },
  {
    ...fruit,
    name: 'a filter takes one of several words and counts nothing',
    asked: {
      compound: { filter: [described(['apples', 'bananas'])], should: [varieties] },
    },
    found: ['1', '2'],
    isOrdered: true,
    scores: { '2': 0 },
  },
  {
    ...fruit,
    name: 'compounds stand in compounds',
    source: `${fruit.source}; category is a text and in_stock a truth value there`,
    asked: {
      compound: {
        should: [
          { text: { query: 'apple', path: 'type' } },
          { compound: { must: [equals('category', 'organic'), equals('in_stock', 'true')] } },
        ],
        minimumShouldMatch: 1,
      },
    },
    found: ['3', '1'],
    isOrdered: true,
  },
  {
    ...fruit,
    name: 'values of what a compound finds are counted',
    asked: {
      facet: {
        operator: { compound: { must: [varieties], should: [described('fuji')] } },
        facets: { categoryFacet: { type: 'string', path: 'category' } },
      },
    },
    meta: {
      count: { lowerBound: 2 },
      facet: {
        categoryFacet: {
          buckets: [
            { _id: 'nonorganic', count: 1 },
            { _id: 'organic', count: 1 },
          ],
        },
      },
    },
  },
  {
    ...moreFruit,
    name: 'a field is there',
    asked: { exists: { path: 'type' } },
    found: ['1', '2', '3'],
    scores: { '1': 1, '2': 1, '3': 1 },
  },
  {
    ...moreFruit,
    name: 'a field of a document in a document is there',
    asked: { exists: { path: 'quantities.lemons' } },
    found: ['4'],
  },
  {
    ...moreFruit,
    name: 'a field is there and has a word',
    asked: {
      compound: {
        must: [{ exists: { path: 'type' } }, { text: { query: 'apple', path: 'type' } }],
        should: [described('fuji')],
      },
    },
    found: ['1', '3'],
    isOrdered: true,
  },
  {
    ...users,
    name: 'a value is equal and counts one',
    asked: verified,
    found: ['1', '2'],
    scores: { '1': 1, '2': 1 },
  },
  {
    ...users,
    name: 'one of several values is equal',
    asked: equals('teammates', '5a9427648b0beebeb69589a1'),
    found: ['3'],
  },
  {
    ...users,
    name: 'what must and what should be there are added up',
    asked: {
      compound: {
        must: [verified],
        should: [equals('teammates', '5ed6990aa1199b471010d70d'), equals('region', 'Northwest')],
        minimumShouldMatch: 1,
      },
    },
    found: ['1'],
    scores: { '1': 2 },
  },
  {
    ...users,
    name: 'two of three are needed',
    asked: {
      compound: {
        should: [
          equals('teammates', '5a9427648b0beebeb69537a5'),
          equals('teammates', '59b99dbdcfa9a34dcd7881d1'),
          equals('teammates', '5a9427648b0beebeb69579d0'),
        ],
        minimumShouldMatch: 2,
      },
    },
    found: ['2'],
    scores: { '2': 2 },
  },
  {
    ...users,
    name: 'tokens are counted by value',
    asked: {
      facet: {
        operator: verified,
        facets: { regionFacet: { type: 'string', path: 'region' } },
      },
    },
    meta: {
      count: { lowerBound: 2 },
      facet: {
        regionFacet: {
          buckets: [
            { _id: 'East', count: 1 },
            { _id: 'Southwest', count: 1 },
          ],
        },
      },
    },
  },
];
