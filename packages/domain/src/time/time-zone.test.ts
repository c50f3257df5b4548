import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayIn, daysBetween, isDay, startOfDay, startOfUnit } from './time-zone.ts';

test('a day of Bogotá begins at five in the morning of Greenwich', () => {
  expect(startOfDay('America/Bogota', '2026-11-22').toISOString()).toBe('2026-11-22T05:00:00.000Z');
  expect(dayIn('America/Bogota', new Date('2026-11-22T04:59:59.999Z'))).toBe('2026-11-21');
});

test('days begin where they should when the clock is changed', () => {
  expect(startOfDay('Europe/Madrid', '2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('Europe/Madrid', '2026-03-30').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  // In Santiago midnight does not exist on the day that summer begins.
  expect(dayIn('America/Santiago', startOfDay('America/Santiago', '2026-09-06'))).toBe(
    '2026-09-06',
  );
});

test('every instant is in the day whose start is before it and whose next start is after it', () => {
  const zones = ['America/Bogota', 'America/Santiago', 'Europe/Madrid', 'Asia/Kathmandu', 'UTC'];
  const instants = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, at) => {
      const day = dayIn(zone, at);
      expect(startOfDay(zone, day).getTime()).toBeLessThanOrEqual(at.getTime());
      expect(startOfDay(zone, addDays(day, 1)).getTime()).toBeGreaterThan(at.getTime());
    }),
    { numRuns: 300 },
  );
});

test('weeks begin on Monday, months on the first', () => {
  expect(startOfUnit('week', '2026-11-22')).toBe('2026-11-16');
  expect(startOfUnit('week', '2026-11-23')).toBe('2026-11-23');
  expect(startOfUnit('month', '2026-02-28')).toBe('2026-02-01');
  expect(startOfUnit('day', '2026-02-28')).toBe('2026-02-28');
});

test('spans are counted with both ends', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(3);
  expect(daysBetween('2026-02-27', '2026-02-27')).toBe(1);
});

test('only days of the calendar are days', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-2-1', 'today', '2026-13-01'].some(isDay)).toBe(false);
});
