import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { createPageAnswersLink, type PageAnswer } from './page-answers-link.ts';

const query = gql`
  query Things($type: String, $filter: String) {
    things(type: $type, filter: $filter)
  }
`;
const answer: PageAnswer = {
  operationName: 'Things',
  variables: { type: 'product' },
  data: { things: 'from the page' },
};

/** A client of a page that came with an answer, and how often it asked the server. */
function clientOf(headers: Record<string, string> = {}) {
  let asked = 0;
  const who = new ApolloLink((operation, forward) => {
    operation.setContext({ headers });
    return forward(operation);
  });
  const server = new ApolloLink(() => {
    asked += 1;
    return of({ data: { things: 'from the server' } });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([who, createPageAnswersLink([answer]), server]),
  });
  const ask = async (variables: Record<string, unknown>) => {
    const { data } = await client.query<{ things: string }>({
      query,
      variables,
      fetchPolicy: 'network-only',
    });
    return data?.things;
  };
  return { ask, client, asked: () => asked };
}

test('a visitor is answered by what came along with the page, once', async () => {
  const { ask, client, asked } = clientOf();
  expect(await ask({ type: 'product', filter: undefined })).toBe('from the page');
  expect(asked()).toBe(0);
  expect(client.readQuery({ query, variables: { type: 'product' } })).toEqual(answer.data);
  expect(await ask({ type: 'product' })).toBe('from the server');
});

test('another question goes to the server', async () => {
  const { ask } = clientOf();
  expect(await ask({ type: 'service' })).toBe('from the server');
  expect(await ask({ type: 'product', filter: 'new' })).toBe('from the server');
});

test('a member is answered by the server: what came along is for visitors', async () => {
  const { ask } = clientOf({ authorization: 'Bearer token' });
  expect(await ask({ type: 'product' })).toBe('from the server');
});
