import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';
import { activeSuspension } from './suspension.ts';

describe('a suspension', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const since = new Date('2026-11-20T12:00:00Z');
  const until = (date: string | null) => ({
    suspension: { reason: 'Spam', since, until: date ? new Date(date) : null },
  });

  it('lasts without an end, and ends by itself at its end', () => {
    expect(activeSuspension({ suspension: null }, now)).toBeNull();
    expect(activeSuspension(until(null), now)?.reason).toBe('Spam');
    expect(activeSuspension(until('2026-11-21T12:00:00.001Z'), now)).not.toBeNull();
    expect(activeSuspension(until('2026-11-21T12:00:00Z'), now)).toBeNull();
  });
});

describe('the key of a name', () => {
  it('folds case, accents and spaces, and keeps ñ', () => {
    expect(nameKey('  José   ÁLVAREZ ')).toBe('jose alvarez');
    expect(nameKey('Muñoz')).toBe('muñoz');
    expect(nameKey('Munoz')).toBe('munoz');
  });

  it('stays the same when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
  });
});
