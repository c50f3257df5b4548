import { describe, expect, it } from 'vitest';
import { nextDigest, type QuietHours, quietUntil } from './quiet-hours.ts';

const zone = 'America/Bogota';
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const nights: QuietHours = {
  isOn: true,
  from: 20,
  to: 7,
  days: everyDay,
  letsUrgentThrough: true,
};
const until = (at: string, quiet: Partial<QuietHours> = {}, timeZone = zone) =>
  quietUntil(new Date(at), { ...nights, ...quiet }, timeZone)?.toISOString() ?? null;

describe('quiet hours', () => {
  it('pass midnight, in the zone of the person', () => {
    expect(until('2026-11-22T02:30:00Z')).toBe('2026-11-22T12:00:00.000Z');
    expect(until('2026-11-22T11:59:59Z')).toBe('2026-11-22T12:00:00.000Z');
    expect(until('2026-11-22T12:00:00Z')).toBeNull();
    expect(until('2026-11-22T12:00:00Z', {}, 'Asia/Kolkata')).toBeNull();
    expect(until('2026-11-22T20:00:00Z', {}, 'Asia/Kolkata')).toBe('2026-11-23T01:30:00.000Z');
  });

  it('may lie within a day', () => {
    expect(until('2026-11-23T18:10:00Z', { from: 12, to: 14 })).toBe('2026-11-23T19:00:00.000Z');
    expect(until('2026-11-23T19:00:00Z', { from: 12, to: 14 })).toBeNull();
  });

  it('count by the day on which they begin', () => {
    const friday = { days: [5] };
    // Friday 20 November at 21:00, and Saturday at 6:00, in Bogotá.
    expect(until('2026-11-21T02:00:00Z', friday)).toBe('2026-11-21T12:00:00.000Z');
    expect(until('2026-11-21T11:00:00Z', friday)).toBe('2026-11-21T12:00:00.000Z');
    expect(until('2026-11-22T02:00:00Z', friday)).toBeNull();
  });

  it('follow a clock that is put forward in the night', () => {
    expect(until('2027-03-14T06:30:00Z', {}, 'America/New_York')).toBe('2027-03-14T11:00:00.000Z');
  });

  it('are none when they are off, and none when they would never end', () => {
    expect(until('2026-11-22T02:30:00Z', { isOn: false })).toBeNull();
    expect(until('2026-11-22T02:30:00Z', { from: 0, to: 0 })).toBeNull();
  });
});

describe('the digest', () => {
  const next = (after: string, rhythm: 'DAILY' | 'WEEKLY', quiet: Partial<QuietHours> = {}) =>
    nextDigest(
      new Date(after),
      { rhythm, hour: 7 },
      { ...nights, isOn: false, ...quiet },
      zone,
    ).toISOString();

  it('goes out at the hour of the person, each day or on Mondays', () => {
    expect(next('2026-11-22T11:59:00Z', 'DAILY')).toBe('2026-11-22T12:00:00.000Z');
    expect(next('2026-11-22T12:00:00Z', 'DAILY')).toBe('2026-11-23T12:00:00.000Z');
    expect(next('2026-11-22T12:00:00Z', 'WEEKLY')).toBe('2026-11-23T12:00:00.000Z');
    expect(next('2026-11-23T12:00:00Z', 'WEEKLY')).toBe('2026-11-30T12:00:00.000Z');
  });

  it('waits for the end of quiet hours', () => {
    expect(next('2026-11-22T00:00:00Z', 'DAILY', { isOn: true, to: 9 })).toBe(
      '2026-11-22T14:00:00.000Z',
    );
  });
});
