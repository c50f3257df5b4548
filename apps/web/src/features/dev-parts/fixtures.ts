import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ImageFieldsFragment } from '../../gql/components.ts';
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

interface CompanyData {
  company: Company | null;
}

/** One of them; in place of an id, the state that its page is shown in. */
export const CompanyDocument: TypedDocumentNode<CompanyData, { id: string }> = gql`
  query Company($id: ID!) {
    company(id: $id) {
      id
      name
      city
      state
      due
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

/** What the server in the page answers by itself, whatever it is asked with. */
const answers: Readonly<Record<string, object>> = {
  SavedViews: { savedViews: [] },
  RecordEditors: {
    recordEditors: {
      __typename: 'RecordEditors',
      people: [{ __typename: 'User', id: '1', displayName: 'Ana Gil' }],
    },
  },
  UploadRules: {
    uploadRules: {
      __typename: 'UploadRules',
      contentTypes: ['image/jpeg', 'image/png', 'application/pdf'],
      maxBytes: 5_000_000,
      advisedWidth: 1_600,
      advisedHeight: 900,
    },
  },
  CreateListExportLink: {
    createListExportLink: {
      __typename: 'DocumentLinkPayload',
      url: null,
      userErrors: [{ __typename: 'UserError', code: 'TOO_MANY_REQUESTS', field: null }],
    },
  },
};

const companyOf = (id: string) =>
  id === 'missing' ? null : { __typename: 'Company', ...companies[0], id };

/** A server in the page: it answers, has nothing, lets wait or fails. */
export const fixtureClient = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({
      typePolicies: { Query: { fields: { companies: connectionPolicy(['state', 'search']) } } },
    }),
    link: new ApolloLink(
      ({ variables, operationName = '' }) =>
        new Observable((observer) => {
          const asked = variables as CompaniesVariables & { id: string };
          const state = operationName === 'Company' ? asked.id : asked.state;
          if (state === 'loading') return;
          if (state === 'failing') {
            observer.error(new TypeError('This always fails.'));
            return;
          }
          const known = answers[operationName];
          if (known) observer.next({ data: known });
          else if (operationName === 'Company') {
            observer.next({ data: { company: companyOf(asked.id) } });
          } else if (operationName === 'Companies') {
            observer.next({ data: { companies: state === 'empty' ? nobody : pageOf(asked) } });
          } else {
            observer.error(new TypeError(`${operationName} has no answer here.`));
            return;
          }
          observer.complete();
        }),
    ),
  });

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#0f6b4f" d="M0 0h16v9H0z"/><circle cx="8" cy="4.5" r="3" fill="#e8b04a"/></svg>',
)}`;

/** A picture that is there without a server. */
export const picture: ImageFieldsFragment = {
  fileId: 'picture',
  width: 1_600,
  height: 900,
  url: drawn,
  sources: [],
  alt: { en: 'A sun over a field', es: 'Un sol sobre un campo' },
};
