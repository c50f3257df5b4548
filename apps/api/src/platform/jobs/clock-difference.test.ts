import { expect, test } from 'vitest';
import { clockDifference } from './clock-difference.ts';

test.each([
  ['read while it was waited for', 1_500, 0],
  ['read at the first moment', 1_000, 0],
  ['ahead', 9_000, 7_000],
  ['behind', 400, -600],
])('a clock that is %s', (_, other, difference) => {
  expect(clockDifference(other, 1_000, 2_000)).toBe(difference);
});
