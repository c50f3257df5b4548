import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CountBadge, LiveDot, PageHeader } from '@wiki/ui';
import { useLocation } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import { useUnreadCount } from '../../../lib/live/use-unread-count.ts';
import { type NotificationsTab, withQuery } from '../../../lib/paths.ts';
import { NotificationList } from '../components/notification-list.tsx';
import { useNotificationActions } from '../hooks/use-notification-actions.ts';

/** New and past notifications, for members and administrators alike. */
export function Notifications() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const tab: NotificationsTab = search.get('tab') === 'past' ? 'past' : 'new';
  const unread = useUnreadCount();
  const actions = useNotificationActions();
  const tabs = [
    { name: 'new', label: t({ message: 'New', context: 'notifications' }), to: pathname },
    { name: 'past', label: t`Past`, to: withQuery(pathname, { tab: 'past' }) },
  ] as const;
  return (
    <Page
      title={t`Notifications`}
      description={t`What happened in the network and concerns you.`}
      width="narrow"
    >
      <PageHeader
        title={<Trans>Notifications</Trans>}
        description={<LiveDot label={t`Live`} />}
        actions={
          unread > 0 && (
            <Button
              variant="default"
              loading={actions.isMarkingAll}
              onClick={() => void actions.markAllRead()}
            >
              <Trans>Mark all as read</Trans>
            </Button>
          )
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
      <NotificationList key={tab} tab={tab} actions={actions} />
    </Page>
  );
}
