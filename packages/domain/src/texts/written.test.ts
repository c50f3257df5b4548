import { expect, test } from 'vitest';
import { writtenDay, writtenPesos, writtenTime } from './written.ts';

const at = new Date('2026-11-28T03:05:00Z');

test('a day and a time are those of Colombia, and say so', () => {
  expect(writtenDay(at, 'en')).toBe('November 27, 2026');
  expect(writtenDay(at, 'es')).toBe('27 de noviembre de 2026');
  expect(writtenTime(at, 'en').replaceAll(/\s/g, ' ')).toBe(
    'November 27, 2026 at 10:05 PM (Colombia time)',
  );
  expect(writtenTime(at, 'es').replaceAll(/\s/g, ' ')).toBe(
    '27 de noviembre de 2026 a las 10:05 p. m. (hora de Colombia)',
  );
});

test('pesos are whole', () => {
  expect(writtenPesos(11_900_000, 'en')).toBe('119,000 COP');
  expect(writtenPesos(11_900_000, 'es')).toBe('119.000 COP');
});
