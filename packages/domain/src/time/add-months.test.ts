import { expect, it } from 'vitest';
import { addMonths } from './add-months.ts';

it.each([
  ['2026-11-21T14:05:00.000Z', 1, '2026-12-21T14:05:00.000Z'],
  ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
  ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-10-31T10:00:00.000Z', 13, '2027-11-30T10:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});
