import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn<() => void>();
const lost = new TypeError('Failed to fetch dynamically imported module: /assets/partners-1.js');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00.000Z') });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  reload.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page whose code could not be had is read anew, and not again at once', () => {
  expect(reloadOnce(lost)).toBe(true);
  expect(reloadOnce(lost)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(reloadOnce(new Error('Unable to preload CSS for /assets/partners-1.css'))).toBe(true);
});

test('another error stays on the screen, and so does one where nothing can be noted', () => {
  expect(reloadOnce(new TypeError('x is undefined'))).toBe(false);
  expect(reloadOnce('lost')).toBe(false);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  expect(reloadOnce(lost)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
