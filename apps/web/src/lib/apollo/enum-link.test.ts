import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient, gql } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import type { EnumPlans } from '@wiki/domain';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { createEnumLink } from './enum-link.ts';

const enums: EnumPlans = { variables: { language: 1 }, data: { me: { language: 1 } } };
const document = Object.assign(
  gql`
    query Me($language: Language) {
      me(language: $language) {
        id
        language
        displayName
      }
    }
  `,
  { enums },
);
const me = { __typename: 'User', id: 'u1', displayName: 'ES' };

function clientOf() {
  const sent: unknown[] = [];
  const server = new ApolloLink(({ variables }) => {
    sent.push(variables);
    return of({ data: { me: { ...me, language: 'ES' } } });
  });
  const link = ApolloLink.from([createEnumLink(), server]);
  return { sent, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

test('the client speaks the words of the domain, the server its names', async () => {
  const { sent, client } = clientOf();
  const { data } = await client.query({ query: document, variables: { language: 'es' } });
  expect(sent).toEqual([{ language: 'ES' }]);
  expect(data).toEqual({ me: { ...me, language: 'es' } });
  expect(client.readQuery({ query: document, variables: { language: 'es' } })).toEqual(data);
});

test('mutations are answered in words too, and what needs none goes through', async () => {
  const { sent, client } = clientOf();
  const mutation = Object.assign(
    gql`
      mutation Change($language: Language) {
        me(language: $language) {
          language
        }
      }
    `,
    { enums },
  );
  const { data } = await client.mutate({ mutation, variables: { language: 'en' } });
  expect(data).toMatchObject({ me: { language: 'es' } });
  const query = gql`
    query Name($text: String) {
      me(text: $text) {
        id
        displayName
      }
    }
  `;
  const { data: plain } = await client.query({ query, variables: { text: 'en' } });
  expect(plain).toMatchObject({ me: { displayName: 'ES' } });
  expect(sent).toEqual([{ language: 'EN' }, { text: 'en' }]);
});
