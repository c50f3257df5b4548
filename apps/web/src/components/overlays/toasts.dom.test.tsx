import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '../../lib/toasts/toasts.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  renderPart(<Toasts />);
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (...given: Parameters<typeof showToast>) => act(() => showToast(...given));
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('nothing is there until something was done, where readers are told of it', () => {
  const region = screen.getByRole('region', { name: 'Recent actions' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toBe('');
  say('Saved');
  expect(region.textContent).toContain('Saved');
});

test('goes after some seconds, but not while the pointer or the focus is on it', () => {
  say('Saved');
  const toast = screen.getByText('Saved').parentElement as HTMLElement;
  pass(7_000);
  fireEvent.pointerEnter(toast);
  pass(20_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.pointerLeave(toast);
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  pass(20_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
  pass(8_000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('is taken back once, and goes at that', () => {
  const undo = vi.fn<() => void>();
  say('Deleted', { undo });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).toBeNull();
});

test('what is said later of the same thing takes its place, and offers no second undo', () => {
  say('Removed', { about: 'case-1', undo: () => undefined });
  say('Kept', { about: 'case-2' });
  say('Undone', { about: 'case-1' });
  expect(screen.queryByText('Removed')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByText('Kept')).toBeTruthy();
  expect(screen.getByText('Undone')).toBeTruthy();
});

test('one that failed has a sign and no way back; an older one gives way to a fourth', () => {
  say('It did not work', { tone: 'failed' });
  expect(screen.getByText('It did not work').parentElement?.querySelector('svg')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  for (const text of ['one', 'two', 'three']) say(text);
  expect(screen.queryByText('It did not work')).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByText('three')).toBeTruthy();
});
