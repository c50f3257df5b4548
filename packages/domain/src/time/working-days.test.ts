import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  colombianDay,
  easterOf,
  endOfColombianDay,
  holidaysOf,
  isWorkingDay,
  workingDaysUntil,
} from './working-days.ts';

describe('Easter', () => {
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('of %i is %s', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it('is always a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year <= 2199; year += 1) {
      const day = easterOf(year);
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
    }
  });
});

// As the government publishes them.
const published: Record<number, string> = {
  2024: '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25',
  2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2027: '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
  2028: '01-01 01-10 03-20 04-13 04-14 05-01 05-29 06-19 06-26 07-03 07-20 08-07 08-21 10-16 11-06 11-13 12-08 12-25',
};

describe('the holidays of Colombia', () => {
  it.each(Object.entries(published))('of %s are those that are published', (year, days) => {
    expect(holidaysOf(Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('are eighteen, one less where two fall on one day', () => {
    for (let year = 2000; year < 2100; year += 1) {
      expect([17, 18]).toContain(holidaysOf(year).length);
    }
  });
});

describe('working days', () => {
  it('are Monday to Friday without holidays', () => {
    expect(isWorkingDay('2026-11-20')).toBe(true);
    expect(isWorkingDay('2026-11-21')).toBe(false);
    expect(isWorkingDay('2026-11-22')).toBe(false);
    expect(isWorkingDay('2026-11-16')).toBe(false);
    expect(isWorkingDay('2026-12-25')).toBe(false);
  });

  it('are counted from the day after', () => {
    expect(addWorkingDays('2026-11-13', 1)).toBe('2026-11-17');
    expect(addWorkingDays('2026-11-22', 10)).toBe('2026-12-04');
    expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-28');
    expect(addWorkingDays('2026-12-31', 10)).toBe('2027-01-18');
    expect(addWorkingDays('2026-04-01', 1)).toBe('2026-04-06');
    expect(addWorkingDays('2026-11-20', 0)).toBe('2026-11-20');
  });

  it('until a day are as many as were added, and negative when it is over', () => {
    for (const count of [1, 5, 10, 15, 23]) {
      const due = addWorkingDays('2026-11-20', count);
      expect(workingDaysUntil('2026-11-20', due)).toBe(count);
      expect(workingDaysUntil(due, '2026-11-20')).toBe(-count);
    }
    expect(workingDaysUntil('2026-11-20', '2026-11-22')).toBe(0);
    expect(workingDaysUntil('2026-11-23', '2026-11-20')).toBe(-1);
    // On a Saturday, what ended on Friday is over.
    expect(workingDaysUntil('2026-11-21', '2026-11-20')).toBe(-1);
  });
});

describe('a day in Colombia', () => {
  it('begins five hours after that of UTC, and has a last instant', () => {
    expect(colombianDay(new Date('2026-11-22T04:59:59.999Z'))).toBe('2026-11-21');
    expect(colombianDay(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
    expect(endOfColombianDay('2026-11-22').toISOString()).toBe('2026-11-23T04:59:59.999Z');
    expect(colombianDay(endOfColombianDay('2026-11-22'))).toBe('2026-11-22');
  });
});
