import { useLingui } from '@lingui/react/macro';
import {
  IconCheck,
  IconChevronRight,
  IconDotsVertical,
  IconMailOpened,
  IconTrash,
} from '@tabler/icons-react';
import { Button, IconButton, VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Dropdown } from '../../../components/overlays/dropdown.tsx';
import dropdown from '../../../components/overlays/dropdown.module.css';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import type { NotificationsQuery } from '../../../gql/notifications.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useTaskWords } from '../hooks/use-task-words.ts';
import { usePlaceKinds } from '../hooks/use-place-kinds.ts';
import { useSectionNames } from '../hooks/use-section-names.ts';
import { NotificationFaces } from './notification-faces.tsx';
import classes from './notification-row.module.css';

export type NotificationItem = NotificationsQuery['notifications']['edges'][number]['node'];

export interface NotificationRowProps {
  notification: NotificationItem;
  /** Whether what it asks for is what presses most of all that is shown. */
  isPressing?: boolean | undefined;
  onOpen: () => void;
  onDismiss: () => void;
  onMarkUnread: () => void;
  onRemove: () => void;
}

/** The title with who acted set apart, wherever the language puts them. */
function Title({ title, actors }: { title: string; actors: string | null }) {
  const at = actors ? title.indexOf(actors) : -1;
  if (at < 0 || !actors) return <strong>{title}</strong>;
  return (
    <>
      {title.slice(0, at)}
      <strong>{actors}</strong>
      {title.slice(at + actors.length)}
    </>
  );
}

/** One notification: where it leads, and what can be done with it. */
export function NotificationRow({
  notification,
  isPressing = false,
  onOpen,
  onDismiss,
  onMarkUnread,
  onRemove,
}: NotificationRowProps) {
  const { t } = useLingui();
  const sections = useSectionNames();
  const kindAt = usePlaceKinds();
  const taskWords = useTaskWords();
  const hasNoHover = useMediaQuery('(hover: none)');
  const {
    title,
    text,
    url,
    isRead,
    isGone,
    dateCreated,
    actors,
    actorPhrase,
    place,
    quote,
    topic,
    task,
  } = notification;
  const actions = [
    isRead
      ? {
          key: 'unread',
          label: t`Mark as unread`,
          name: t`Mark as unread: ${title}`,
          icon: IconMailOpened,
          act: onMarkUnread,
        }
      : {
          key: 'read',
          label: t`Mark as read`,
          name: t`Mark as read: ${title}`,
          icon: IconCheck,
          act: onDismiss,
        },
    {
      key: 'remove',
      label: t({ message: 'Remove', context: 'destroy' }),
      name: t`Remove: ${title}`,
      icon: IconTrash,
      act: onRemove,
    },
  ];
  // Mails and devices name the place within the text; here it stands below it, once.
  const isOfPlace = Boolean(place && text.includes(place));
  const opened = isRead ? undefined : onOpen;
  const words = <Title title={title} actors={actorPhrase ?? null} />;
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <span className={classes.dot} aria-hidden />
      <NotificationFaces topic={topic} actors={isGone ? [] : actors} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          {!isRead && <VisuallyHidden>{t`Unread.`} </VisuallyHidden>}
          {isGone ? (
            <span>{words}</span>
          ) : (
            <Link to={url} onClick={opened}>
              {words}
            </Link>
          )}
        </h3>
        {quote && <p className={classes.text}>{t`“${quote}”`}</p>}
        {!isOfPlace && <p className={classes.text}>{text}</p>}
        {place && (
          <p className={classes.place}>
            {kindAt(url) ?? sections[notification.section]} · <span>{place}</span>
            <IconChevronRight size={16} stroke={2} aria-hidden />
          </p>
        )}
        {task && (
          <p className={classes.task}>
            <Button
              component={Link}
              to={task.url}
              size="sm"
              variant={isPressing ? 'filled' : 'default'}
              onClick={opened}
            >
              {taskWords[task.act]}
            </Button>
            {task.url !== url && (
              <Button component={Link} to={url} size="sm" variant="default" onClick={opened}>
                {t`See it first`}
              </Button>
            )}
          </p>
        )}
      </div>
      <p className={classes.time}>
        <TimeAgo value={dateCreated} />
      </p>
      {hasNoHover ? (
        <div className={classes.menu}>
          <Dropdown
            label={t`Actions for: ${title}`}
            className={classes.menuButton}
            trigger={<IconDotsVertical size={20} stroke={1.75} aria-hidden />}
          >
            {actions.map(({ key, label, icon: Icon, act }) => (
              <button key={key} type="button" className={dropdown.item} onClick={act}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {label}
              </button>
            ))}
          </Dropdown>
        </div>
      ) : (
        <div className={classes.actions}>
          {actions.map(({ key, label, name, icon: Icon, act }) => (
            <IconButton key={key} label={name} title={label} onClick={act}>
              <Icon size={20} stroke={1.75} aria-hidden />
            </IconButton>
          ))}
        </div>
      )}
    </li>
  );
}
