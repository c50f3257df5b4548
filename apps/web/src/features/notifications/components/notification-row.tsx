import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconMailOpened, IconTrash } from '@tabler/icons-react';
import { IconButton, VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { NotificationsQuery } from '../../../gql/notifications.ts';
import classes from './notification-row.module.css';

export type NotificationItem = NotificationsQuery['notifications']['edges'][number]['node'];

export interface NotificationRowProps {
  notification: NotificationItem;
  onOpen: () => void;
  onDismiss: () => void;
  onMarkUnread: () => void;
  onRemove: () => void;
}

/** One notification: where it leads, and what can be done with it. */
export function NotificationRow({
  notification: { title, text, url, isRead, dateCreated },
  onOpen,
  onDismiss,
  onMarkUnread,
  onRemove,
}: NotificationRowProps) {
  const { t } = useLingui();
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <span className={classes.dot} aria-hidden />
      <div className={classes.words}>
        <h2 className={classes.title}>
          {!isRead && <VisuallyHidden>{t`New:`} </VisuallyHidden>}
          <Link to={url} onClick={isRead ? undefined : onOpen}>
            {title}
          </Link>
        </h2>
        <p className={classes.text}>{text}</p>
        <p className={classes.time}>
          <TimeAgo value={dateCreated} />
        </p>
      </div>
      <div className={classes.actions}>
        {isRead ? (
          <IconButton
            label={t`Mark as unread: ${title}`}
            title={t`Mark as unread`}
            onClick={onMarkUnread}
          >
            <IconMailOpened size={20} stroke={1.75} aria-hidden />
          </IconButton>
        ) : (
          <IconButton label={t`Dismiss: ${title}`} title={t`Dismiss`} onClick={onDismiss}>
            <IconCheck size={20} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={t`Remove: ${title}`}
          title={t({ message: 'Remove', context: 'destroy' })}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
