import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const shown = (text: string, search: string) =>
  markedParts(text, search)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test('marks the words that were searched for, whatever their accents and endings', () => {
  expect(shown('La humedad está en 11,1 %.', 'hume ESTA')).toBe('La [humedad] [está] en 11,1 %.');
  expect(shown('Nothing of it', 'zzz')).toBe('Nothing of it');
});

test('shows what stands around the first match of a long text', () => {
  const text = `${'a '.repeat(200)}found${' b'.repeat(200)}`;
  expect(shown(text, 'found')).toMatch(/^…(a | a)+\[found\]( b)+.?…$/);
});
