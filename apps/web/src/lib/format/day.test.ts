import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './day.ts';

test('the end of a day is still that day', () => {
  const end = endOfDay('2026-12-31');
  expect(end && dayOf(end)).toBe('2026-12-31');
  expect(end?.getHours()).toBe(23);
});

test('what is no day has no end', () => {
  expect(endOfDay('')).toBeNull();
  expect(endOfDay('2026-13-40')).toBeNull();
});
