import { expect, test } from 'vitest';
import { urgencyOf, waitedFor } from './waiting-time.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

test('says how long something waits in the two units that matter', () => {
  expect(waitedFor('2026-11-28T11:48:30Z', now)).toBe('11 min');
  expect(waitedFor('2026-11-28T03:00:00Z', now)).toBe('9 h');
  expect(waitedFor('2026-11-22T08:00:00Z', now)).toBe('6 d 4 h');
  // A clock that is ahead makes nothing wait less than not at all.
  expect(waitedFor('2026-11-28T12:01:00Z', now)).toBe('0 min');
});

test('tells what is late from what is soon and what has time', () => {
  expect(urgencyOf('2026-11-28T11:59:59Z', now)).toBe('late');
  expect(urgencyOf('2026-11-28T12:00:00Z', now)).toBe('soon');
  expect(urgencyOf('2026-11-28T23:59:59Z', now)).toBe('soon');
  expect(urgencyOf('2026-11-29T00:00:00Z', now)).toBeNull();
});
