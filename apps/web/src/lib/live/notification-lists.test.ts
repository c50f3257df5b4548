import { describe, expect, test } from 'vitest';
import {
  type ListedNotification,
  type NotificationList,
  placeNotification,
} from './notification-lists.ts';

const at = (id: string, minute: number, isRead = false): ListedNotification => ({
  id,
  isRead,
  dateCreated: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`,
});
const place = (
  items: ListedNotification[],
  notification: ListedNotification | null,
  options: { id?: string; list?: NotificationList; isWhole?: boolean } = {},
) =>
  placeNotification(
    items,
    { id: options.id ?? notification?.id ?? '', notification, item: notification },
    options.list ?? 'NEW',
    options.isWhole ?? true,
    (item) => item,
  ).map(({ id }) => id);

const list = [at('c', 30), at('b', 20), at('a', 10)];

describe('placing a changed notification', () => {
  test('a new one comes first', () => {
    expect(place(list, at('d', 40))).toEqual(['d', 'c', 'b', 'a']);
  });

  test('one that is there stays once, in its place', () => {
    expect(place(list, at('b', 20))).toEqual(['c', 'b', 'a']);
  });

  test('a read one leaves the new list and joins the past ones by date', () => {
    expect(place(list, at('b', 20, true))).toEqual(['c', 'a']);
    expect(
      place([at('z', 25, true), at('y', 5, true)], at('b', 20, true), { list: 'PAST' }),
    ).toEqual(['z', 'b', 'y']);
  });

  test('a read one stays in the list of all', () => {
    expect(place(list, at('b', 20, true), { list: 'ALL' })).toEqual(['c', 'b', 'a']);
  });

  test('a removed one leaves', () => {
    expect(place(list, null, { id: 'a' })).toEqual(['c', 'b']);
  });

  test('the last place is given only when the list is loaded to its end', () => {
    expect(place(list, at('0', 1))).toEqual(['c', 'b', 'a', '0']);
    expect(place(list, at('0', 1), { isWhole: false })).toEqual(['c', 'b', 'a']);
  });
});
