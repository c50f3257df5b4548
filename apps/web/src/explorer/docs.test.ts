import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { entriesOf, search } from './docs.ts';

const entries = entriesOf(
  buildSchema(`
    type Query {
      "The directory."
      businesses: [Business!]!
      "Somebody of a business."
      person: ID
    }
    "A company."
    type Business { id: ID! }
    input BusinessInput { name: String }
  `),
);
const found = (text: string) => search(entries, text).map(({ name }) => name);

test('what is called so comes before what only says so', () => {
  expect(found('business')).toEqual([
    'Business',
    'Query.businesses',
    'BusinessInput',
    'Business.id',
    'BusinessInput.name',
    'Query.person',
  ]);
  expect(found('company')).toEqual(['Business']);
});

test('nothing is found by nothing, and what is about schemas is left out', () => {
  expect(found('  ')).toEqual([]);
  expect(found('__Type')).toEqual([]);
});
