import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { connectionPolicy } from '../../lib/connection/connection-policy.ts';

/** The states of a list, one tab each. */
export const listStates = ['filled', 'empty', 'loading', 'failing'] as const;
export type ListState = (typeof listStates)[number];

export interface Company {
  id: string;
  name: string;
  city: string;
  state: 'new' | 'active' | 'late';
  due: number;
}

interface CompaniesData {
  companies: {
    totalCount: number;
    edges: { cursor: string; node: Company }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

interface CompaniesVariables {
  first: number;
  after?: string | null;
  state: ListState;
  search?: string | null;
}

export const CompaniesDocument: TypedDocumentNode<CompaniesData, CompaniesVariables> = gql`
  query Companies($first: Int!, $after: String, $state: String!, $search: String) {
    companies(first: $first, after: $after, state: $state, search: $search) {
      totalCount
      edges {
        cursor
        node {
          id
          name
          city
          state
          due
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const names = ['Sierra Madre', 'Futuro Seguro', 'Tierra Firme', 'Cima', 'El Yunque', 'La Pluma'];
const cities = ['Zapopan', 'Barranquilla', 'Armenia', 'Manizales', 'Bucaramanga'];
const states = ['new', 'active', 'late'] as const;

const companies: readonly Company[] = Array.from({ length: 64 }, (_, index) => ({
  id: String(index + 1),
  name: `${names[index % names.length]} ${index + 1}`,
  city: cities[index % cities.length] ?? '',
  state: states[index % states.length] ?? 'new',
  due: (index * 37) % 500,
}));

function pageOf({ first, after, search }: CompaniesVariables) {
  const found = companies.filter(({ name }) =>
    name.toLowerCase().includes((search ?? '').toLowerCase()),
  );
  const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const page = found.slice(from, from + first);
  return {
    __typename: 'CompanyConnection',
    totalCount: found.length,
    edges: page.map((node) => ({
      __typename: 'CompanyEdge',
      cursor: node.id,
      node: { __typename: 'Company', ...node },
    })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: from + first < found.length,
      endCursor: page.at(-1)?.id ?? null,
    },
  };
}

const nobody = {
  __typename: 'CompanyConnection',
  totalCount: 0,
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

/** A server in the page: it answers, has nothing, lets wait or fails. */
export const fixtureClient = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({
      typePolicies: { Query: { fields: { companies: connectionPolicy(['state', 'search']) } } },
    }),
    link: new ApolloLink(
      ({ variables }) =>
        new Observable((observer) => {
          const asked = variables as CompaniesVariables;
          if (asked.state === 'loading') return;
          if (asked.state === 'failing') {
            observer.error(new TypeError('This list always fails.'));
            return;
          }
          observer.next({ data: { companies: asked.state === 'empty' ? nobody : pageOf(asked) } });
          observer.complete();
        }),
    ),
  });
