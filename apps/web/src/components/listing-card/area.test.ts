import { expect, test } from 'vitest';
import { metresOf, rangeWords } from './area.ts';

test('square feet are shown in square metres', () => {
  expect([metresOf(904), metresOf(0), metresOf(10_764)]).toEqual([84, 0, 1000]);
});

test('a range is said once where its ends are the same', () => {
  expect(rangeWords(84, 120, String)).toBe('84–120');
  expect(rangeWords(84, 84, String)).toBe('84');
  expect(rangeWords(null, 120, String)).toBe('120');
  expect(rangeWords(84, null, String)).toBe('84');
  expect(rangeWords(null, null, String)).toBe('');
  expect(rangeWords(904, 905, (feet) => String(metresOf(feet)))).toBe('84');
});
