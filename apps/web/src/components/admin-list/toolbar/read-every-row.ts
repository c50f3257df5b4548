import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { limits } from '@wiki/domain';
import type { Connection } from '../../../lib/connection/use-connection.ts';

/** How many rows can be selected together. */
export const mostSelected = 500;

interface EveryRow<Data, Variables extends OperationVariables, Row> {
  /** It takes `$first` and `$after`. */
  query: TypedDocumentNode<Data, Variables>;
  /** Its variables without the page. */
  variables: OperationVariables;
  of: (data: Data) => Connection<Row> | null | undefined;
  most: number;
}

/** The rows of all pages of a list as they are now, page by page and up to `most`. */
export async function readEveryRow<Data, Variables extends OperationVariables, Row>(
  client: ApolloClient,
  { query, variables, of, most }: EveryRow<Data, Variables, Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null | undefined = null; rows.length < most; ) {
    const page = { ...variables, first: limits.page.max, after } as unknown as Variables;
    const { data } = await client.query<Data>({
      query,
      variables: page,
      fetchPolicy: 'no-cache',
    });
    const connection: Connection<Row> | null | undefined = data && of(data);
    rows.push(...(connection?.edges ?? []).map(({ node }) => node));
    if (!connection?.pageInfo.hasNextPage) break;
    after = connection.pageInfo.endCursor;
  }
  return rows.slice(0, most);
}
