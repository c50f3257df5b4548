import { standardTimeZone } from '@wiki/domain';
import { afterAll, expect, test } from 'vitest';
import { countDaysIn, dayHere } from './count.ts';

afterAll(() => countDaysIn(standardTimeZone));

test('a day ends with its last millisecond where the installation is, in either order', () => {
  countDaysIn('America/Bogota');
  const last = new Date('2026-11-30T04:59:59.999Z');
  const first = new Date('2026-11-30T05:00:00.000Z');
  expect([last, first, last, first].map(dayHere)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-11-29',
    '2026-11-30',
  ]);
});

test('the same instant is in another day where the zone is another', () => {
  const at = new Date('2026-11-30T03:00:00.000Z');
  countDaysIn('America/Bogota');
  expect(dayHere(at)).toBe('2026-11-29');
  countDaysIn('UTC');
  expect(dayHere(at)).toBe('2026-11-30');
});
