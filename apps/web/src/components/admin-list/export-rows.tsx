import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { useState } from 'react';
import type { Connection } from '../../lib/connection/use-connection.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { failureOf } from '../../lib/errors/error-codes.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import type { ListColumn, ListIdentity } from './list-types.ts';

/** As many rows as the API gives at once. */
const pageSize = 50;

export interface ExportRowsProps<Data, Variables extends OperationVariables, Row> {
  title: string;
  query: TypedDocumentNode<Data, Variables>;
  /** What narrows and orders the list, without the page. */
  variables: object;
  of: (data: Data) => Connection<Row> | null | undefined;
  identity: ListIdentity<Row>;
  columns: readonly ListColumn<Row>[];
}

/** Takes all rows that fit the search and filters along as CSV, read page by page. */
export function ExportRows<Data, Variables extends OperationVariables, Row>({
  title,
  query,
  variables,
  of,
  identity,
  columns,
}: ExportRowsProps<Data, Variables, Row>) {
  const { t } = useLingui();
  const format = useFormat();
  const client = useApolloClient();
  const errorMessage = useErrorMessage();
  const [read, setRead] = useState<number | null>(null);
  const written = columns.flatMap(({ heading, csv }) => (csv ? [{ heading, csv }] : []));

  const save = async () => {
    const rows: (string | number | null | undefined)[][] = [];
    setRead(0);
    try {
      let after: string | null = null;
      do {
        const page: Variables = { ...variables, first: pageSize, after } as unknown as Variables;
        const { data } = await client.query<Data, Variables>({
          query,
          variables: page,
          fetchPolicy: 'no-cache',
        });
        const connection: Connection<Row> | null | undefined = data && of(data);
        for (const { node } of connection?.edges ?? []) {
          rows.push([identity.name(node), ...written.map(({ csv }) => csv(node))]);
        }
        setRead(rows.length);
        const { hasNextPage = false, endCursor = null } = connection?.pageInfo ?? {};
        after = hasNextPage ? endCursor : null;
      } while (after);
      saveCsv(title, [[identity.heading, ...written.map(({ heading }) => heading)], ...rows]);
    } catch (error) {
      showToast(errorMessage(failureOf(error)), { tone: 'failed' });
    }
    setRead(null);
  };
  return (
    <Button
      variant="default"
      size="sm"
      loading={read !== null}
      onClick={() => void save()}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
    >
      {read === null ? <Trans>Export CSV</Trans> : t`${format.number(read)} rows`}
    </Button>
  );
}
