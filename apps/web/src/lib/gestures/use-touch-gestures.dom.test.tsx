import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTouchGestures } from './use-touch-gestures.ts';

const held = vi.fn<() => void>();
const right = vi.fn<() => void>();
const left = vi.fn<() => void>();

function Thing({ canSwipeRight = true }: { canSwipeRight?: boolean }) {
  const gestures = useTouchGestures({
    onHold: held,
    onSwipeLeft: left,
    onSwipeRight: canSwipeRight ? right : undefined,
  });
  return (
    <article {...gestures}>
      <button type="button">Thing</button>
    </article>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  HTMLElement.prototype.setPointerCapture = () => {};
});
afterEach(() => vi.useRealTimers());

const finger = (more: object) => ({ pointerType: 'touch', isPrimary: true, pointerId: 1, ...more });

let isScrolled = true;

/** A finger that goes that way and leaves; whether its leaving was kept from being a press. */
function swipe(dx: number, dy: number): boolean {
  const thing = screen.getByRole('button');
  fireEvent.pointerDown(thing, finger({ clientX: 100, clientY: 100 }));
  for (const share of [0.5, 1]) {
    const place = { clientX: 100 + dx * share, clientY: 100 + dy * share };
    fireEvent.pointerMove(thing, finger(place));
    isScrolled = fireEvent.touchMove(thing);
  }
  fireEvent.pointerUp(thing, finger({ clientX: 100 + dx, clientY: 100 + dy }));
  return !fireEvent.touchEnd(thing);
}

const told = () => [held, left, right].map(({ mock }) => mock.calls.length);

test('a finger that rests asks for the menu, and its leaving presses nothing', () => {
  render(<Thing />);
  const thing = screen.getByRole('button');
  fireEvent.pointerDown(thing, finger({ clientX: 100, clientY: 100 }));
  vi.advanceTimersByTime(400);
  fireEvent.pointerMove(thing, finger({ clientX: 104, clientY: 97 }));
  expect(told()).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(100);
  expect(told()).toEqual([1, 0, 0]);
  fireEvent.pointerUp(thing, finger({ clientX: 104, clientY: 97 }));
  expect(fireEvent.touchEnd(thing)).toBe(false);
  // The next short press is one again.
  fireEvent.pointerDown(thing, finger({ clientX: 100, clientY: 100 }));
  fireEvent.pointerUp(thing, finger({ clientX: 100, clientY: 100 }));
  expect(fireEvent.touchEnd(thing)).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(told()).toEqual([1, 0, 0]);
});

test.each([
  [80, 5, [0, 0, 1], true],
  [-80, -5, [0, 1, 0], true],
  [25, 0, [0, 0, 0], true],
  [5, 90, [0, 0, 0], false],
  [60, 90, [0, 0, 0], false],
])('a finger that goes %i by %i pixels', (dx, dy, calls, isKept) => {
  render(<Thing />);
  expect(swipe(dx, dy)).toBe(isKept);
  vi.advanceTimersByTime(1_000);
  expect(told()).toEqual(calls);
  expect(screen.getByRole('article').style.translate).toBe('');
});

test('a way that asks for nothing stays a press', () => {
  render(<Thing canSwipeRight={false} />);
  expect(swipe(80, 0)).toBe(false);
  expect(told()).toEqual([0, 0, 0]);
});

test('a mouse, a second finger and a page that scrolls ask for nothing', () => {
  render(<Thing />);
  const thing = screen.getByRole('button');
  fireEvent.pointerDown(thing, { ...finger({}), pointerType: 'mouse' });
  fireEvent.pointerDown(thing, { ...finger({}), isPrimary: false });
  fireEvent.pointerDown(thing, finger({}));
  fireEvent.pointerCancel(thing, finger({}));
  vi.advanceTimersByTime(1_000);
  expect(told()).toEqual([0, 0, 0]);
});

test('a swipe is not scrolled by the browser as well, all else is', () => {
  render(<Thing />);
  swipe(80, 5);
  expect(isScrolled).toBe(false);
  swipe(5, 80);
  expect(isScrolled).toBe(true);
});
