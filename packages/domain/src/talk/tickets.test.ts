import { describe, expect, it } from 'vitest';
import { extendedDueAt, isLegalKind, legalDueAt, legalTermOf, ticketKinds } from './tickets.ts';
import { colombianDay } from '../time/working-days.ts';

describe('the terms of the law on personal data', () => {
  it('are of queries and claims alone', () => {
    expect(ticketKinds.filter(isLegalKind)).toEqual(['DATA_QUERY', 'DATA_CLAIM']);
    expect(legalTermOf('DATA_QUERY')).toEqual({ days: 10, extension: 5 });
    expect(legalTermOf('DATA_CLAIM')).toEqual({ days: 15, extension: 8 });
  });

  // A Friday before a Monday that is a holiday.
  const received = new Date('2026-10-09T15:00:00Z');

  it.each([
    ['DATA_QUERY', '2026-10-26', '2026-11-03'],
    ['DATA_CLAIM', '2026-11-03', '2026-11-13'],
  ] as const)('%s: %s, extended to %s', (kind, due, extended) => {
    expect(colombianDay(legalDueAt(kind, received))).toBe(due);
    expect(colombianDay(extendedDueAt(kind, received))).toBe(extended);
  });

  it('begin with the day in Colombia, not that of UTC', () => {
    const late = new Date('2026-10-10T03:00:00Z');
    expect(legalDueAt('DATA_QUERY', late)).toEqual(legalDueAt('DATA_QUERY', received));
  });
});
