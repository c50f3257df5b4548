import { describe, expect, it } from 'vitest';
import { isTimeZone, localTime, type OpeningSpan, openingState } from './opening-hours.ts';

const hours: OpeningSpan[] = [
  { day: 'MONDAY', opens: '08:00', closes: '12:00' },
  { day: 'MONDAY', opens: '14:00', closes: '18:00' },
  { day: 'WEDNESDAY', opens: '09:30', closes: '13:00' },
];

/** How the place stands at a moment, as its own clock says it. */
const at = (moment: string, timeZone: string) =>
  openingState(hours, timeZone, new Date(`${moment}Z`));

describe('whether a place is open', () => {
  it('is told by the clock of the place, at one moment all over the world', () => {
    // Monday 13:30 in UTC: 8:30 in Bogota, 7:30 in Mexico City, 14:30 in Madrid, Tuesday in Auckland.
    const moment = '2026-03-02T13:30:00';
    expect(at(moment, 'America/Bogota')).toEqual({
      isOpen: true,
      change: { day: 'MONDAY', time: '12:00', daysAhead: 0 },
    });
    expect(at(moment, 'America/Mexico_City')).toEqual({
      isOpen: false,
      change: { day: 'MONDAY', time: '08:00', daysAhead: 0 },
    });
    expect(at(moment, 'Europe/Madrid').isOpen).toBe(true);
    expect(at(moment, 'Pacific/Auckland')).toEqual({
      isOpen: false,
      change: { day: 'WEDNESDAY', time: '09:30', daysAhead: 1 },
    });
  });

  it('begins with the minute it opens and ends with the minute it closes', () => {
    expect(at('2026-03-02T12:59:59', 'America/Bogota').isOpen).toBe(false);
    expect(at('2026-03-02T13:00:00', 'America/Bogota').isOpen).toBe(true);
    expect(at('2026-03-02T16:59:59', 'America/Bogota').isOpen).toBe(true);
    expect(at('2026-03-02T17:00:00', 'America/Bogota')).toEqual({
      isOpen: false,
      change: { day: 'MONDAY', time: '14:00', daysAhead: 0 },
    });
  });

  it('follows the summer time of the place', () => {
    // A quarter past eight in UTC: a quarter past nine in winter, past ten in summer.
    expect(at('2026-01-07T08:15:00', 'Europe/Madrid').isOpen).toBe(false);
    expect(at('2026-07-08T08:15:00', 'Europe/Madrid').isOpen).toBe(true);
  });

  it('looks a week ahead, and knows when nothing comes', () => {
    expect(at('2026-03-04T18:00:00', 'America/Bogota').change).toEqual({
      day: 'MONDAY',
      time: '08:00',
      daysAhead: 5,
    });
    const friday: OpeningSpan[] = [{ day: 'FRIDAY', opens: '08:00', closes: '09:00' }];
    expect(openingState(friday, 'UTC', new Date('2026-03-06T10:00:00Z')).change).toEqual({
      day: 'FRIDAY',
      time: '08:00',
      daysAhead: 7,
    });
    expect(openingState([], 'UTC', new Date())).toEqual({ isOpen: false, change: null });
  });

  it('knows clocks by their names alone', () => {
    expect(isTimeZone('America/Bogota')).toBe(true);
    expect(isTimeZone('Bogota')).toBe(false);
    expect(localTime('America/Bogota', new Date('2026-03-02T04:59:00Z'))).toEqual({
      weekday: 'SUNDAY',
      time: '23:59',
      date: '2026-03-01',
    });
  });
});
