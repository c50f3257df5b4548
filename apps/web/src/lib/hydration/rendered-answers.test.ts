import { ApolloClient, ApolloLink, gql } from '@apollo/client/core';
import { map, NEVER } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

/** Names of what was asked of the server, which takes its time. */
const asked: unknown[] = [];
const server = new ApolloLink((operation) => {
  asked.push(operation.operationName);
  return NEVER;
});

afterEach(() => {
  asked.length = 0;
  vi.useRealTimers();
});

/** A client with what a page was rendered from. */
function rendered() {
  const source = createCache();
  const one = { query: listing, variables: { id: 'p1' } };
  source.writeQuery({ ...one, data: { listing: shop('Cali') } });
  source.writeQuery({ query: nearby, data: { nearby: [shop('Cali')] } });
  const client = new ApolloClient({ cache: createCache(), link: server });
  answerFrom(client, {
    answers: {
      [answerKey(listing, { id: 'p1', after: undefined })]: { listing: shop('Cali') },
      [answerKey(nearby)]: { nearby: [shop('Cali')] },
    },
    entities: source.extract(),
  });
  return { client, cache: client.cache, one };
}

describe('what a page was rendered from', () => {
  test('is taken as it came by the queries it answers', () => {
    const { cache, one } = rendered();
    const read = () => cache.diff({ ...one, optimistic: true }).result;
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
    const { cache, one } = rendered();
    expect(cache.readQuery(one)).toEqual({ listing: shop('Cali') });
  });

  test('is followed a moment later, with what has changed by then', async () => {
    const { client, one } = rendered();
    const shown: unknown[] = [];
    const watched = client.watchQuery<{ listing: unknown }>(one);
    const following = watched
      .pipe(map(({ data }) => data?.listing))
      .subscribe((found) => void shown.push(found));
    expect(shown).toEqual([]);
    client.cache.updateQuery(one, () => ({ listing: shop('Medellín') }));
    await expect.poll(() => shown).toEqual([shop('Medellín')]);
    client.cache.updateQuery(one, () => ({ listing: shop('Bogotá') }));
    await expect.poll(() => shown.at(-1)).toEqual(shop('Bogotá'));
    following.unsubscribe();
  });

  test('is one with what changes: each list shows it, also one that had its answer before', async () => {
    const { client, one } = rendered();
    const shown: unknown[] = [];
    const watched = client.watchQuery<{ nearby: unknown[] }>({ query: nearby });
    const following = watched.subscribe(({ data }) => void shown.push(data?.nearby?.[0]));
    await expect.poll(() => shown).toEqual([shop('Cali')]);
    client.cache.updateQuery(one, () => ({ listing: shop('Medellín') }));
    await expect.poll(() => shown.at(-1)).toEqual(shop('Medellín'));
    client.cache.modify({ id: 'Product:p1', fields: { city: () => 'Bogotá' } });
    await expect.poll(() => shown.at(-1)).toEqual(shop('Bogotá'));
    following.unsubscribe();
  });

  test('goes with the store of whoever it was for', async () => {
    const { client, one } = rendered();
    await client.clearStore();
    expect(client.cache.readQuery(one)).toBeNull();
  });

  test('is put in once: what was changed since stays', () => {
    const { cache, one } = rendered();
    cache.evict({ id: 'Product:p1', fieldName: 'city' });
    cache.modify({ id: 'Product:p1', fields: { id: (id: string) => id } });
    expect(cache.readQuery(one)).toBeNull();
  });
});

describe('whether it is still so', () => {
  /** Follows what is nearby, as a part does that comes to life now, until it is shown. */
  async function show(client: ApolloClient): Promise<void> {
    const watched = client.watchQuery<{ nearby: unknown[] }>({
      query: nearby,
      fetchPolicy: 'cache-and-network',
    });
    const shown: unknown[] = [];
    const following = watched.subscribe(({ data }) => void shown.push(data?.nearby));
    await expect.poll(() => shown.length).toBeGreaterThan(0);
    following.unsubscribe();
  }

  test('is not asked of what has just come', async () => {
    await show(rendered().client);
    expect(asked).toEqual([]);
  });

  test('is asked once the cache was used for something else', async () => {
    const { client, one } = rendered();
    client.cache.readQuery(one);
    await show(client);
    expect(asked).toEqual(['Nearby']);
  });

  test('is asked by what is reached a minute later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { client } = rendered();
    vi.advanceTimersByTime(60_000);
    await show(client);
    expect(asked).toEqual(['Nearby']);
  });
});
