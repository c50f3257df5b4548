import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTaxId, nitCheckDigit, normalizeTaxId } from './tax-id.ts';

describe('a tax id', () => {
  it.each([
    ['CO', '900.373.913-4', true],
    ['CO', '9003739134', true],
    ['CO', '800197268-4', true],
    ['CO', '900373913-5', false],
    ['CO', '12345', false],
    ['CO', '90037391A4', false],
    ['MX', 'GODE561231GR8', true],
    ['MX', 'ABC680524P76', true],
    ['MX', 'AB680524P76', false],
    ['PE', '20100070970', true],
    ['PE', '30100070970', false],
    ['PA', '155596713-2-2015 DV59', true],
    ['PA', '1', false],
    ['VE', 'J-30599889-6', true],
    ['VE', 'X-30599889-6', false],
    ['ES', 'B-12345678', true],
    ['ES', 'ab1', false],
    ['ES', 'x'.repeat(21), false],
    ['DE', 'DE 123/456', false],
  ])('of %s: %s is %s', (country, value, isValid) => {
    expect(isTaxId(value, country)).toBe(isValid);
  });

  it('is stored without spaces, dots and hyphens, in upper case', () => {
    expect(normalizeTaxId(' 900.373.913–4 ')).toBe('9003739134');
    expect(normalizeTaxId('j-30599889-6')).toBe('J305998896');
  });
});

describe('the check digit of a NIT', () => {
  it('is one digit for 1 to 15 digits, and none for anything else', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,15}$/), (digits) => {
        const digit = nitCheckDigit(digits);
        expect(digit).toBeGreaterThanOrEqual(0);
        expect(digit).toBeLessThanOrEqual(9);
      }),
    );
    for (const text of ['', 'a', '1'.repeat(16), '1.2']) expect(nitCheckDigit(text)).toBeNull();
  });

  it('is the only one that fits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (digits) => {
        const fitting = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) =>
          isTaxId(`${digits}${digit}`, 'CO'),
        );
        expect(fitting).toEqual([nitCheckDigit(digits)]);
      }),
    );
  });
});
