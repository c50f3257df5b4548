import { closeCodes } from '@wiki/domain';
import { expect, test } from 'vitest';
import { closeCodeOf, isDeliberate, isSessionChange, reconnectDelay } from './reconnect.ts';

test('waits longer each time, within bounds, and not all at once', () => {
  expect(reconnectDelay(0, () => 0)).toBe(250);
  expect(reconnectDelay(0, () => 1)).toBe(500);
  expect(reconnectDelay(3, () => 1)).toBe(4_000);
  expect(reconnectDelay(50, () => 1)).toBe(20_000);
  expect(reconnectDelay(50, () => 0)).toBe(10_000);
});

test('knows the close that asks for a new token', () => {
  expect(isSessionChange({ code: closeCodes.sessionChanged, reason: '' })).toBe(true);
  expect(isSessionChange({ code: 1006 })).toBe(false);
  expect(closeCodeOf(new Error('refused'))).toBeNull();
});

test('tells a close that was wanted from a connection that was lost', () => {
  expect(isDeliberate({ code: 1000 })).toBe(true);
  expect(isDeliberate({ code: 1006 })).toBe(false);
});
