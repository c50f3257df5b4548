import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient, gql } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { beforeEach, expect, test, vi } from 'vitest';

const hash = 'a'.repeat(64);
const document = Object.assign(
  gql`
    query Me {
      me {
        id
      }
    }
  `,
  { hash },
);

// What the module knows of the server is forgotten with it.
beforeEach(() => vi.resetModules());

const answers = {
  data: { data: { me: { __typename: 'User', id: 'u1' } } },
  unknown: { errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
};

async function clientOf(answer: (sent: Record<string, unknown>) => object) {
  const { createTrustedLink } = await import('./trusted-documents.ts');
  const sent: Record<string, unknown>[] = [];
  const fetched: typeof fetch = async (_address, init) => {
    const body = JSON.parse(init?.body as string) as Record<string, unknown>;
    sent.push(body);
    return Response.json(answer(body));
  };
  const link = ApolloLink.from([
    createTrustedLink(),
    new BaseHttpLink({ uri: '/', fetch: fetched }),
  ]);
  return { sent, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const named = {
  operationName: 'Me',
  variables: {},
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
};

test('a document with a hash is not sent, its hash is', async () => {
  const { client, sent } = await clientOf(() => answers.data);
  const { data } = await client.query({ query: document });
  expect(data).toEqual({ me: { __typename: 'User', id: 'u1' } });
  expect(sent).toEqual([named]);
});

test('what the server does not know is sent once more as it is, and from then on at once', async () => {
  const { client, sent } = await clientOf(({ query }) => (query ? answers.data : answers.unknown));
  const ask = () => client.query({ query: document, fetchPolicy: 'network-only' });
  expect((await ask()).data).toEqual({ me: { __typename: 'User', id: 'u1' } });
  await ask();
  expect(sent).toHaveLength(3);
  expect(sent[0]).toEqual(named);
  for (const { query, extensions } of sent.slice(1)) {
    expect(extensions).toBeUndefined();
    expect(query).toContain('__typename');
  }
});
