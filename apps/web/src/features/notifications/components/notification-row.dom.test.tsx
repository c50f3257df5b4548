import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { type NotificationItem, NotificationRow } from './notification-row.tsx';

const nothing = () => {};
const notification: NotificationItem = {
  id: 'liked',
  topic: 'LIKES',
  section: 'FORUM',
  title: 'Kevin Polo likes what you wrote',
  text: 'In “How do you test a box?”.',
  url: '/wiki-forum/box',
  quote: null,
  place: 'How do you test a box?',
  actors: [],
  actorPhrase: 'Kevin Polo',
  isRead: false,
  isGone: false,
  dateCreated: '2026-11-27T12:00:00.000Z',
  task: null,
};
const show = (changed: Partial<NotificationItem>) =>
  renderPart(
    <NotificationRow
      notification={{ ...notification, ...changed }}
      onOpen={nothing}
      onDismiss={nothing}
      onMarkUnread={nothing}
      onRemove={nothing}
    />,
  );

test('a notification names what it leads to once', () => {
  show({});
  expect(screen.getAllByText(/How do you test a box/)).toHaveLength(1);
});

test('what its text says beyond that stays', () => {
  const text = 'Everybody reads the question once you have answered it.';
  show({ text, place: 'Café Alto del Roble' });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Café Alto del Roble')).toBeTruthy();
});

test('the words it is about stand beneath it, in the signs of the language', () => {
  show({ quote: 'Which tape do you use?' });
  expect(screen.getByText('“Which tape do you use?”')).toBeTruthy();
});
