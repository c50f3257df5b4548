import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [42, '0:42'],
  [893, '14:53'],
  [3_723, '1:02:03'],
])('%i seconds', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
