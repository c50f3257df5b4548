import { expect, it } from 'vitest';
import { minorOf } from './minor-of.ts';

it.each([
  ['142800', 14_280_000],
  ['142.800', 14_280_000],
  ['142,800.00', 14_280_000],
  [' 1.142.800 ', 114_280_000],
  ['ciento', 0],
  ['', 0],
])('reads %o', (text, minor) => {
  expect(minorOf(text)).toBe(minor);
});
