import { Card } from '@wiki/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { useNotificationActions } from '../hooks/use-notification-actions.ts';
import type { useRemoval } from '../hooks/use-removal.ts';
import classes from './notification-list.module.css';
import { type NotificationItem, NotificationRow } from './notification-row.tsx';

export interface NotificationCardProps {
  /** What stands above it. */
  heading: ReactNode;
  rows: readonly NotificationItem[];
  actions: ReturnType<typeof useNotificationActions>;
  removal: ReturnType<typeof useRemoval>;
}

/** Some notifications below a heading. */
export function NotificationCard({ heading, rows, actions, removal }: NotificationCardProps) {
  return (
    <section>
      <h2 className={classes.day}>{heading}</h2>
      <Card padding="none">
        <ul className={classes.list}>
          {rows.map((row) => (
            <NotificationRow
              key={row.id}
              notification={row}
              onOpen={() => void actions.open(row)}
              onDismiss={() => void actions.dismiss(row)}
              onMarkUnread={() => void actions.markUnread(row)}
              onRemove={() => removal.remove(row.id)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Notifications by the day on which they came, the newest first. */
export function NotificationDays({ rows, ...rest }: Omit<NotificationCardProps, 'heading'>) {
  const format = useFormat();
  const days = Map.groupBy(rows, ({ dateCreated }) => format.day(dateCreated));
  return [...days].map(([day, ofDay]) => (
    <NotificationCard key={day} heading={day} rows={ofDay} {...rest} />
  ));
}
