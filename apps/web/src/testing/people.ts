import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RefusedInput } from '../lib/forms/form-problem.ts';

export interface Person {
  id: string;
  name: string;
}

export interface PeopleData {
  people: {
    totalCount: number;
    edges: { cursor: string; node: Person }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

export interface PeopleVariables {
  first: number;
  after?: string | null;
  search?: string | null;
}

/** A list as the schema would have it. */
export const PeopleDocument: TypedDocumentNode<PeopleData, PeopleVariables> = gql`
  query People($first: Int!, $after: String, $search: String) {
    people(first: $first, after: $after, search: $search) {
      totalCount
      edges {
        cursor
        node {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** A page of people by their names; the cursors are their names too. */
export const peopleNamed = (
  names: readonly string[],
  { hasNextPage = false, totalCount = names.length } = {},
) => ({
  people: {
    __typename: 'PersonConnection',
    totalCount,
    edges: names.map((name) => ({
      __typename: 'PersonEdge',
      cursor: name,
      node: { __typename: 'Person', id: `id-${name}`, name },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: names.at(-1) ?? null },
  },
});

export const refusal = (code: string): RefusedInput => ({ code });
