import { expect, test } from 'vitest';
import { stepped, swipeStep } from './swipe.ts';

test.each([
  [-80, 5, 1],
  [80, -5, -1],
  [-20, 0, 0],
  [60, 90, 0],
])('a movement of %i by %i pixels is a step of %i', (dx, dy, step) => {
  expect(swipeStep(dx, dy)).toBe(step);
});

test('steps go round at both ends', () => {
  expect([stepped(2, 1, 3), stepped(0, -1, 3), stepped(1, 0, 3)]).toEqual([0, 2, 1]);
});
