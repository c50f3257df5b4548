import { describe, expect, it } from 'vitest';
import { codeOf, value } from '../testing/expressions.ts';

describe('dates as MongoDB documents them', () => {
  const iso = (text: string): Date => new Date(text);

  it('gives the results of the manual', () => {
    const cases: [unknown, unknown][] = [
      [{ $dateAdd: { startDate: iso('2022-01-31'), unit: 'month', amount: 1 } }, iso('2022-02-28')],
      [
        { $dateSubtract: { startDate: iso('2022-01-22'), unit: 'month', amount: 24 } },
        iso('2020-01-22'),
      ],
      [{ $week: iso('2025-01-04') }, 0],
      [{ $week: iso('2025-01-05') }, 1],
      [{ $isoWeekYear: iso('2025-12-30') }, 2026],
      [
        { $dateFromParts: { year: 2017, month: 14, day: 0, hour: 12 } },
        iso('2018-01-31T12:00:00Z'),
      ],
      [
        { $dateFromParts: { isoWeekYear: 2017, isoWeek: 6, isoDayOfWeek: 3, hour: 12 } },
        iso('2017-02-08T12:00:00Z'),
      ],
      [
        { $dateToString: { date: iso('2020-06-09T12:05:00Z'), timezone: 'Europe/Madrid' } },
        '2020-06-09T14:05:00.000',
      ],
      [{ $dateToString: { date: iso('2020-06-09T12:05:00Z') } }, '2020-06-09T12:05:00.000Z'],
      [
        {
          $dateToString: { date: iso('2020-06-09T12:05:00Z'), format: '%z %Z', timezone: '-0330' },
        },
        '-0330 -210',
      ],
      [{ $dateToString: { date: null, onNull: 'none' } }, 'none'],
      [{ $dateToString: { date: iso('2020-06-09'), timezone: null } }, null],
      [
        { $dateFromString: { dateString: '2017-02-08T12:10:40.787' } },
        iso('2017-02-08T12:10:40.787Z'),
      ],
      [
        { $dateFromString: { dateString: '2017-02-08', timezone: 'America/New_York' } },
        iso('2017-02-08T05:00:00Z'),
      ],
      [
        { $dateFromString: { dateString: '2017-02-08T12:10:40.787+0200' } },
        iso('2017-02-08T10:10:40.787Z'),
      ],
      [{ $dateFromString: { dateString: '06-15-2018', format: '%m-%d-%Y' } }, iso('2018-06-15')],
      [{ $dateFromString: { dateString: '2017-W07-3', format: '%G-W%V-%u' } }, iso('2017-02-15')],
      [{ $dateFromString: { dateString: 'July 4th, 2017 3:05pm' } }, iso('2017-07-04T15:05:00Z')],
      [
        { $dateFromString: { dateString: 'Tue, 4 Jul 2017 11:00:00 EST' } },
        iso('2017-07-04T16:00:00Z'),
      ],
      [{ $dateFromString: { dateString: '20170704T110203' } }, iso('2017-07-04T11:02:03Z')],
      [{ $dateFromString: { dateString: '07/04/2017' } }, iso('2017-07-04')],
      [{ $dateFromString: { dateString: '2017-039' } }, iso('2017-02-08')],
      [{ $dateFromString: { dateString: '@1500000000' } }, iso('2017-07-14T02:40:00Z')],
      [{ $dateFromString: { dateString: null, onNull: 'none' } }, 'none'],
      [{ $dateFromString: { dateString: 'soon', onError: 'none' } }, 'none'],
      [{ $dateFromString: { dateString: 5, onError: 'none' } }, 'none'],
      [
        {
          $dateTrunc: { date: iso('2020-03-29T01:30:00Z'), unit: 'day', timezone: 'Europe/Madrid' },
        },
        iso('2020-03-28T23:00:00Z'),
      ],
      [{ $dateTrunc: { date: null, unit: 'day' } }, null],
      [{ $hour: { date: iso('2020-03-29T01:30:00Z'), timezone: 'GMT' } }, 1],
      [{ $hour: [{ $dateAdd: { startDate: iso('2020-01-01'), unit: 'hour', amount: 3 } }] }, 3],
      [
        {
          $dateDiff: {
            startDate: iso('2020-10-25T00:30:00Z'),
            endDate: iso('2020-10-25T01:30:00Z'),
            unit: 'hour',
            timezone: 'Europe/Madrid',
          },
        },
        1,
      ],
    ];
    for (const [expr, expected] of cases) {
      expect([expr, value(expr)]).toEqual([expr, expected]);
    }
  });

  it('refuses what MongoDB refuses, with its codes', () => {
    const date = iso('2020-01-01');
    const cases: [unknown, number][] = [
      [{ $year: 'x' }, 16006],
      [{ $year: { date, zone: 'UTC' } }, 40535],
      [{ $year: { timezone: 'UTC' } }, 40539],
      [{ $year: [date, date] }, 40536],
      [{ $year: { date, timezone: 'Europe/Nowhere' } }, 40485],
      [{ $year: { date, timezone: 'europe/madrid' } }, 40485],
      [{ $year: { date, timezone: '+5' } }, 40485],
      [{ $year: { date, timezone: 5 } }, 40517],
      [{ $dateAdd: { startDate: date, unit: 'eon', amount: 1 } }, 9],
      [{ $dateAdd: { startDate: date, unit: 'day' } }, 5166402],
      [{ $dateAdd: { startDate: date, unit: 'day', amount: 'x' } }, 5166405],
      [{ $dateAdd: { startDate: 'x', unit: 'day', amount: 1 } }, 5166403],
      [{ $dateAdd: { startDate: date, unit: 'day', amount: 1, zone: 'UTC' } }, 5166401],
      [{ $dateAdd: { startDate: date, unit: 'year', amount: 2_000_000_000 } }, 5166406],
      [{ $dateDiff: { startDate: date, endDate: date } }, 5166305],
      [{ $dateDiff: { startDate: date, endDate: 'x', unit: 'day' } }, 5166307],
      [{ $dateDiff: { startDate: date, endDate: date, unit: 'week', startOfWeek: 'x' } }, 5439016],
      [{ $dateTrunc: { date, unit: 5 } }, 5439013],
      [{ $dateTrunc: { date, unit: 'day', binSize: 0 } }, 5439018],
      [{ $dateTrunc: { date, unit: 'day', binSize: 'x' } }, 5439017],
      [{ $dateTrunc: { date: 'x', unit: 'day' } }, 5439012],
      [{ $dateTrunc: { unit: 'day' } }, 5439009],
      [{ $dateFromParts: { month: 1 } }, 40516],
      [{ $dateFromParts: { year: 2020, isoWeek: 1 } }, 40489],
      [{ $dateFromParts: { isoWeekYear: 2020, month: 1 } }, 40525],
      [{ $dateFromParts: { year: 0 } }, 40523],
      [{ $dateFromParts: { year: 'x' } }, 40515],
      [{ $dateFromParts: { year: 2020, hour: 40_000 } }, 31034],
      [{ $dateToParts: { date, iso8601: 1 } }, 40521],
      [{ $dateToString: { date, format: '%q' } }, 18536],
      [{ $dateToString: { date, format: '%Y%' } }, 18535],
      [{ $dateToString: { date, format: 1 } }, 18533],
      [{ $dateToString: { format: '%Y' } }, 18628],
      [{ $dateToString: { date: iso('+012020-01-01T00:00:00Z') } }, 18537],
      [{ $dateFromString: { dateString: '2017-02-30' } }, 241],
      [{ $dateFromString: { dateString: '10:00' } }, 241],
      [{ $dateFromString: { dateString: '2017-02-08 Europe/Madrid' } }, 241],
      [{ $dateFromString: { dateString: '2017-02-08T00:00:00Z', timezone: 'Europe/Madrid' } }, 241],
      [{ $dateFromString: { dateString: '2017', format: '%Y' } }, 241],
      [{ $dateFromString: { dateString: '2017-01-01', format: '%j' } }, 18536],
      [{ $dateFromString: {} }, 40542],
    ];
    for (const [expr, code] of cases) expect([expr, codeOf(expr)]).toEqual([expr, code]);
  });
});
