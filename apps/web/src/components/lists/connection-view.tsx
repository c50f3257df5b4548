import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, InlineAlert, ListSkeleton } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { ConnectionList } from '../../lib/connection/use-connection.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { MoreButton } from './more-button.tsx';

export interface ConnectionViewProps<Row> {
  list: ConnectionList<Row>;
  /** What stands in its place while it loads, in the shape of what comes. */
  loading?: ReactNode;
  /** What stands there while there is nothing, with the next step. */
  empty: ReactNode;
  /** What the button says that loads the next page. */
  more: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list in its four states, with its next pages. */
export function ConnectionView<Row>({
  list,
  loading,
  empty,
  more,
  children,
}: ConnectionViewProps<Row>) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  if (list.status === 'loading') {
    return loading ?? <ListSkeleton label={t`Loading the list`} count={5} />;
  }
  if (list.status === 'failed') {
    return (
      <ErrorState
        title={t`We couldn’t load the list`}
        message={errorMessage(list.error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
        retrying={list.isLoading}
      />
    );
  }
  return (
    <>
      {list.error !== null && (
        <InlineAlert
          tone="error"
          action={
            <Button size="sm" variant="default" onClick={list.retry} loading={list.isLoading}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(list.error)}
        </InlineAlert>
      )}
      {list.status === 'empty' ? empty : children(list.rows)}
      <MoreButton more={list.more}>{more}</MoreButton>
    </>
  );
}
