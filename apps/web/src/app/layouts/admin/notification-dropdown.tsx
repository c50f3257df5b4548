import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import { CountBadge, InlineAlert, ListSkeleton } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Dropdown } from '../../../components/overlays/dropdown.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { useLatestNotificationsQuery } from '../../../gql/app.ts';
import { cutText } from '../../../lib/format/cut-text.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useUnreadCount } from '../../../lib/live/use-unread-count.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import classes from './admin-layout.module.css';

const { textCharacters } = limits.adminNotificationDropdown;

function LatestNotifications() {
  const { t } = useLingui();
  const { data, error } = useLatestNotificationsQuery({
    variables: { language: useLanguage() },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return <InlineAlert tone="error">{t`We couldn’t load the notifications.`}</InlineAlert>;
  }
  if (!data) return <ListSkeleton label={t`Loading notifications`} count={4} />;
  const { edges } = data.notifications;
  if (edges.length === 0) return <p className={classes.none}>{t`You have no notifications.`}</p>;
  return (
    <ul className={classes.notifications}>
      {edges.map(({ node }) => (
        <li key={node.id}>
          <Link to={node.url} data-unread={!node.isRead || undefined}>
            <strong>{node.title}</strong>
            <span title={node.text}>{cutText(node.text, textCharacters)}</span>
            <small>
              <TimeAgo value={node.dateCreated} />
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The bell of the back office: the latest ten, and the way to all of them. */
export function NotificationDropdown() {
  const { t } = useLingui();
  const unread = useUnreadCount();
  return (
    <Dropdown
      label={
        unread > 0
          ? t`Notifications: ${plural(unread, { one: '# unread', other: '# unread' })}`
          : t`Notifications`
      }
      look="icon"
      closesOnWheel
      trigger={
        <>
          <IconBell size={22} stroke={1.75} aria-hidden />
          <span className={classes.badge}>
            <CountBadge count={unread} />
          </span>
        </>
      }
    >
      <div className={classes.latest}>
        <LatestNotifications />
      </div>
      <Link to={adminPaths.notifications()} className={classes.all}>
        <Trans>See all notifications</Trans>
      </Link>
    </Dropdown>
  );
}
