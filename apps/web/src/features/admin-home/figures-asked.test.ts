import { describe, expect, test } from 'vitest';
import { figuresAt } from './figures-asked.ts';

const now = new Date('2026-11-27T15:00:00Z');
const at = (address: string) => figuresAt(new URLSearchParams(address), now);

describe('figures of an address', () => {
  test('are of thirty days until today, where it says nothing', () => {
    const { period, asked } = at('');
    expect(period).toBe('30');
    expect(asked).toMatchObject({
      from: '2026-10-29',
      until: '2026-11-27',
      unit: 'DAY',
      comparison: 'PREVIOUS',
    });
  });

  test.each([
    ['2026-11-01', '2026-11-20', 'DAY'],
    ['2026-11-27', '2026-11-27', 'DAY'],
    ['2026-06-01', '2026-11-20', 'WEEK'],
    ['2024-12-01', '2026-11-20', 'MONTH'],
  ])('are of the days from %s until %s, by %s', (from, until, unit) => {
    const { period, asked } = at(`period=90&compare=YEAR&from=${from}&until=${until}`);
    expect(period).toBeNull();
    expect(asked).toMatchObject({ from, until, unit, comparison: 'YEAR' });
  });

  test.each([
    'from=2026-11-20',
    'from=2026-11-20&until=2026-11-01',
    'from=2026-11-20&until=2026-11-28',
    'from=2020-01-01&until=2026-11-20',
    'from=2026-02-30&until=2026-11-20',
    'from=x&until=y',
  ])('are of the period where %s cannot be asked for', (days) => {
    expect(at(`period=90&${days}`)).toMatchObject({
      period: '90',
      asked: { from: '2026-08-30', until: '2026-11-27', unit: 'WEEK' },
    });
  });
});
