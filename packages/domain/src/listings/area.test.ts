import { expect, test } from 'vitest';
import { metersOf, squareFeetOf } from './area.ts';

test('square feet are shown in square meters', () => {
  expect([metersOf(904), metersOf(0), metersOf(10_764)]).toEqual([84, 0, 1000]);
});

test('whole square meters survive being kept in square feet', () => {
  for (let meters = 0; meters <= 20_000; meters += 1)
    expect(metersOf(squareFeetOf(meters))).toBe(meters);
});
