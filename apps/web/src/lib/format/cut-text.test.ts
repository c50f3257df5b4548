import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('cuts by characters as people count them', () => {
  expect(cutText('Bienvenida a Wiki empresarios', 25)).toBe('Bienvenida a Wiki empresa…');
  expect(cutText('corto', 25)).toBe('corto');
  expect(cutText('🧵🧶🪡', 2)).toBe('🧵🧶…');
  expect(cutText('uno dos', 4)).toBe('uno…');
});
