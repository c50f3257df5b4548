import { expect, test } from 'vitest';
import { runsOf } from './message-runs.ts';

const sent = (by: string, minute: number, notice: string | null = null) => ({
  sender: { id: by },
  isOwn: by === 'me',
  notice,
  dateSent: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`,
});

test('messages of one person within five minutes stand together', () => {
  const messages = [
    sent('ana', 0),
    sent('ana', 4),
    sent('me', 5),
    sent('ana', 6),
    sent('ana', 12),
    sent('ana', 13, 'LEFT'),
    sent('ana', 14),
  ];
  expect(runsOf(messages).map((run) => run.length)).toEqual([2, 1, 1, 1, 1, 1]);
});
