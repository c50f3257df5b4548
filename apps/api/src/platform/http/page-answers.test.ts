import type { Request } from 'express';
import { beforeEach, expect, test } from 'vitest';
import { createPageAnswers } from './page-answers.ts';
import type { PageParts, PageQuestion } from './page-parts.ts';

const list: PageParts = {
  path: '/products',
  scripts: [],
  styles: [],
  messages: { en: [], es: [] },
  questions: [
    {
      operationName: 'Listings',
      query: 'query Listings($first: Int!, $after: Cursor) { x }',
      variables: { first: 24 },
    },
    { operationName: 'Facets', query: 'query Facets { x }', variables: {} },
  ],
};

let asked: PageQuestion[] = [];
const answersTo = createPageAnswers(async (question) => {
  asked.push(question);
  return { asked: question.operationName };
});
const asks = (query: Record<string, unknown>) => answersTo(list, { query } as unknown as Request);

beforeEach(() => {
  asked = [];
});

test('a list is answered whole, for the client and for readers without scripts', async () => {
  const { data, element } = await asks({ lang: 'es' });
  expect(data).toEqual([{ asked: 'Listings' }, { asked: 'Facets' }]);
  expect(element).toContain('"operationName":"Facets"');
});

test('a further page asks the list from the position on, for readers without scripts alone', async () => {
  const { data, element } = await asks({ lang: 'es', after: 'position' });
  expect(asked.map(({ variables }) => variables)).toEqual([{ first: 24, after: 'position' }]);
  expect(data).toEqual([{ asked: 'Listings' }]);
  expect(element).toBe('');
});

test.each([{ category: 'coffee' }, { category: 'coffee', after: 'position' }])(
  'an address with conditions is not answered: %j',
  async (query) => {
    expect(await asks(query)).toEqual({ data: [], element: '' });
    expect(asked).toEqual([]);
  },
);
