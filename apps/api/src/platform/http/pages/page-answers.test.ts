import type { Request } from 'express';
import { beforeEach, expect, test } from 'vitest';
import { createPageAnswers } from './page-answers.ts';
import type { PageParts, PageQuery } from './page-parts.ts';

const list: PageParts = {
  path: '/products',
  scripts: [],
  styles: [],
  sheet: null,
  messages: { en: [], es: [] },
  isRendered: true,
  queries: [
    {
      operationName: 'Listings',
      query: 'query Listings($first: Int!, $after: Cursor) { x }',
      variables: { first: 24 },
    },
    { operationName: 'Facets', query: 'query Facets { x }', variables: {} },
  ],
};

let asked: PageQuery[] = [];
const answersTo = createPageAnswers(async (pageQuery) => {
  asked.push(pageQuery);
  return { asked: pageQuery.operationName };
});
const asks = (query: Record<string, unknown>) =>
  answersTo(list, { query } as unknown as Request, 1_000);

beforeEach(() => {
  asked = [];
});

test('a list is answered whole', async () => {
  expect(await asks({ lang: 'es' })).toEqual([
    { operationName: 'Listings', variables: { first: 24 }, data: { asked: 'Listings' } },
    { operationName: 'Facets', variables: {}, data: { asked: 'Facets' } },
  ]);
});

test('a further page asks the list from the position on', async () => {
  const answers = await asks({ lang: 'es', after: 'position' });
  expect(asked.map(({ variables }) => variables)).toEqual([{ first: 24, after: 'position' }]);
  expect(answers).toMatchObject([{ data: { asked: 'Listings' } }]);
});

test('what is refused to one is asked anew for the next', async () => {
  let isAnswered = false;
  const answered = createPageAnswers(async () => (isAnswered ? { x: 1 } : undefined));
  const ask = () => answered(list, { query: {} } as unknown as Request, 1_000);
  expect(await ask()).toBeNull();
  isAnswered = true;
  expect(await ask()).toHaveLength(2);
});

test.each([{ category: 'coffee' }, { category: 'coffee', after: 'position' }])(
  'an address with conditions is not answered: %j',
  async (query) => {
    expect(await asks(query)).toBeNull();
    expect(asked).toEqual([]);
  },
);
