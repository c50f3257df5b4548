import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useRef } from 'react';
import { liveCursorOf } from './use-connection.ts';
import { type LiveDocument, useLiveData } from './use-live-data.ts';
import { askedByItself, useReadings } from './use-readings.ts';

export interface RecordOptions<Data, Variables, Row> {
  variables: Variables;
  /** Where in the data the record is; null says that there is none. */
  of: (data: Data) => Row | null | undefined;
  /** What tells that it changed; the query selects `liveCursor`. */
  live?: LiveDocument;
}

/** One record as a page shows it. */
export interface RecordState<Row> {
  status: 'loading' | 'failed' | 'missing' | 'found';
  row: Row | null;
  error: unknown;
  isLoading: boolean;
  /** Reads it again; it never rejects. */
  reload: () => Promise<void>;
}

/** A record in the states in which a page shows it, and what changes live. */
export function useRecord<Data, Variables extends OperationVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, of, live }: RecordOptions<Data, Variables, Row>,
): RecordState<Row> {
  const { data, error, loading, refetch } = useQuery<Data, Variables>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: askedByItself,
  });
  const key = JSON.stringify(variables);
  const last = useRef<{ key: string; data: Data } | null>(null);
  if (data) last.current = { key, data };
  const shown = last.current?.key === key ? last.current.data : null;
  const row = shown ? (of(shown) ?? null) : null;
  const reload = useReadings(async () => {
    await refetch();
  }, key);
  useLiveData(live, liveCursorOf(shown), reload);
  const known = row ? 'found' : 'missing';
  return {
    status: shown ? known : error ? 'failed' : 'loading',
    row,
    error: error ?? null,
    isLoading: loading,
    reload,
  };
}
