import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { limits } from '@wiki/domain';
import { useRef } from 'react';
import { type More, useMore } from '../apollo/use-more.ts';
import { useHeldRows } from './use-held-rows.ts';
import { type LiveDocument, useLiveData } from './use-live-data.ts';
import { askedByItself, useReadings } from './use-readings.ts';

/** A connection as queries select it. */
export interface Connection<Row> {
  edges: readonly { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount?: number | null;
}

export interface ConnectionOptions<Data, Variables, Row> {
  variables: Variables;
  /** Where in the data the connection is. */
  of: (data: Data) => Connection<Row> | null | undefined;
  /** Shows one page of this many rows. Without it the list grows page by page. */
  pageSize?: number;
  /**
   * What tells that the list changed. The query has to select `liveCursor`: events are followed from
   * the moment that was read, so that none is missed.
   */
  live?: LiveDocument;
}

/** A list as a screen shows it. */
export interface ConnectionList<Row, Data = unknown> {
  /** Which of its four states the list is in. */
  status: 'loading' | 'failed' | 'empty' | 'filled';
  rows: readonly Row[];
  /** Why it did not load; beside rows, why they may be out of date. */
  error: unknown;
  isLoading: boolean;
  /** Tries again; it never rejects. */
  retry: () => void;
  /** The next pages, of a list that grows. */
  more: More;
  /** Where the page after this one begins; null at the end. */
  nextPage: string | null;
  /** What was read last, also of another list of the same query: counts stay while it loads. */
  data: Data | null;
  /** How many there are on all pages, where the query asks for it. */
  totalCount: number | null;
  /** Rows that arrived live and wait to be shown, so that nothing moves under the pointer. */
  news: { count: number; show: () => void };
  /** Reads again what is on screen, after a change that the cache cannot know about. */
  reload: () => Promise<void>;
}

/** The position in the stream of events that was read with data. */
export const liveCursorOf = (data: unknown): string | null =>
  data && typeof data === 'object' && 'liveCursor' in data ? String(data.liveCursor) : null;

/** The first page of a list that may have grown beyond it. */
function firstPage<Row>({ edges, pageInfo, ...rest }: Connection<Row>, size: number) {
  const own = edges.slice(0, size);
  return {
    ...rest,
    edges: own,
    pageInfo: edges.length > size ? { hasNextPage: true, endCursor: own.at(-1)?.cursor } : pageInfo,
  };
}

/**
 * A connection in the states in which screens show it: loading, failed, empty or filled, with its
 * next pages and what changes live.
 * @param query its generated document, such as `UsersDocument`
 */
export function useConnection<
  Data,
  Variables extends OperationVariables,
  Row extends { id: string },
>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, of, pageSize, live }: ConnectionOptions<Data, Variables, Row>,
): ConnectionList<Row, Data> {
  const { data, error, loading, refetch, fetchMore } = useQuery<Data, Variables>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: askedByItself,
  });
  const key = JSON.stringify(variables);
  // What was shown stays when it cannot be read again.
  const last = useRef<{ key: string; data: Data } | null>(null);
  if (data) last.current = { key, data };
  const shown = last.current?.key === key ? last.current.data : null;
  const all = shown ? of(shown) : null;
  const connection = all && pageSize ? firstPage(all, pageSize) : all;
  const nodes = connection?.edges.map(({ node }) => node) ?? [];
  const { rows, count, hold, release } = useHeldRows(nodes, key);

  const size = typeof variables.first === 'number' ? { first: variables.first } : null;
  const withVariables = (changes: OperationVariables) => changes as Partial<Variables>;
  const read = useReadings(async () => {
    // A list that has grown is read as far as it is on screen.
    const grown = size && { first: Math.min(Math.max(nodes.length, size.first), limits.page.max) };
    await refetch(pageSize || !grown ? undefined : withVariables(grown));
  }, key);
  const more = useMore(connection?.pageInfo, (after) => {
    release();
    return fetchMore({ variables: withVariables({ ...size, after }) });
  });
  useLiveData(live, liveCursorOf(shown), () => {
    hold();
    return read();
  });

  const state = nodes.length > 0 ? 'filled' : 'empty';
  return {
    status: connection ? state : error ? 'failed' : 'loading',
    rows,
    data: last.current?.data ?? null,
    error: error ?? null,
    isLoading: loading,
    retry: () => void read(),
    more,
    nextPage: (connection?.pageInfo.hasNextPage && connection.pageInfo.endCursor) || null,
    totalCount: connection?.totalCount ?? null,
    news: { count, show: release },
    reload: async () => {
      await read();
      release();
    },
  };
}
