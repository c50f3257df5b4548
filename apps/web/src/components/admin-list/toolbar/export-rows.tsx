import type { OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { enumName, toNames } from '@wiki/domain';
import { Button } from '@wiki/ui';
import { print } from 'graphql';
import { useEffect } from 'react';
import { CreateListExportLinkDocument } from '../../../gql/admin-list.ts';
import { enumsOf } from '../../../lib/apollo/enums-of.ts';
import { useDocumentLink } from '../../../lib/errors/use-document-link.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import type { CsvColumn } from '../list-types.ts';
import classes from './export-rows.module.css';

export interface ExportRowsProps<Data, Variables extends OperationVariables> {
  title: string;
  query: TypedDocumentNode<Data, Variables>;
  /** What narrows and orders the list, without the page. */
  variables: object;
  columns: readonly { heading: string; csv: CsvColumn }[];
}

const pathsOf = (csv: CsvColumn) =>
  typeof csv === 'object' ? csv : { paths: [csv], words: undefined };

/** Takes all rows that fit the search and filters along as CSV, which the server writes. */
export function ExportRows<Data, Variables extends OperationVariables>({
  title,
  query,
  variables,
  columns,
}: ExportRowsProps<Data, Variables>) {
  const errorMessage = useErrorMessage();
  const [create] = useMutation(CreateListExportLinkDocument);
  const file = useDocumentLink(async () => {
    const input = {
      name: title,
      query: print(query),
      variables: JSON.stringify(toNames(enumsOf(query).variables, variables)),
      columns: columns.map(({ heading, csv }) => {
        const { paths, words } = pathsOf(csv);
        const named = Object.entries(words ?? {}).flatMap(([word, text]) =>
          [...new Set([word, enumName(word)])].map((value) => ({ value, text })),
        );
        return { heading, paths: [...paths], words: named };
      }),
    };
    const { data } = await create({ variables: { input } });
    return data?.createListExportLink;
  });
  const { problem } = file;
  const failure = problem && errorMessage(problem);
  useEffect(() => {
    if (failure) showToast(failure, { tone: 'failed' });
  }, [failure]);
  return (
    <Button
      variant="default"
      size="sm"
      className={classes.export}
      loading={file.isBusy}
      onClick={file.open}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
    >
      <span className={classes.words}>
        <Trans>Export CSV</Trans>
      </span>
    </Button>
  );
}
