import { parseValue } from 'graphql';
import { describe, expect, test } from 'vitest';
import { scalars } from './scalars.ts';

describe('DateTime', () => {
  test('reads and writes instants in UTC', () => {
    const instant = '2026-11-21T14:05:00.123Z';
    expect(scalars.DateTime.parseValue(instant)).toEqual(new Date(instant));
    expect(scalars.DateTime.serialize(new Date(instant))).toBe(instant);
    expect(scalars.DateTime.parseValue('2026-11-21T14:05:00Z')).toEqual(
      new Date('2026-11-21T14:05:00.000Z'),
    );
  });

  test.each([
    '',
    '2026-11-21',
    '2026-11-21T14:05:00',
    '2026-11-21T14:05:00+05:00',
    '2026-02-31T00:00:00Z',
    '2026-11-21T25:00:00Z',
    '+275760-09-13T00:00:00Z',
    1e15,
    null,
    { $gt: '' },
  ])('refuses %j', (value) => {
    expect(() => scalars.DateTime.parseValue(value)).toThrow(/DateTime must be/);
  });

  test('refuses to write what is no date', () => {
    expect(() => scalars.DateTime.serialize('2026-11-21')).toThrow(TypeError);
    expect(() => scalars.DateTime.serialize(new Date(Number.NaN))).toThrow(TypeError);
  });
});

describe('Date', () => {
  test('reads days that exist, and the empty text that clears a field', () => {
    expect(scalars.Date.parseValue('2024-02-29')).toBe('2024-02-29');
    expect(scalars.Date.parseValue('')).toBe('');
  });

  test.each(['2026-02-29', '2026-1-1', '21/11/2026', 'today', 20_261_121])(
    'refuses %j',
    (value) => {
      expect(() => scalars.Date.parseValue(value)).toThrow(/Date must be/);
    },
  );
});

describe('SafeInt', () => {
  test('reads and writes whole numbers up to 2^53 − 1', () => {
    expect(scalars.SafeInt.parseValue(9_007_199_254_740_991)).toBe(9_007_199_254_740_991);
    expect(scalars.SafeInt.parseLiteral(parseValue('-12'), {})).toBe(-12);
    expect(scalars.SafeInt.serialize(0)).toBe(0);
  });

  test.each([1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '12', null, true, [1]])(
    'refuses %j',
    (value) => {
      expect(() => scalars.SafeInt.parseValue(value)).toThrow(/SafeInt must be/);
    },
  );

  test('refuses literals beyond it', () => {
    expect(() => scalars.SafeInt.parseLiteral(parseValue('9007199254740993'), {})).toThrow(
      'SafeInt must be',
    );
    expect(() => scalars.SafeInt.parseLiteral(parseValue('"1"'), {})).toThrow('SafeInt must be');
  });
});

describe.each(['Cursor', 'EventCursor'] as const)('%s', (name) => {
  test('takes opaque text and nothing else', () => {
    expect(scalars[name].parseValue('aZ0_-.x')).toBe('aZ0_-.x');
    for (const value of ['', 'a b', '{"$gt":1}', 'x'.repeat(501), 12, null, { $ne: 1 }]) {
      expect(() => scalars[name].parseValue(value)).toThrow(/must be a position/);
    }
  });
});
