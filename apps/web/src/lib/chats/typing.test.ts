import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTyping, noteTyping, writersIn } from './typing.ts';

const ana = { id: 'a', displayName: 'Ana' };
const berta = { id: 'b', displayName: 'Berta' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetTyping();
  vi.useRealTimers();
});

test('who writes is known until they stop, or nothing more is heard of them', () => {
  noteTyping('one', ana, true);
  noteTyping('one', berta, true);
  expect(writersIn('one')).toEqual([ana, berta]);
  expect(writersIn('other')).toEqual([]);
  noteTyping('one', berta, false);
  expect(writersIn('one')).toEqual([ana]);
  vi.advanceTimersByTime(5_000);
  noteTyping('one', ana, true);
  vi.advanceTimersByTime(5_000);
  expect(writersIn('one')).toEqual([ana]);
  vi.advanceTimersByTime(5_000);
  expect(writersIn('one')).toEqual([]);
});
