import { expect, test } from 'vitest';
import { daysOf } from './conversation-days.ts';

const at = (dateSent: string) => ({ dateSent });

test('a conversation reads from its oldest day to its newest', () => {
  const days = daysOf([
    at('2026-11-21T15:00:00'),
    at('2026-11-21T09:00:00'),
    at('2026-11-20T23:59:00'),
  ]);
  expect(days.map(({ messages }) => messages.map(({ dateSent }) => dateSent))).toEqual([
    ['2026-11-20T23:59:00'],
    ['2026-11-21T09:00:00', '2026-11-21T15:00:00'],
  ]);
  expect(days[1]?.date).toBe('2026-11-21T09:00:00');
});

test('nothing said has no days', () => {
  expect(daysOf([])).toEqual([]);
});
