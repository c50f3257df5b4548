import { expect, test } from 'vitest';
import { qrModules } from './qr-modules.ts';

test('a code is a square of modules with the finder pattern in three corners', () => {
  const { count, isDark } = qrModules('https://example.com/entrepreneurs/6512bd43d9caa6e02c990b0a');
  expect((count - 17) % 4).toBe(0);
  const rowOf = (row: number, from: number) =>
    [0, 1, 2, 3, 4, 5, 6].map((step) => Number(isDark(row, from + step))).join('');
  for (const [row, column] of [
    [0, 0],
    [0, count - 7],
    [count - 7, 0],
  ] as const) {
    expect(rowOf(row, column)).toBe('1111111');
    expect(rowOf(row + 1, column)).toBe('1000001');
    expect(rowOf(row + 3, column)).toBe('1011101');
  }
});
