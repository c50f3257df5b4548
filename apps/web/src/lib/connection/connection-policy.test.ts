import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { connectionPolicy } from './connection-policy.ts';

const query = gql`
  query People($first: Int, $after: String, $search: String) {
    people(first: $first, after: $after, search: $search) {
      totalCount
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Data {
  people: {
    totalCount: number;
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const peopleFrom = (from: number, to: number, last = 6): Data['people'] => ({
  totalCount: last,
  edges: Array.from({ length: to - from + 1 }, (_, index) => {
    const id = String(from + index);
    return { __typename: 'PersonEdge', cursor: `c${id}`, node: { __typename: 'Person', id } };
  }),
  pageInfo: { hasNextPage: to < last, endCursor: `c${to}` },
});

function openCache() {
  const cache = new InMemoryCache({
    typePolicies: { Query: { fields: { people: connectionPolicy(['search']) } } },
  });
  return {
    cache,
    write: (after: string | null, people: Data['people'], search?: string) =>
      cache.writeQuery({ query, variables: { first: 2, after, search }, data: { people } }),
    read: (after: string | null, search?: string) =>
      cache.readQuery<Data>({ query, variables: { first: 2, after, search } })?.people,
  };
}

const idsOf = (people: Data['people'] | undefined) => people?.edges.map(({ node }) => node.id);

test('pages that follow each other grow one list', () => {
  const { write, read } = openCache();
  write(null, peopleFrom(1, 2));
  write('c2', peopleFrom(3, 4));
  expect(idsOf(read(null))).toEqual(['1', '2', '3', '4']);
  expect(read(null)?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'c4' });
});

test('a page of a list that has grown is read alone', () => {
  const { write, read } = openCache();
  write(null, peopleFrom(1, 2));
  write('c2', peopleFrom(3, 4));
  write('c4', peopleFrom(5, 6));
  expect(idsOf(read('c2'))).toEqual(['3', '4']);
  expect(read('c2')?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'c4' });
  expect(read('c4')?.pageInfo).toMatchObject({ hasNextPage: false, endCursor: 'c6' });
});

test('a page that is opened first stands alone, and is no beginning of the list', () => {
  const { write, read } = openCache();
  write('c2', peopleFrom(3, 4));
  expect(idsOf(read('c2'))).toEqual(['3', '4']);
  expect(read(null)).toBeUndefined();
  write(null, peopleFrom(1, 2));
  expect(idsOf(read(null))).toEqual(['1', '2']);
  expect(idsOf(read('c2'))).toEqual(['3', '4']);
});

test('a list that is read again from its start forgets the pages behind', () => {
  const { write, read } = openCache();
  write(null, peopleFrom(1, 2));
  write('c2', peopleFrom(3, 4));
  write(null, peopleFrom(1, 2));
  expect(idsOf(read(null))).toEqual(['1', '2']);
  expect(read('c2')).toBeUndefined();
});

test('lists of other arguments are other lists', () => {
  const { write, read } = openCache();
  write(null, peopleFrom(1, 2), 'ana');
  expect(read(null)).toBeUndefined();
  expect(read(null, 'ana')?.totalCount).toBe(6);
});

test('whoever asks for the length of a list alone, and asks again, leaves its entries', () => {
  const counting = gql`
    query Count($search: String) {
      people(first: 1, search: $search) {
        totalCount
      }
    }
  `;
  const { cache, write, read } = openCache();
  const count = (totalCount: number, overwrite: boolean) =>
    cache.writeQuery({ query: counting, data: { people: { totalCount } }, overwrite });
  count(6, false);
  expect(cache.readQuery<Data>({ query: counting })?.people.totalCount).toBe(6);
  expect(read(null)).toBeUndefined();
  write(null, peopleFrom(1, 2));
  count(7, true);
  expect(idsOf(read(null))).toEqual(['1', '2']);
  expect(read(null)?.totalCount).toBe(7);
});
