import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useLingui } from '@lingui/react/macro';
import { Button, ErrorState, PageHeader } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LiveDocument } from '../../lib/connection/use-live-data.ts';
import { useRecord } from '../../lib/connection/use-record.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { ListDialog } from '../admin-list/actions/list-dialog.tsx';
import type { ListAction } from '../admin-list/list-types.ts';
import { useListActions } from '../admin-list/actions/use-list-actions.ts';
import { BackLink } from '../page/back-link.tsx';
import { Notice } from '../page/notice.tsx';
import { Page } from '../page/page.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import classes from './record-page.module.css';

export interface RecordPageProps<Data, Variables extends OperationVariables, Row> {
  /** What kind of thing it is: the title until it is there. */
  kind: string;
  /** The list it belongs to. */
  back: { to: string; label: string };
  /** The generated document. */
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Where in the data the record is. */
  of: (data: Data) => Row | null | undefined;
  /** What tells that it changed; the query selects `liveCursor`. */
  live?: LiveDocument;
  title: (row: Row) => string;
  /** How it stands, and since when: beside its actions. */
  state?: (row: Row) => ReactNode;
  /** What can be done to it. The first one offered that is neither dangerous nor minor is the primary one. */
  actions?: readonly ListAction<Row>[];
  children: (row: Row, reload: () => Promise<void>) => ReactNode;
}

const noActions: readonly never[] = [];

/** One thing of the back office: what it is, how it stands, what can be done about it. */
export function RecordPage<Data, Variables extends OperationVariables, Row extends { id: string }>({
  kind,
  back,
  query,
  variables,
  of,
  live,
  title,
  state,
  actions = noActions,
  children,
}: RecordPageProps<Data, Variables, Row>) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const record = useRecord(query, { variables, of, ...(live ? { live } : {}) });
  const { row, reload } = record;
  if (record.status === 'missing') {
    return (
      <Notice
        art="missing-record"
        title={t`Not found`}
        text={t`It may have been deleted. Check the address, or go back to the list.`}
      >
        <Button component={Link} to={back.to}>
          {back.label}
        </Button>
      </Notice>
    );
  }
  if (!row) {
    return (
      <Page title={kind}>
        {record.status === 'failed' ? (
          <ErrorState
            title={t`We couldn’t load the page`}
            message={errorMessage(record.error)}
            retryLabel={t`Try again`}
            onRetry={() => void reload()}
            retrying={record.isLoading}
          />
        ) : (
          <PageSkeleton />
        )}
      </Page>
    );
  }
  return (
    <Page title={title(row)}>
      <PageHeader back={<BackLink to={back.to}>{back.label}</BackLink>} title={title(row)} />
      {(state || actions.length > 0) && (
        <div className={classes.state}>
          {state?.(row)}
          <RecordActions row={row} actions={actions} reload={reload} />
        </div>
      )}
      {children(row, reload)}
    </Page>
  );
}

interface RecordActionsProps<Row> {
  row: Row;
  actions: readonly ListAction<Row>[];
  reload: () => Promise<void>;
  /** Whether one of them is the primary button of the page. */
  hasPrimary?: boolean;
}

/** What can be done to a record now, as buttons; which dialog is open stands in the address. */
export function RecordActions<Row extends { id: string }>({
  row,
  actions,
  reload,
  hasPrimary = true,
}: RecordActionsProps<Row>) {
  const doing = useListActions({ actions, rows: [row], reload });
  const offered = actions.filter(({ isOffered }) => isOffered?.(row) ?? true);
  const primary =
    hasPrimary && offered.find(({ isDangerous, isMinor }) => !isDangerous && !isMinor);
  return (
    <>
      {offered.length > 0 && (
        <div className={classes.actions}>
          {offered.map((action) => (
            <Button
              key={action.key}
              size="sm"
              variant={action === primary ? 'filled' : 'default'}
              onClick={() => void doing.act(action, [row])}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
      {doing.open && (
        <ListDialog
          {...doing.open}
          onMissed={() => undefined}
          onActed={(done) => doing.open && doing.acted(doing.open.action, done)}
          onClose={doing.close}
        />
      )}
    </>
  );
}

/** A record in two columns: what it says, and what belongs to it. */
export function RecordColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div>{main}</div>
      <aside className={classes.aside}>{aside}</aside>
    </div>
  );
}
