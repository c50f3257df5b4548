import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowUp } from '@tabler/icons-react';
import type { NotificationSection } from '@wiki/domain';
import { Button, EmptyState, InlineAlert } from '@wiki/ui';
import { Link, useLocation } from 'react-router-dom';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { NotificationsDocument } from '../../../gql/notifications.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useHeldRows } from '../../../lib/connection/use-held-rows.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { type NotificationsTab, withQuery } from '../../../lib/paths.ts';
import { useHoldAwayFromTop } from '../hooks/use-hold-away-from-top.ts';
import type { useNotificationActions } from '../hooks/use-notification-actions.ts';
import { useRemoval } from '../hooks/use-removal.ts';
import { NotificationCard, NotificationDays } from './notification-days.tsx';
import classes from './notification-list.module.css';

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
      title={t`You’re all caught up`}
      message={t`When there’s something new for you, it appears here right away.`}
    />
  );
}

export interface NotificationListProps {
  tab: NotificationsTab;
  /** Only these; null for all. */
  section: NotificationSection | null;
  actions: ReturnType<typeof useNotificationActions>;
}

/** How many past ones follow the new ones. */
const latestPast = 2;

/** The notifications of one tab by day, live. */
export function NotificationList({ tab, section, actions }: NotificationListProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const removal = useRemoval();
  const language = useLanguage();
  const list = useConnection(NotificationsDocument, {
    variables: { filter: tab === 'past' ? 'PAST' : 'NEW', section, language, first: 20 },
    of: ({ notifications }) => notifications,
  });
  const held = useHeldRows(list.rows, `${tab}:${section}`);
  useHoldAwayFromTop(held);
  const problem = actions.error ?? removal.error;
  const shown = held.rows.filter(({ id }) => !removal.pending.includes(id));
  const more = {
    ...list,
    status: list.status === 'filled' && shown.length === 0 ? ('empty' as const) : list.status,
    more: {
      ...list.more,
      show: () => {
        held.release();
        list.more.show();
      },
    },
  };

  return (
    <div className={classes.lists}>
      {problem ? <InlineAlert tone="error">{errorMessage(problem)}</InlineAlert> : null}
      {held.count > 0 && (
        <button
          type="button"
          className={classes.news}
          onClick={() => {
            held.release();
            scrollTo({ top: 0 });
          }}
        >
          <IconArrowUp size={16} aria-hidden />
          {plural(held.count, { one: '# new', other: '# new' })}
        </button>
      )}
      <ConnectionView
        list={more}
        empty={<NoNotifications tab={tab} />}
        more={<Trans>Show more</Trans>}
      >
        {() => <NotificationDays rows={shown} actions={actions} removal={removal} />}
      </ConnectionView>
      {tab === 'new' && <LatestPast section={section} actions={actions} removal={removal} />}
      <output className={classes.undo}>
        {removal.pending.length > 0 && (
          <span className={classes.undoBar}>
            <Trans>Removed</Trans>
            <Button variant="default" size="sm" onClick={removal.undo}>
              {t`Undo`}
            </Button>
          </span>
        )}
      </output>
    </div>
  );
}

interface LatestPastProps extends Pick<NotificationListProps, 'section' | 'actions'> {
  removal: ReturnType<typeof useRemoval>;
}

/** The latest past ones, with the way to all of them: an empty tab is never a blank page. */
function LatestPast({ section, actions, removal }: LatestPastProps) {
  const { pathname, search } = useLocation();
  const { rows } = useConnection(NotificationsDocument, {
    variables: { filter: 'PAST', section, language: useLanguage(), first: latestPast },
    of: ({ notifications }) => notifications,
  });
  const shown = rows.filter(({ id }) => !removal.pending.includes(id)).slice(0, latestPast);
  if (shown.length === 0) return null;
  const kind = new URLSearchParams(search).get('kind');
  return (
    <NotificationCard
      heading={
        <>
          <Trans>Past</Trans>
          <Link to={withQuery(pathname, { tab: 'past', kind })}>
            <Trans>See all past</Trans>
          </Link>
        </>
      }
      rows={shown}
      actions={actions}
      removal={removal}
    />
  );
}
