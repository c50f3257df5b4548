import { metersOf } from '@wiki/domain';
import { expect, test } from 'vitest';
import { rangeWords } from './range-words.ts';

test('a range is said once where its ends are the same', () => {
  expect(rangeWords(84, 120, String)).toBe('84–120');
  expect(rangeWords(84, 84, String)).toBe('84');
  expect(rangeWords(null, 120, String)).toBe('120');
  expect(rangeWords(84, null, String)).toBe('84');
  expect(rangeWords(null, null, String)).toBe('');
  expect(rangeWords(904, 905, (feet) => String(metersOf(feet)))).toBe('84');
});
