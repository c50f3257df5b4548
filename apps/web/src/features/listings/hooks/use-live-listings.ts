import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import type { ListingType } from '@wiki/domain';
import { useEffect, useRef, useState } from 'react';
import {
  type ListingChangedSubscription,
  ListingsDocument,
  NewestListingsDocument,
  useListingChangedSubscription,
} from '../../../gql/listings.ts';
import type { CachedConnection } from '../../../lib/apollo/cached-connection.ts';
import { useEventCursor } from '../../../lib/live/use-event-cursor.ts';
import { everything } from '../../../domains/listing-filters/listing-query.ts';
import { variablesOf } from '../list-variables.ts';
import { placeNewest } from '../newest.ts';
import type { ListingPages } from './use-listing-pages.ts';

type Change = ListingChangedSubscription['listingChanged'];

/** Changes often come in groups; what follows from them is read once. In milliseconds. */
const settleMs = 1_000;

/** The same each time, so that nothing is drawn anew when there was nothing already. */
const none: readonly string[] = [];

/** How far the stream of each type was followed: coming back to a list goes on from there. */
const positions = new Map<ListingType, string>();

/** Takes a listing that cannot be seen any more out of every list. */
function takeOut(cache: ApolloCache, listingId: string): void {
  cache.modify<{ listings: CachedConnection }>({
    fields: {
      listings: (connection, { readField }) => {
        const { edges } = connection as CachedConnection;
        return edges
          ? {
              ...connection,
              edges: edges.filter(({ node }) => readField('id', node) !== listingId),
            }
          : connection;
      },
    },
  });
}

/** Puts a listing in its place of the list of everything, the newest first. */
function putIn(cache: ApolloCache, type: ListingType, node: NonNullable<Change['listing']>): void {
  const variables = variablesOf(type, everything);
  cache.updateQuery({ query: ListingsDocument, variables }, (data) => {
    if (!data) return data;
    const { edges, pageInfo } = data.listings;
    const edge = { __typename: 'ListingEdge' as const, cursor: '', node };
    return {
      ...data,
      listings: { ...data.listings, edges: placeNewest(edges, edge, !pageInfo.hasNextPage) },
    };
  });
}

/**
 * Follows what is published, changed and taken off while a list is on screen. The list of everything,
 * the newest first, moves by itself; any other says how many new ones it would have.
 */
export function useLiveListings(type: ListingType, pages: ListingPages) {
  const client = useApolloClient();
  const { variables, listings, liveCursor, refetch } = pages;
  const isPlain = variables.filter === null && variables.sort === everything.sort;
  const [changes, setChanges] = useState(0);
  const [fresh, setFresh] = useState(none);
  const candidates = useRef(new Set<string>());
  const [resumed] = useState(() => positions.get(type) ?? null);
  const { after, advance, options } = useEventCursor(resumed ?? liveCursor);
  if (after !== null && !positions.has(type)) positions.set(type, after);

  useListingChangedSubscription({
    ...options,
    variables: { type, after },
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { listingId, listing, cursor } = data.listingChanged;
      advance(cursor);
      positions.set(type, cursor);
      if (listing) putIn(client.cache, type, listing);
      else takeOut(client.cache, listingId);
      if (listing && !isPlain) candidates.current.add(listingId);
      setChanges((count) => count + 1);
    },
  });

  // What is new belongs to the old question when another one is asked.
  useEffect(() => {
    setFresh(none);
    candidates.current.clear();
    void variables;
  }, [variables]);

  useEffect(() => {
    if (changes === 0 || candidates.current.size === 0) return;
    const timer = setTimeout(() => {
      const asked = new Set(candidates.current);
      candidates.current.clear();
      client
        .query({
          query: NewestListingsDocument,
          variables: { type, filter: variables.filter },
          fetchPolicy: 'no-cache',
        })
        .then(({ data }) => {
          const found = (data?.listings.edges ?? []).map(({ node }) => node.id);
          setFresh((known) => [...new Set([...known, ...found.filter((id) => asked.has(id))])]);
        })
        .catch(() => undefined);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [changes, client, type, variables]);

  const shown = new Set(listings?.map(({ id }) => id));
  return {
    /** Grows with every change: what is counted must be counted again. */
    changes,
    /** How many new listings the list would have if it was read again. */
    newCount: fresh.filter((id) => !shown.has(id)).length,
    showNew: () => {
      setFresh(none);
      void refetch().catch(() => undefined);
      scrollTo({ top: 0 });
    },
  };
}
