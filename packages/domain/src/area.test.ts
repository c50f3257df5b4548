import { expect, test } from 'vitest';
import { metresOf, squareFeetOf } from './area.ts';

test('square feet are shown in square metres', () => {
  expect([metresOf(904), metresOf(0), metresOf(10_764)]).toEqual([84, 0, 1000]);
});

test('whole square metres survive being kept in square feet', () => {
  for (let metres = 0; metres <= 20_000; metres += 1)
    expect(metresOf(squareFeetOf(metres))).toBe(metres);
});
