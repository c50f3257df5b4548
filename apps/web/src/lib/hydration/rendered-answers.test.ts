import { ApolloClient, ApolloLink, gql } from '@apollo/client/core';
import { describe, expect, test } from 'vitest';
import { createCache } from '../apollo/cache.ts';
import { answerFrom, answerKey } from './rendered-answers.ts';

const listing = gql`
  query Listing($id: ID!) {
    listing(id: $id) {
      __typename
      id
      city
    }
  }
`;
const nearby = gql`
  query Nearby {
    nearby {
      __typename
      id
      city
    }
  }
`;

const shop = (city: string) => ({ __typename: 'Product', id: 'p1', city });

/** A cache as a page was rendered from it, for a client that asks nobody. */
function rendered() {
  const source = createCache();
  const asked = { query: listing, variables: { id: 'p1' } };
  source.writeQuery({ ...asked, data: { listing: shop('Cali') } });
  source.writeQuery({ query: nearby, data: { nearby: [shop('Cali')] } });
  const cache = createCache();
  answerFrom(cache, {
    answers: {
      [answerKey(listing, { id: 'p1', after: undefined })]: { listing: shop('Cali') },
      [answerKey(nearby)]: { nearby: [shop('Cali')] },
    },
    entities: source.extract(),
  });
  return { cache, asked, client: new ApolloClient({ cache, link: ApolloLink.empty() }) };
}

describe('what a page was rendered from', () => {
  test('is taken as it came by the queries it answers', () => {
    const { cache, asked } = rendered();
    const read = () => cache.diff({ ...asked, optimistic: true }).result;
    expect(read()).toEqual({ listing: shop('Cali') });
    // The very answer each time: it was not put together.
    expect(read()).toBe(read());
  });

  test('is not the answer for other variables', () => {
    const { cache } = rendered();
    const { complete } = cache.diff({
      query: listing,
      variables: { id: 'p2' },
      optimistic: true,
      returnPartialData: true,
    });
    expect(complete).toBe(false);
  });

  test('is in the cache for whatever else asks', () => {
    const { cache, asked } = rendered();
    expect(cache.readQuery(asked)).toEqual({ listing: shop('Cali') });
  });

  test('is one with what changes: each list shows it, also one that had its answer before', async () => {
    const { client, asked } = rendered();
    const shown: unknown[] = [];
    const watched = client.watchQuery<{ nearby: unknown[] }>({ query: nearby });
    const following = watched.subscribe(({ data }) => void shown.push(data?.nearby?.[0]));
    await expect.poll(() => shown).toEqual([shop('Cali')]);
    client.cache.updateQuery(asked, () => ({ listing: shop('Medellín') }));
    await expect.poll(() => shown.at(-1)).toEqual(shop('Medellín'));
    client.cache.modify({ id: 'Product:p1', fields: { city: () => 'Bogotá' } });
    await expect.poll(() => shown.at(-1)).toEqual(shop('Bogotá'));
    following.unsubscribe();
  });

  test('goes with the store of whoever it was for', async () => {
    const { client, asked } = rendered();
    await client.clearStore();
    expect(client.cache.readQuery(asked)).toBeNull();
  });

  test('is put in once: what was changed since stays', () => {
    const { cache, asked } = rendered();
    cache.evict({ id: 'Product:p1', fieldName: 'city' });
    cache.modify({ id: 'Product:p1', fields: { id: (id: string) => id } });
    expect(cache.readQuery(asked)).toBeNull();
  });
});
