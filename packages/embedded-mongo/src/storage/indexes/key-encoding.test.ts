import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from '../../bson/compare.ts';
import { numbers, values } from '../../testing/arbitraries.ts';
import { encodeKey, encodeValue, fitBound, fitKey, invert, maxKeyBytes } from './key-encoding.ts';

const sign = (value: number): number => Math.sign(value);

describe('index key encoding', () => {
  it('orders bytes like the comparator orders values', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const byBytes = Buffer.compare(encodeValue(a), encodeValue(b));
        expect(sign(byBytes)).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 3000 },
    );
  });

  it('orders numbers of all types by value', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const byBytes = Buffer.compare(encodeValue(a), encodeValue(b));
        expect(sign(byBytes)).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 3000 },
    );
  });

  it('never makes one value a prefix of another', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const x = encodeValue(a);
        const y = encodeValue(b);
        if (x.equals(y)) return;
        expect(x.subarray(0, y.length).equals(y)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('turns the order around for descending fields', () => {
    fc.assert(
      fc.property(values, values, fc.constantFrom(1, -1), (a, b, direction) => {
        const byBytes = Buffer.compare(encodeKey([a], [direction]), encodeKey([b], [direction]));
        expect(sign(byBytes)).toBe(sign(compareValues(a, b) * direction) + 0);
      }),
      { numRuns: 1000 },
    );
    expect(invert(invert(Buffer.from([1, 2])))).toEqual(Buffer.from([1, 2]));
  });

  it('keeps long keys within the limit, told apart, and inside their bounds', () => {
    const long = 'x'.repeat(5000);
    const a = encodeValue(`${long}a`);
    const b = encodeValue(`${long}b`);
    expect(fitKey(a).length).toBe(maxKeyBytes);
    expect(fitKey(a).equals(fitKey(b))).toBe(false);
    expect(Buffer.compare(fitBound(a), fitKey(a))).toBeLessThanOrEqual(0);
  });
});
