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
  /** The one whose button is filled: there is one at most. */
  pressing?: string | null;
  actions: ReturnType<typeof useNotificationActions>;
  removal: ReturnType<typeof useRemoval>;
}

/** Which one asks for what presses most: the newest to be paid, or else the newest that asks for anything. */
function mostPressing(rows: readonly NotificationItem[]): string | null {
  const asking = rows.filter(({ task }) => task);
  const first = asking.find(({ task }) => task?.act === 'PAY_INVOICE') ?? asking[0];
  return first?.id ?? null;
}

/** Some notifications below a heading. */
export function NotificationCard({
  heading,
  rows,
  pressing = null,
  actions,
  removal,
}: NotificationCardProps) {
  return (
    <section>
      <h2 className={classes.day}>{heading}</h2>
      <Card padding="none">
        <ul className={classes.list}>
          {rows.map((row) => (
            <NotificationRow
              key={row.id}
              notification={row}
              isPressing={row.id === pressing}
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
export function NotificationDays({
  rows,
  ...rest
}: Omit<NotificationCardProps, 'heading' | 'pressing'>) {
  const format = useFormat();
  const days = new Map<string, NotificationItem[]>();
  for (const row of rows) {
    const day = format.day(row.dateCreated);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  const pressing = mostPressing(rows);
  return [...days].map(([day, ofDay]) => (
    <NotificationCard key={day} heading={day} rows={ofDay} pressing={pressing} {...rest} />
  ));
}
