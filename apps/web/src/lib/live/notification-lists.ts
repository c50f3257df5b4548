/** What the lists need to know of a notification to place it. */
export interface ListedNotification {
  id: string;
  isRead: boolean;
  dateCreated: string;
}

/** The unread ones, the read ones, or all. */
export type NotificationList = 'NEW' | 'PAST' | 'ALL';

/** Whether a notification belongs to a list as it is now. */
export const belongsTo = (list: NotificationList, { isRead }: ListedNotification): boolean =>
  list === 'ALL' || isRead === (list === 'PAST');

/**
 * A list after one of its notifications changed: taken out when it was removed or now belongs to
 * the other list, put in its place by date (newest first) when it belongs here and is missing.
 * Applying the same change twice does nothing more, so an echo of one's own action is harmless.
 * @param read reads a listed item; the cache keeps references
 * @param isWhole whether the list is loaded to its end: what is older than the last item of a
 *   partly loaded list comes with its page
 */
export function placeNotification<Item>(
  items: readonly Item[],
  change: { id: string; notification: ListedNotification | null; item: Item | null },
  list: NotificationList,
  isWhole: boolean,
  read: (item: Item) => ListedNotification | null,
): Item[] {
  const others = items.filter((item) => read(item)?.id !== change.id);
  const { notification, item } = change;
  if (!notification || !item || !belongsTo(list, notification)) return others;
  const place = others.findIndex(
    (other) => (read(other)?.dateCreated ?? '') < notification.dateCreated,
  );
  if (place >= 0) return others.toSpliced(place, 0, item);
  return isWhole ? [...others, item] : others;
}
