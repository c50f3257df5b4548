import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

describe('a GTIN', () => {
  it.each([
    '96385074',
    '036000291452',
    '4006381333931',
    '9780306406157',
    '10614141000415',
    '00012345600012',
  ])('%s is one', (text) => {
    expect(isGtin(text)).toBe(true);
  });

  it.each([
    '',
    '4006381333932',
    '400638133393',
    '40063813339310',
    '4006381333931 ',
    '4006-381333931',
    '400638133393A',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
    '9638507',
    '123456789012345',
  ])('%j is none', (text) => {
    expect(isGtin(text)).toBe(false);
  });

  it('has one last digit for all the others, and no other digit may change', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, place, by) => {
        const endings = Array.from({ length: 10 }, (_, last) => [...body, last]);
        const right = endings.filter((whole) => isGtin(whole.join('')));
        expect(right).toHaveLength(1);
        const wrong = right[0]?.with(place, ((right[0][place] ?? 0) + by) % 10) ?? [];
        expect(isGtin(wrong.join(''))).toBe(false);
      }),
    );
  });
});
