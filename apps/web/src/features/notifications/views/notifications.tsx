import { Trans, useLingui } from '@lingui/react/macro';
import { IconChecks } from '@tabler/icons-react';
import { Button, CountBadge, PageHeader } from '@wiki/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import { useUnreadBySectionQuery } from '../../../gql/notifications.ts';
import { useUnreadCount } from '../../../lib/live/use-unread-count.ts';
import { type NotificationsTab, paths, withQuery } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { NotificationList } from '../components/notification-list.tsx';
import { ReachSummary } from '../components/reach-summary.tsx';
import { SectionFilters, sectionOf } from '../components/section-filters.tsx';
import { useNotificationActions } from '../hooks/use-notification-actions.ts';
import classes from './notifications.module.css';

/** New and past notifications, for members and administrators alike. */
export function Notifications() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const tab: NotificationsTab = search.get('tab') === 'past' ? 'past' : 'new';
  const kind = search.get('kind');
  const section = sectionOf(kind);
  const unread = useUnreadCount();
  const actions = useNotificationActions();
  const { data: counts, refetch } = useUnreadBySectionQuery({ fetchPolicy: 'cache-and-network' });
  // The badge is live; how it is divided is asked again with it.
  useEffect(() => void refetch().catch(() => undefined), [unread, refetch]);
  const preferences =
    pathname === adminPaths.notifications()
      ? adminPaths.notificationPreferences()
      : paths.notificationPreferences();
  const tabs = [
    {
      name: 'new',
      label: t({ message: 'New', context: 'notifications' }),
      to: withQuery(pathname, { kind }),
    },
    { name: 'past', label: t`Past`, to: withQuery(pathname, { tab: 'past', kind }) },
  ] as const;
  return (
    <Page title={t`Notifications`} description={t`Updates that matter to you.`} width="wide">
      <div className={classes.columns}>
        <div>
          <PageHeader
            title={<Trans>Notifications</Trans>}
            actions={
              <>
                <LiveMark label={t`Live`} />
                {unread > 0 && (
                  <Button
                    variant="default"
                    leftSection={<IconChecks size={18} stroke={1.75} aria-hidden />}
                    loading={actions.isMarkingAll}
                    onClick={() => void actions.markAllRead()}
                  >
                    <Trans>Mark all as read</Trans>
                  </Button>
                )}
              </>
            }
          />
          <TabLinks
            label={t`Which notifications`}
            tabs={tabs.map(({ name, label, to }) => ({
              to,
              label,
              isCurrent: name === tab,
              count: name === 'new' && <CountBadge count={unread} />,
            }))}
          />
          <SectionFilters pathname={pathname} tab={tab} section={section} counts={counts} />
          <NotificationList key={tab} tab={tab} section={section} actions={actions} />
        </div>
        <aside>
          <ReachSummary to={preferences} />
        </aside>
      </div>
    </Page>
  );
}
