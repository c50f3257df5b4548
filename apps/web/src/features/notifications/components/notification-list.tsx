import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, ErrorState, InlineAlert, ListSkeleton } from '@wiki/ui';
import { useState } from 'react';
import { useNotificationsQuery } from '../../../gql/notifications.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { NotificationsTab } from '../../../lib/paths.ts';
import type { useNotificationActions } from '../hooks/use-notification-actions.ts';
import { useRemoval } from '../hooks/use-removal.ts';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

function NoNotifications({ tab }: { tab: NotificationsTab }) {
  const { t } = useLingui();
  return tab === 'past' ? (
    <EmptyState
      seed="past"
      title={t`There are no past notifications`}
      message={t`What you have read or dismissed stays here until you remove it.`}
    />
  ) : (
    <EmptyState
      seed="all-read"
      title={t`You are up to date`}
      message={t`When something concerns you, it appears here at once.`}
    />
  );
}

export interface NotificationListProps {
  tab: NotificationsTab;
  actions: ReturnType<typeof useNotificationActions>;
}

/** The notifications of one tab, the newest first, live. */
export function NotificationList({ tab, actions }: NotificationListProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const removal = useRemoval();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const current = useNotificationsQuery({
    variables: { filter: tab === 'past' ? 'PAST' : 'NEW', language: useLanguage() },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data } = current;
  const problem = actions.error ?? removal.error;

  if (current.error && !data) {
    return (
      <ErrorState
        title={t`The notifications did not load`}
        message={errorMessage(current.error)}
        retryLabel={t`Try again`}
        onRetry={() => void current.refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton label={t`Loading notifications`} />;

  const { edges, pageInfo } = data.notifications;
  const shown = edges.filter(({ node }) => !removal.pending.includes(node.id));
  const showMore = () => {
    setLoadingMore(true);
    void current
      .fetchMore({ variables: { after: pageInfo.endCursor } })
      .catch(() => undefined)
      .finally(() => setLoadingMore(false));
  };

  return (
    <>
      {problem ? <InlineAlert tone="error">{errorMessage(problem)}</InlineAlert> : null}
      {shown.length === 0 && !pageInfo.hasNextPage ? (
        <NoNotifications tab={tab} />
      ) : (
        <Card padding="none">
          <ul className={classes.list}>
            {shown.map(({ node }) => (
              <NotificationRow
                key={node.id}
                notification={node}
                onOpen={() => void actions.open(node)}
                onDismiss={() => void actions.dismiss(node)}
                onMarkUnread={() => void actions.markUnread(node)}
                onRemove={() => removal.remove(node.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      {pageInfo.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" onClick={showMore} loading={isLoadingMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
      <output className={classes.undo}>
        {removal.pending.length > 0 && (
          <span className={classes.undoBar}>
            <Trans>Removed</Trans>
            <Button variant="default" size="sm" onClick={removal.undo}>
              <Trans>Undo</Trans>
            </Button>
          </span>
        )}
      </output>
    </>
  );
}
